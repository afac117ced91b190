// SPDX-License-Identifier: MIT
#include "queens/tree/rows_to_fill.hpp"

#include <algorithm>
#include <cassert>

namespace queens::tree {
namespace {

bool is_allowed(const Puzzle& puzzle, Square square) {
    const auto attacks = [&](Square given) { return attack_each_other(puzzle.rule(), puzzle.size(), given, square); };
    const auto given = puzzle.given();
    return puzzle.refusal(square) == Refusal::none && std::none_of(given.begin(), given.end(), attacks);
}

Row allowed_in(const Puzzle& puzzle, int row) {
    if (puzzle.is_empty()) return full_row(puzzle.size());
    Row allowed = 0;
    for (int column = 0; column < puzzle.size(); ++column) {
        if (is_allowed(puzzle, {row, column})) allowed |= Row{1} << column;
    }
    return allowed;
}

}  // namespace

std::vector<int> rows_to_fill(const Puzzle& puzzle) {
    std::vector<int> rows;
    auto given = puzzle.given().begin();
    for (int row = 0; row < puzzle.size(); ++row) {
        const auto first = given;
        while (given != puzzle.given().end() && given->row == row) ++given;
        if (given == first) rows.push_back(row);
    }
    return rows;
}

std::vector<RowToFill> masks_to_fill(const Puzzle& puzzle) {
    assert(puzzle.size() <= widest_row);
    std::vector<RowToFill> result;
    for (const int row : rows_to_fill(puzzle)) {
        if (!result.empty()) result.back().gap = row - result.back().row;
        result.push_back({.row = row, .allowed = allowed_in(puzzle, row)});
    }
    return result;
}

}  // namespace queens::tree
