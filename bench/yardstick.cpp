// SPDX-License-Identifier: MIT
#include "bench/yardstick.hpp"

namespace queens {
namespace {

std::uint64_t place(std::uint32_t board, std::uint32_t columns, std::uint32_t left, std::uint32_t right) {
    if (columns == board) return 1;
    std::uint64_t solutions = 0;
    for (std::uint32_t free = board & ~(columns | left | right); free != 0; free &= free - 1) {
        const std::uint32_t queen = free & -free;
        solutions += place(board, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return solutions;
}

}  // namespace

std::uint64_t yardstick(int size) {
    const auto board = static_cast<std::uint32_t>((std::uint64_t{1} << size) - 1);
    std::uint64_t solutions = 0;
    for (int column = 0; column < (size + 1) / 2; ++column) {
        const std::uint32_t queen = std::uint32_t{1} << column;
        solutions += (2 * column + 1 == size ? 1 : 2) * place(board, queen, queen << 1, queen >> 1);
    }
    return solutions;
}

}  // namespace queens
