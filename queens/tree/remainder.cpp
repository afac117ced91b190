// SPDX-License-Identifier: MIT
#include "queens/tree/remainder.hpp"

#include <algorithm>
#include <cassert>

namespace queens::tree {
namespace {

Row forbidden_by_puzzle(const Puzzle& puzzle, int row) {
    if (puzzle.blocked().empty() && puzzle.excluded().empty()) return 0;
    Row forbidden = 0;
    for (int column = 0; column < puzzle.size(); ++column) {
        if (puzzle.refusal({row, column}) != Refusal::none) forbidden |= Row{1} << column;
    }
    return forbidden;
}

/// The ways to fill the rows from this one on, with these attacks on it.
template <Rule rule>
int ways_from(const Remainder& remainder, std::size_t depth, const Attacks& attacks) noexcept {
    if (depth == remainder.rows.size()) return 1;
    const RowToFill& row = remainder.rows[depth];
    int ways = 0;
    for (Row free = row.allowed & ~attacks.all(); free != 0; free &= free - 1) {
        ways += ways_from<rule>(remainder, depth + 1, attacks.below<rule>(free & -free, row.gap, remainder.size));
    }
    return ways;
}

}  // namespace

Row attacked(const Puzzle& puzzle, int row, Square queen) noexcept {
    const int size = puzzle.size();
    const int distance = row > queen.row ? row - queen.row : queen.row - row;
    const Row square = Row{1} << queen.column;
    const auto moved = [&](int steps) {
        if (puzzle.rule() == Rule::torus) return rotated(square, steps < 0 ? size + steps : steps, size);
        return steps < 0 ? square >> -steps : square << steps;
    };
    return square | moved(distance) | moved(-distance);
}

Remainder remainder_of(const Puzzle& puzzle, std::span<const Square> queens) {
    assert(puzzle.size() <= widest_row);
    std::vector<Square> standing(puzzle.given().begin(), puzzle.given().end());
    standing.insert(standing.end(), queens.begin(), queens.end());

    Remainder result{
        .rule = puzzle.rule(), .size = puzzle.size(), .rows = {}, .open_columns = full_row(puzzle.size())};
    Row filled_rows = 0;
    for (const Square queen : standing) {
        filled_rows |= Row{1} << queen.row;
        result.open_columns &= ~(Row{1} << queen.column);
    }
    for (int row = 0; row < puzzle.size(); ++row) {
        if ((filled_rows >> row & 1) != 0) continue;
        Row allowed = result.open_columns & ~forbidden_by_puzzle(puzzle, row);
        for (const Square queen : standing) allowed &= ~attacked(puzzle, row, queen);
        if (!result.rows.empty()) result.rows.back().gap = row - result.rows.back().row;
        result.rows.push_back({.row = row, .allowed = allowed});
    }
    return result;
}

bool can_stand(const Puzzle& puzzle, std::span<const Square> queens) {
    const auto given = puzzle.given();
    return std::all_of(queens.begin(), queens.end(), [&](Square queen) {
        const auto attacks = [&](Square other) {
            return other != queen && attack_each_other(puzzle.rule(), puzzle.size(), other, queen);
        };
        return puzzle.refusal(queen) == Refusal::none && std::none_of(given.begin(), given.end(), attacks) &&
               std::none_of(queens.begin(), queens.end(), attacks);
    });
}

int ways_to_fill_few(const Remainder& remainder) noexcept {
    assert(remainder.rows.size() <= rows_decided);
    return remainder.rule == Rule::torus ? ways_from<Rule::torus>(remainder, 0, {})
                                         : ways_from<Rule::chess>(remainder, 0, {});
}

}  // namespace queens::tree
