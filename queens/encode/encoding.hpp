// SPDX-License-Identifier: MIT
// The table of encodings. To add one: write its file, and add its row in table.cpp.
#pragma once

#include "queens/board/table.hpp"
#include "queens/encode.hpp"
#include "queens/notation/lines.hpp"
#include "queens/notation/text.hpp"

namespace queens::encoding {

using notation::Text;

/// An encoding: a row of the table.
struct Encoding {
    EncodingSummary summary;
    /// Writes the puzzle; ends early where nobody reads any more.
    void (*write)(const Puzzle& puzzle, const EncodeOptions& options, Text& text);
    /// Reads the next model of a solver's answer, or what it says instead; nothing at the end.
    Answer (*read)(notation::Lines& lines, int size);
};

[[nodiscard]] Table<Encoding> table();

extern const Encoding dimacs_encoding;
extern const Encoding opb_encoding;
extern const Encoding lp_encoding;
extern const Encoding mps_encoding;
extern const Encoding minizinc_encoding;
extern const Encoding smtlib_encoding;
extern const Encoding asp_encoding;
extern const Encoding xcsp3_encoding;
extern const Encoding qubo_encoding;

/// The first lines of a text: which puzzle it is, each line after the comment sign.
void put_heading(Text& text, std::string_view comment, const Puzzle& puzzle);

/// Numbers and words, one after another.
inline void put_part(Text& text, std::string_view part) {
    text.put(part);
}
inline void put_part(Text& text, std::int64_t number) {
    text.put_number(number);
}
template <class... Parts>
void put(Text& text, const Parts&... parts) {
    (put_part(text, parts), ...);
}

/// Writes a line for each square: its row and column, and the language's words around them.
inline void put_squares(Text& text, std::span<const Square> squares, std::string_view before,
                        std::string_view between, std::string_view after) {
    for (const Square square : squares) put(text, before, square.row, between, square.column, after);
}

/// Visits all squares of the board, row by row, as long as somebody reads.
template <class Visit>
void for_each_square(int size, const Text& text, const Visit& visit) {
    for (int row = 0; row < size && !text.is_closed(); ++row) {
        for (int column = 0; column < size; ++column) visit(Square{row, column});
    }
}

}  // namespace queens::encoding
