#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <vector>

constexpr int n = 4;
std::vector<int> queens;  // the column of each row's queen
std::mt19937_64 random_bits(0);

int draw(const std::vector<int>& list) {
    return list[random_bits() % list.size()];
}

int attackers(int row, int column) {
    int count = 0;
    for (int other = 0; other < (int)queens.size(); ++other) {
        const int apart = std::abs(queens[other] - column);
        if (other != row && (apart == 0 || apart == std::abs(other - row))) ++count;
    }
    return count;
}

std::vector<int> best(int row) {  // where the fewest attack, but not where the queen stands
    std::vector<int> columns;
    int fewest = n;
    for (int column = 0; column < n; ++column) {
        if (row < (int)queens.size() && queens[row] == column) continue;
        const int count = attackers(row, column);
        if (count < fewest) columns.clear();
        fewest = std::min(fewest, count);
        if (count == fewest) columns.push_back(column);
    }
    return columns;
}

int main() {
    for (int row = 0; row < n; ++row) {
        const int column = draw(best(row));
        queens.push_back(column);  //@ place row column
    }
    for (int moves = 0;; ++moves) {
        std::vector<int> attacked;
        for (int row = 0; row < n; ++row) {
            if (attackers(row, queens[row]) > 0) attacked.push_back(row);
        }
        if (attacked.empty()) {
            for (int column : queens) std::cout << column << ' ';  //@ found
            return 0;
        }
        if (moves == 1000) {
            std::cout << "stuck";  //@ end -1
            return 0;
        }
        const int row = draw(attacked);
        const int column = draw(best(row));  //@ look row queens[row]
        queens[row] = column;                //@ move row column
    }
}
