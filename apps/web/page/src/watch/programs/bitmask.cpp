#include <bit>
#include <cstdint>
#include <iostream>
#include <vector>

constexpr int n = 4;
constexpr std::uint64_t all = (std::uint64_t{1} << n) - 1;  // a bit for each column
std::vector<int> queens;                                    // the column of each row's queen

void fill(int row, std::uint64_t columns, std::uint64_t rising, std::uint64_t falling) {
    if (row == n) {
        for (int column : queens) std::cout << column << ' ';  //@ found
        std::cout << '\n';
        return;
    }
    std::uint64_t free = all & ~(columns | rising | falling);
    while (free != 0) {
        const int column = std::countr_zero(free);
        const std::uint64_t queen = std::uint64_t{1} << column;
        free ^= queen;
        queens.push_back(column);  //@ place row column
        fill(row + 1, columns | queen, (rising | queen) >> 1, (falling | queen) << 1);
        queens.pop_back();  //@ lift row column
    }
}  //@ end row

int main() {
    fill(0, 0, 0, 0);
}
