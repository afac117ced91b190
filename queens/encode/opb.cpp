// SPDX-License-Identifier: MIT
// Pseudo-Boolean constraints, as in the competitions: a variable for each square, and nothing else.
#include "queens/encode/answer.hpp"
#include "queens/encode/constraints.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

void write_constraint(const Constraint& constraint, int size, Text& text) {
    // The format knows only "=" and ">=": "at most one" is "minus the sum is at least minus one".
    const bool is_bound = constraint.amount == Amount::at_most_one;
    for (const Square square : constraint.squares) {
        put(text, is_bound ? "-1 x" : "+1 x", variable_of(square, size), " ");
    }
    text.put(is_bound ? ">= -1 ;\n" : constraint.amount == Amount::none ? "= 0 ;\n" : "= 1 ;\n");
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    const int size = puzzle.size();
    int constraints = 0;
    for_each_constraint(puzzle, [&](const Constraint& /*constraint*/) {
        ++constraints;
        return Flow::go_on;
    });
    put(text, "* #variable= ", size * size, " #constraint= ", constraints, "\n");
    put_heading(text, "*", puzzle);
    put(text, "* Rows and columns count from 0. Variable x(row * ", size,
        " + column + 1) is 1: a queen stands on the square.\n");
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        write_constraint(constraint, size, text);
        return text.is_closed() ? Flow::stop : Flow::go_on;
    });
}

}  // namespace

const Encoding opb_encoding = {{"opb", "encoding.opb", 0, 10'000}, write, read_opb_answer};

}  // namespace queens::encoding
