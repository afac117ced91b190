// SPDX-License-Identifier: MIT
// Squares and lines of the board, and the names people give to squares.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#pragma GCC visibility push(default)

namespace queens {

/// The largest board of any verb: row + column still fits an int.
inline constexpr int largest_size = 1'000'000'000;

/// A square: row and column from 0, row 0 on top, column 0 at the left.
struct Square {
    int row = 0;
    int column = 0;
    friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// The four lines along which a queen attacks: its row, its column, the diagonal ／ on which row + column is
/// constant, and the diagonal ＼ on which row − column is.
enum class Line { row, column, rising, falling };

inline constexpr Line all_lines[] = {Line::row, Line::column, Line::rising, Line::falling};

/// How squares are spelled: `(2, 1)` is row 2, column 1 from 0; `b4` is file b, rank 4 counted from the bottom.
enum class Coordinates { zero, chess };

/// The file's letters: column 0 is a, 25 is z, 26 is aa, 27 is ab.
[[nodiscard]] std::string file_name(int column);

/// The square's name on an n × n board, as `coordinates` spells it.
[[nodiscard]] std::string square_name(Square square, int size, Coordinates coordinates);

}  // namespace queens

#pragma GCC visibility pop
