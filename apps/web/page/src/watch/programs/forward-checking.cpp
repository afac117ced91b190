#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

constexpr int n = 4;
using Square = std::pair<int, int>;
std::vector<Square> queens;  // the row and column of each
bool is_gone[n][n];          // squares that a queen attacks

int left_in(int row) {
    int count = 0;
    for (int column = 0; column < n; ++column) count += !is_gone[row][column];
    return count;
}

bool is_filled(int row) {
    for (auto [taken, column] : queens) {
        if (taken == row) return true;
    }
    return false;
}

std::vector<Square> rule_out(int row, int column) {
    std::vector<Square> gone;
    for (int other = 0; other < n; ++other) {
        if (is_filled(other)) continue;
        for (int taken = 0; taken < n; ++taken) {
            const int apart = std::abs(taken - column);
            if (is_gone[other][taken] || (apart != 0 && apart != std::abs(other - row))) continue;
            is_gone[other][taken] = true;  //@ rule_out other taken
            gone.push_back({other, taken});
        }
        if (left_in(other) == 0) break;  // a dead end
    }
    return gone;
}

void fill() {
    int row = n;  // none
    for (int each = 0; each < n; ++each) {
        if (!is_filled(each) && (row == n || left_in(each) < left_in(row))) row = each;
    }
    if (row == n) {
        for (auto [taken, column] : queens) std::cout << taken << ',' << column << ' ';  //@ found
        std::cout << '\n';
        return;
    }
    for (int column = 0; column < n; ++column) {
        if (is_gone[row][column]) continue;
        queens.push_back({row, column});  //@ place row column
        std::vector<Square> gone = rule_out(row, column);
        fill();
        queens.pop_back();  //@ lift row column
        for (; !gone.empty(); gone.pop_back()) {
            auto [other, taken] = gone.back();
            is_gone[other][taken] = false;  //@ allow other taken
        }
    }
}  //@ end row

int main() {
    fill();
}
