// SPDX-License-Identifier: MIT
// A linear program over zeros and ones, in the format of CPLEX that most solvers read.
#include "queens/encode/answer.hpp"
#include "queens/encode/constraints.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

/// Readers have lines of limited length.
constexpr std::ptrdiff_t terms_per_line = 16;

void put_variable(Text& text, Square square) {
    put(text, "x_", square.row, "_", square.column);
}

void write_constraint(const Constraint& constraint, Text& text) {
    put(text, " ", name(constraint.reason), "_", constraint.index, ":");
    std::ptrdiff_t terms = 0;
    for (const Square square : constraint.squares) {
        text.put(terms == 0 ? " " : terms % terms_per_line == 0 ? "\n  + " : " + ");
        put_variable(text, square);
        ++terms;
    }
    constexpr std::string_view bounds[] = {" = 0\n", " <= 1\n", " = 1\n"};
    text.put(bounds[static_cast<std::size_t>(constraint.amount)]);
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    put_heading(text, "\\", puzzle);
    text.put("\\ Rows and columns count from 0. x_ROW_COLUMN is 1: a queen stands on the square.\n");
    text.put("Minimize\n nothing: 0 x_0_0\nSubject To\n");
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        write_constraint(constraint, text);
        return text.is_closed() ? Flow::stop : Flow::go_on;
    });
    text.put("Binary\n");
    for_each_square(puzzle.size(), text, [&](Square square) {
        text.put(" ");
        put_variable(text, square);
        const bool is_last = square.column + 1 == puzzle.size();
        if (is_last || square.column % terms_per_line == terms_per_line - 1) text.put("\n");
    });
    text.put("End\n");
}

}  // namespace

const Encoding lp_encoding = {{"lp", "encoding.lp", 1, 10'000}, write, read_linear_answer};

}  // namespace queens::encoding
