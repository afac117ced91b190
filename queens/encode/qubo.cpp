// SPDX-License-Identifier: MIT
// A quadratic function of zeros and ones, for annealers: its least value is reached by the solutions, and only by
// them.
//
// Each constraint is a penalty that is 0 where it is kept and positive where it is not. For the sum s of its squares:
// exactly one, (1 − s)² = 1 − s + 2 · pairs, as x² = x; at most one, 2 · pairs; none, 2 s. The ones make up the
// offset.
#include <algorithm>
#include <vector>

#include "queens/encode/answer.hpp"
#include "queens/encode/constraints.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

/// Every pair of squares that share a line, as a weight: 2 for each line they share.
constexpr int pair_weight = 2;

struct Linear {
    std::vector<int> weights;
    int offset = 0;
};

Linear linear_part(const Puzzle& puzzle) {
    const int size = puzzle.size();
    Linear linear{.weights = std::vector<int>(static_cast<std::size_t>(size) * static_cast<std::size_t>(size))};
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        if (constraint.amount == Amount::exactly_one) ++linear.offset;
        for (const Square square : constraint.squares) {
            int& weight = linear.weights[static_cast<std::size_t>(variable_of(square, size) - 1)];
            if (constraint.amount == Amount::exactly_one) --weight;
            if (constraint.amount == Amount::none) weight += 2;
        }
        return Flow::go_on;
    });
    return linear;
}

/// How many lines two squares share: one, or on the torus perhaps both diagonals.
int shared_lines(const Puzzle& puzzle, Square one, Square other) {
    return static_cast<int>(std::count_if(std::begin(all_lines), std::end(all_lines), [&](Line line) {
        return line_index(puzzle.rule(), puzzle.size(), line, one) ==
               line_index(puzzle.rule(), puzzle.size(), line, other);
    }));
}

/// Visits the squares after this one that share a line with it. Every row below is looked at in four places at most.
template <class Visit>
void for_each_later(const Puzzle& puzzle, Square square, const Visit& visit) {
    const int size = puzzle.size();
    for (int column = square.column + 1; column < size; ++column) visit(Square{square.row, column});
    for (int row = square.row + 1; row < size; ++row) {
        const int step = row - square.row;
        int columns[] = {square.column - step, square.column, square.column + step};
        if (puzzle.rule() == Rule::torus) {
            for (int& column : columns) column = (column + size) % size;
        }
        std::sort(std::begin(columns), std::end(columns));
        const auto last = std::unique(std::begin(columns), std::end(columns));
        std::for_each(std::begin(columns), last, [&](int column) {
            if (0 <= column && column < size) visit(Square{row, column});
        });
    }
}

template <class Visit>
void for_each_pair(const Puzzle& puzzle, const Text& text, const Visit& visit) {
    for_each_square(puzzle.size(), text, [&](Square square) {
        for_each_later(puzzle, square, [&](Square later) { visit(square, later); });
    });
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    const int size = puzzle.size();
    const Linear linear = linear_part(puzzle);
    std::int64_t pairs = 0;
    for_each_pair(puzzle, text, [&](Square /*one*/, Square /*other*/) { ++pairs; });
    put_heading(text, "c", puzzle);
    put(text, "c Rows and columns count from 0. Variable row * ", size,
        " + column is 1: a queen stands on the square.\n");
    put(text, "c Offset ", linear.offset, ": the puzzle has a solution if and only if the least value is ",
        -linear.offset,
        ",\nc and the solutions are where it is reached. A line \"i j w\" stands for w * x(i) * x(j).\n");
    put(text, "p qubo 0 ", size * size, " ", size * size, " ", pairs, "\n");
    for (int i = 0; i < size * size; ++i)
        put(text, i, " ", i, " ", linear.weights[static_cast<std::size_t>(i)], "\n");
    for_each_pair(puzzle, text, [&](Square one, Square other) {
        put(text, variable_of(one, size) - 1, " ", variable_of(other, size) - 1, " ",
            pair_weight * shared_lines(puzzle, one, other), "\n");
    });
}

}  // namespace

const Encoding qubo_encoding = {{"qubo", "encoding.qubo", 0, 300}, write, read_qubo_answer};

}  // namespace queens::encoding
