// SPDX-License-Identifier: MIT
// Squares and lines of the board, and the names people give to squares.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "queens/board/message.hpp"

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

/// Whether the square is on the n × n board.
[[nodiscard]] constexpr bool is_on_board(Square square, std::int64_t size) noexcept {
    return 0 <= square.row && square.row < size && 0 <= square.column && square.column < size;
}

/// The four lines along which a queen attacks: its row, its column, the diagonal ／ on which row + column is
/// constant, and the diagonal ＼ on which row − column is.
enum class Line { row, column, rising, falling };

inline constexpr Line all_lines[] = {Line::row, Line::column, Line::rising, Line::falling};

/// Whether something goes row by row, or column by column.
enum class Axis { rows, columns };

/// How squares are spelled: `(2, 1)` is row 2, column 1 from 0; `b4` is file b, rank 4 counted from the bottom.
enum class Coordinates { zero, chess };

/// The line's name in JSON, and in the catalogue.
[[nodiscard]] constexpr const char* name(Line line) noexcept {
    switch (line) {
        case Line::row: return "row";
        case Line::column: return "column";
        case Line::rising: return "rising";
        case Line::falling: return "falling";
    }
    return "";
}

/// The id of the line's name in the catalogue, as in "line.rising".
[[nodiscard]] inline std::string phrase_id(Line line) {
    return std::string("line.") + name(line);
}

/// The file's letters: column 0 is a, 25 is z, 26 is aa, 27 is ab.
[[nodiscard]] std::string file_name(int column);

/// The square's name on an n × n board, as `coordinates` spells it.
[[nodiscard]] std::string square_name(Square square, int size, Coordinates coordinates);

/// What a row or column is called where squares are spelled so: row 2 and column 2, or rank 6 and file c.
[[nodiscard]] Message line_name(Line line, int index, int size, Coordinates coordinates);

}  // namespace queens

#pragma GCC visibility pop
