#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int n = 4;
std::vector<int> queens;  // the column of each row's queen

bool is_attacked(int row) {  // by a queen above
    for (int other = 0; other < row; ++other) {
        const int apart = std::abs(queens[other] - queens[row]);
        if (apart == 0 || apart == row - other) return true;  //@ test row queens[row] other
    }
    return false;
}

void test() {
    for (int row = 0; row < n; ++row) {
        if (is_attacked(row)) {
            return;  //@ look row queens[row]
        }
    }
    for (int column : queens) std::cout << column << ' ';  //@ found
    std::cout << '\n';
}

void fill(int row) {
    if (row == n) {
        test();
        return;
    }
    for (int column = 0; column < n; ++column) {
        queens.push_back(column);  //@ place row column
        fill(row + 1);
        queens.pop_back();  //@ lift row column
    }
}  //@ end row

int main() {
    fill(0);
}
