#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int n = 4;
std::vector<int> queens;  // the column of each row's queen

bool is_safe(int row, int column) {
    for (int other = 0; other < row; ++other) {
        const int taken = queens[other];
        if (taken == column || std::abs(taken - column) == row - other) return false;  //@ test row column other
    }
    return true;
}

void fill(int row) {
    if (row == n) {
        for (int column : queens) std::cout << column << ' ';  //@ found
        std::cout << '\n';
        return;
    }
    for (int column = 0; column < n; ++column) {
        if (!is_safe(row, column)) {
            continue;  //@ look row column
        }
        queens.push_back(column);  //@ place row column
        fill(row + 1);
        queens.pop_back();  //@ lift row column
    }
}  //@ end row

int main() {
    fill(0);
}
