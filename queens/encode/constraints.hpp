// SPDX-License-Identifier: MIT
// The puzzle as a list of constraints: so many queens on these squares. What clauses, inequalities and penalties are
// made from.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"

namespace queens::encoding {

/// How many queens the squares of a constraint hold.
enum class Amount { none, at_most_one, exactly_one };

/// Why: a line of the board, or a single square of the puzzle.
enum class Reason { row, column, rising, falling, given, blocked };

struct Constraint {
    Reason reason;
    /// The line's number in the sense of line_index; of a square, row · n + column.
    int index;
    Amount amount;
    /// Valid only during the visit.
    std::span<const Square> squares;
};

/// "row", "column", "rising", "falling", "given", "blocked": with the index, a constraint's name.
[[nodiscard]] std::string_view name(Reason reason) noexcept;

using Visitor = std::function<Flow(const Constraint&)>;

/// Rows, columns and diagonals, then given and blocked squares. Diagonals of one square are left out unless they are
/// excluded: they say nothing. On the torus a board of one square has none of these.
void for_each_constraint(const Puzzle& puzzle, const Visitor& visit);

/// What the diagonals of this direction may hold, by line_index: at most one, or none where excluded.
[[nodiscard]] std::vector<Amount> amounts_of_diagonals(const Puzzle& puzzle, Line line);

/// How many squares the line has.
[[nodiscard]] int length(Rule rule, int size, Line line, int index) noexcept;

}  // namespace queens::encoding
