// SPDX-License-Identifier: MIT
// A constraint model: the column of each row's queen. What it prints is `numbers`, which every verb here reads.
#include "queens/encode/answer.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

void write_excluded(const Puzzle& puzzle, Text& text) {
    for (const auto& [line, value] : puzzle.excluded()) {
        const bool is_torus = puzzle.rule() == Rule::torus;
        const std::string_view number = line == Line::rising ? (is_torus ? "(r + q[r]) mod n" : "r + q[r]")
                                                             : (is_torus ? "(r - q[r] + n) mod n" : "r - q[r]");
        put(text, "constraint forall(r in 0..n-1)(", number, " != ", value, "); % excluded\n");
    }
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    put_heading(text, "%", puzzle);
    text.put("% Rows and columns count from 0. q[r]: the column of the queen in row r.\n");
    text.put("include \"alldifferent.mzn\";\n");
    put(text, "int: n = ", puzzle.size(), ";\n");
    text.put("array[0..n-1] of var 0..n-1: q;\nconstraint alldifferent(q);\n");
    text.put(puzzle.rule() == Rule::torus ? "constraint alldifferent(r in 0..n-1)((r + q[r]) mod n);\n"
                                            "constraint alldifferent(r in 0..n-1)((r - q[r] + n) mod n);\n"
                                          : "constraint alldifferent(r in 0..n-1)(r + q[r]);\n"
                                            "constraint alldifferent(r in 0..n-1)(r - q[r]);\n");
    put_squares(text, puzzle.given(), "constraint q[", "] = ", "; % given\n");
    put_squares(text, puzzle.blocked(), "constraint q[", "] != ", "; % blocked\n");
    write_excluded(puzzle, text);
    text.put("solve satisfy;\noutput [join(\" \", [show(q[r] + 1) | r in 0..n-1]), \"\\n\"];\n");
}

}  // namespace

const Encoding minizinc_encoding = {{"minizinc", "encoding.minizinc", 0, largest_size}, write, read_minizinc_answer};

}  // namespace queens::encoding
