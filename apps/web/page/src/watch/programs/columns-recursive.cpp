#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int n = 4;
std::vector<int> queens;  // the row of each column's queen

bool is_safe(int column, int row) {
    for (int other = 0; other < column; ++other) {
        const int taken = queens[other];
        if (taken == row || std::abs(taken - row) == column - other) return false;  //@ test row column other
    }
    return true;
}

void fill(int column) {
    if (column == n) {
        for (int row : queens) std::cout << row << ' ';  //@ found
        std::cout << '\n';
        return;
    }
    for (int row = 0; row < n; ++row) {
        if (!is_safe(column, row)) {
            continue;  //@ look row column
        }
        queens.push_back(row);  //@ place row column
        fill(column + 1);
        queens.pop_back();  //@ lift row column
    }
}  //@ end column

int main() {
    fill(0);
}
