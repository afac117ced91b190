#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int n = 4;
std::vector<int> queens;  // the row of each column's queen

bool is_safe(int row, int column) {
    for (int other = 0; other < column; ++other) {
        const int taken = queens[other];
        if (taken == row || std::abs(taken - row) == column - other) return false;  //@ test row column other
    }
    return true;
}

int main() {
    int column = 0;
    int row = 0;
    while (true) {
        if (column == n) {
            for (int each : queens) std::cout << each << ' ';  //@ found
            std::cout << '\n';
        } else {
            while (row < n && !is_safe(row, column)) {
                ++row;  //@ look row column
            }
            if (row < n) {
                queens.push_back(row);  //@ place row column
                ++column;
                row = 0;
                continue;
            }
            // no row is left  //@ end column
        }
        if (queens.empty()) break;
        --column;
        row = queens.back() + 1;
        queens.pop_back();  //@ lift queens[column] column
    }
}
