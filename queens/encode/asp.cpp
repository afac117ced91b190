// SPDX-License-Identifier: MIT
// A logic program for gringo and clasp: queens are chosen, one in each row and column, and nothing may contradict.
#include "queens/encode/answer.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    const bool is_torus = puzzle.rule() == Rule::torus;
    put_heading(text, "%", puzzle);
    text.put("% Rows and columns count from 0. queen(R,C): a queen stands on row R, column C.\n");
    put(text, "#const n = ", puzzle.size(), ".\n");
    text.put(
        "line(0..n-1).\n"
        "1 { queen(R,C) : line(C) } 1 :- line(R).\n"
        "1 { queen(R,C) : line(R) } 1 :- line(C).\n");
    // The diagonals' numbers as in the rest of the program: r + c, and r - c + n - 1; on the torus modulo n.
    const std::string_view rising = is_torus ? "(R+C) \\ n" : "R+C";
    const std::string_view falling = is_torus ? "(R-C+n) \\ n" : "R-C+n-1";
    put(text, "rising(R,C,", rising, ") :- line(R), line(C).\n");
    put(text, "falling(R,C,", falling, ") :- line(R), line(C).\n");
    text.put(
        ":- rising(_,_,D), 2 { queen(R,C) : rising(R,C,D) }.\n"
        ":- falling(_,_,D), 2 { queen(R,C) : falling(R,C,D) }.\n");
    put_squares(text, puzzle.given(), ":- not queen(", ",", ").\n");
    put_squares(text, puzzle.blocked(), ":- queen(", ",", ").\n");
    for (const Diagonal& diagonal : puzzle.excluded()) {
        const bool is_rising = diagonal.line == Line::rising;
        const int number = is_rising || is_torus ? diagonal.value : diagonal.value + puzzle.size() - 1;
        put(text, ":- queen(R,C), ", is_rising ? "rising" : "falling", "(R,C,", number, ").\n");
    }
    text.put("#show queen/2.\n");
}

}  // namespace

const Encoding asp_encoding = {{"asp", "encoding.asp", 0, largest_size}, write, read_asp_answer};

}  // namespace queens::encoding
