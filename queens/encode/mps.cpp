// SPDX-License-Identifier: MIT
// The same linear program as in lp.cpp, column by column, in the free form of MPS.
#include <algorithm>

#include "queens/encode/answer.hpp"
#include "queens/encode/constraints.hpp"
#include "queens/encode/encoding.hpp"

namespace queens::encoding {
namespace {

/// Which constraints a square belongs to.
class Memberships {
  public:
    explicit Memberships(const Puzzle& puzzle)
        : puzzle_(puzzle),
          rising_(amounts_of_diagonals(puzzle, Line::rising)),
          falling_(amounts_of_diagonals(puzzle, Line::falling)) {}

    template <class Visit>
    void for_each(Square square, const Visit& visit) const {
        const int size = puzzle_.size();
        for (const Line line : all_lines) {
            const int index = line_index(puzzle_.rule(), size, line, square);
            if (has(line, index)) visit(static_cast<Reason>(line), index);
        }
        const int number = square.row * size + square.column;
        if (contains(puzzle_.given(), square)) visit(Reason::given, number);
        if (contains(puzzle_.blocked(), square)) visit(Reason::blocked, number);
    }

  private:
    [[nodiscard]] bool has(Line line, int index) const {
        if (length(puzzle_.rule(), puzzle_.size(), line, index) > 1) return true;
        if (line == Line::row || line == Line::column) return true;
        const auto& amounts = line == Line::rising ? rising_ : falling_;
        return amounts[static_cast<std::size_t>(index)] == Amount::none;
    }
    static bool contains(std::span<const Square> squares, Square square) {
        return std::binary_search(squares.begin(), squares.end(), square);
    }

    const Puzzle& puzzle_;
    std::vector<Amount> rising_;
    std::vector<Amount> falling_;
};

void write_rows(const Puzzle& puzzle, Text& text) {
    text.put("ROWS\n N nothing\n");
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        put(text, constraint.amount == Amount::at_most_one ? " L " : " E ", name(constraint.reason), "_",
            constraint.index, "\n");
        return text.is_closed() ? Flow::stop : Flow::go_on;
    });
}

void write_columns(const Puzzle& puzzle, Text& text) {
    const Memberships memberships(puzzle);
    text.put("COLUMNS\n MARK0 'MARKER' 'INTORG'\n");
    for_each_square(puzzle.size(), text, [&](Square square) {
        memberships.for_each(square, [&](Reason reason, int index) {
            put(text, " x_", square.row, "_", square.column, " ", name(reason), "_", index, " 1\n");
        });
    });
    text.put(" MARK1 'MARKER' 'INTEND'\n");
}

void write_sides(const Puzzle& puzzle, Text& text) {
    text.put("RHS\n");
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        if (constraint.amount == Amount::none) return Flow::go_on;
        put(text, " RHS ", name(constraint.reason), "_", constraint.index, " 1\n");
        return text.is_closed() ? Flow::stop : Flow::go_on;
    });
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    put_heading(text, "*", puzzle);
    text.put("* Rows and columns count from 0. x_ROW_COLUMN is 1: a queen stands on the square.\n");
    put(text, "NAME queens_", puzzle.size(), "\n");
    write_rows(puzzle, text);
    write_columns(puzzle, text);
    write_sides(puzzle, text);
    text.put("BOUNDS\n");
    for_each_square(puzzle.size(), text,
                    [&](Square square) { put(text, " UP BOUND x_", square.row, "_", square.column, " 1\n"); });
    text.put("ENDATA\n");
}

}  // namespace

const Encoding mps_encoding = {{"mps", "encoding.mps", 1, 10'000}, write, read_linear_answer};

}  // namespace queens::encoding
