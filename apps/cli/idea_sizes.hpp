// SPDX-License-Identifier: MIT
// How many boards each idea of solving the puzzle looks at.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace queens::cli {

struct IdeaSize {
    /// The idea's name in the catalogue.
    std::string_view idea;
    /// Grouped digits, or, past 10³⁰, an approximation such as "≈ 4.5 · 10^123".
    std::string boards;
};

/// For an empty n × n board, from the crudest idea to the best that needs no search: ordered choices of n squares,
/// sets of n squares, one queen a row, one a row and column.
[[nodiscard]] std::array<IdeaSize, 4> idea_sizes(int size);

/// Digits in groups of three: 178,462,987,637,760.
[[nodiscard]] std::string grouped(std::string digits);

}  // namespace queens::cli
