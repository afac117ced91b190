// SPDX-License-Identifier: MIT
// The eight symmetries of the square, and what they do to squares and solutions.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "queens/board/square.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// Turns go clockwise. `mirror_columns` swaps left and right, `mirror_rows` top and bottom, `transpose` rows and
/// columns (the mirror is the diagonal ＼), `antitranspose` the same along ／.
enum class Symmetry {
    identity,
    quarter_turn,
    half_turn,
    three_quarter_turn,
    mirror_columns,
    mirror_rows,
    transpose,
    antitranspose
};

inline constexpr std::array all_symmetries = {
    Symmetry::identity,       Symmetry::quarter_turn, Symmetry::half_turn, Symmetry::three_quarter_turn,
    Symmetry::mirror_columns, Symmetry::mirror_rows,  Symmetry::transpose, Symmetry::antitranspose};

/// Whether the group has this symmetry.
[[nodiscard]] bool contains(std::span<const Symmetry> group, Symmetry symmetry) noexcept;

/// Where the square of an n × n board goes.
[[nodiscard]] constexpr Square image(Symmetry symmetry, int size, Square square) noexcept {
    const auto [row, column] = square;
    const int row_from_below = size - 1 - row;
    const int column_from_right = size - 1 - column;
    switch (symmetry) {
        case Symmetry::identity: return square;
        case Symmetry::quarter_turn: return {column, row_from_below};
        case Symmetry::half_turn: return {row_from_below, column_from_right};
        case Symmetry::three_quarter_turn: return {column_from_right, row};
        case Symmetry::mirror_columns: return {row, column_from_right};
        case Symmetry::mirror_rows: return {row_from_below, column};
        case Symmetry::transpose: return {column, row};
        case Symmetry::antitranspose: return {column_from_right, row_from_below};
    }
    return square;
}

/// The image of a solution: columns[row] of every row (n entries, each column once), in and out.
[[nodiscard]] std::vector<int> image(Symmetry symmetry, std::span<const int> columns);

/// Among all the images of solutions under `group`, which one stands for its class: the lexicographically smallest.
/// Returns the size of the class (8, 4, 2 or 1) if `columns` is that one, and 0 if an image is smaller.
/// Fast: images are compared entry by entry and rarely finished.
[[nodiscard]] int class_size_if_smallest(std::span<const Symmetry> group, std::span<const int> columns,
                                         std::span<const int> rows);

/// The row of each column, from the column of each row: the transposed solution.
void transpose_into(std::span<const int> columns, std::span<int> rows) noexcept;

}  // namespace queens

#pragma GCC visibility pop
