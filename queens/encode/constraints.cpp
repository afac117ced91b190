// SPDX-License-Identifier: MIT
#include "queens/encode/constraints.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace queens::encoding {
namespace {

/// The column in which the line meets the row; on the board or not. Not for rows.
int column_in_row(Rule rule, int size, Line line, int index, int row) {
    if (line == Line::column) return index;
    if (rule == Rule::torus) return line == Line::rising ? (index - row + size) % size : (row - index + size) % size;
    return line == Line::rising ? index - row : row - (index - (size - 1));
}

/// The squares of a line, in order of rows.
void list_squares(Rule rule, int size, Line line, int index, std::vector<Square>& squares) {
    squares.clear();
    for (int i = 0; i < size; ++i) {
        const Square square =
            line == Line::row ? Square{index, i} : Square{i, column_in_row(rule, size, line, index, i)};
        if (0 <= square.column && square.column < size) squares.push_back(square);
    }
}

Flow visit_lines(const Puzzle& puzzle, Line line, const Visitor& visit) {
    const bool is_diagonal = line == Line::rising || line == Line::falling;
    const auto amounts = is_diagonal ? amounts_of_diagonals(puzzle, line) : std::vector<Amount>();
    std::vector<Square> squares;
    for (int index = 0; index < line_count(puzzle.rule(), puzzle.size(), line); ++index) {
        const Amount amount = is_diagonal ? amounts[static_cast<std::size_t>(index)] : Amount::exactly_one;
        list_squares(puzzle.rule(), puzzle.size(), line, index, squares);
        if (amount == Amount::at_most_one && squares.size() < 2) continue;
        const Constraint constraint{static_cast<Reason>(line), index, amount, squares};
        if (visit(constraint) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
}

Flow visit_squares(int size, std::span<const Square> squares, Reason reason, Amount amount, const Visitor& visit) {
    for (const Square& square : squares) {
        const Constraint constraint{reason, square.row * size + square.column, amount, {&square, 1}};
        if (visit(constraint) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
}

static_assert(static_cast<Reason>(Line::row) == Reason::row && static_cast<Reason>(Line::column) == Reason::column &&
              static_cast<Reason>(Line::rising) == Reason::rising &&
              static_cast<Reason>(Line::falling) == Reason::falling);

}  // namespace

std::string_view name(Reason reason) noexcept {
    switch (reason) {
        case Reason::row: return "row";
        case Reason::column: return "column";
        case Reason::rising: return "rising";
        case Reason::falling: return "falling";
        case Reason::given: return "given";
        case Reason::blocked: return "blocked";
    }
    return "";
}

int length(Rule rule, int size, Line line, int index) noexcept {
    const bool is_diagonal = line == Line::rising || line == Line::falling;
    return is_diagonal && rule == Rule::chess ? size - std::abs(index - (size - 1)) : size;
}

std::vector<Amount> amounts_of_diagonals(const Puzzle& puzzle, Line line) {
    const int size = puzzle.size();
    std::vector<Amount> amounts(static_cast<std::size_t>(line_count(puzzle.rule(), size, line)), Amount::at_most_one);
    for (const Diagonal& diagonal : puzzle.excluded()) {
        if (diagonal.line != line) continue;
        amounts[static_cast<std::size_t>(line_index(puzzle.rule(), size, diagonal))] = Amount::none;
    }
    return amounts;
}

void for_each_constraint(const Puzzle& puzzle, const Visitor& visit) {
    for (const Line line : all_lines) {
        if (visit_lines(puzzle, line, visit) == Flow::stop) return;
    }
    const int size = puzzle.size();
    if (visit_squares(size, puzzle.given(), Reason::given, Amount::exactly_one, visit) == Flow::stop) return;
    visit_squares(size, puzzle.blocked(), Reason::blocked, Amount::none, visit);
}

}  // namespace queens::encoding
