// SPDX-License-Identifier: MIT
#include "queens/check.hpp"

#include <algorithm>
#include <utility>

#include "queens/check/shared_lines.hpp"

namespace queens {
namespace {

std::vector<Square> repeated(std::span<const Square> sorted) {
    std::vector<Square> result;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const bool is_known = !result.empty() && result.back() == sorted[i];
        if (sorted[i] == sorted[i - 1] && !is_known) result.push_back(sorted[i]);
    }
    return result;
}

/// Fills in the rows without a queen; the queens are in order of rows.
void note_empty_rows(Check& check, std::span<const Square> queens, int size) {
    check.empty_row_count = size;
    int row = 0;  // all above have been looked at
    const auto note_up_to = [&](int end) {
        for (; row < end && check.empty_rows.size() < Check::most_empty_rows; ++row) check.empty_rows.push_back(row);
    };
    for (std::size_t i = 0; i < queens.size(); ++i) {
        if (i > 0 && queens[i].row == queens[i - 1].row) continue;
        --check.empty_row_count;
        note_up_to(queens[i].row);
        row = queens[i].row + 1;
    }
    note_up_to(size);
}

/// The queens of the placement, and the puzzle's given ones that are not among them.
std::vector<Square> with_given(const Placement& placement, const Puzzle& puzzle) {
    const auto queens = placement.queens();
    std::vector<Square> all;
    std::set_union(queens.begin(), queens.end(), puzzle.given().begin(), puzzle.given().end(),
                   std::back_inserter(all));
    return all;
}

}  // namespace

Check check(const Placement& placement, const Puzzle& puzzle, const AttackSink& name_attack) {
    check_same_size(placement.size(), puzzle);
    Check result;
    const auto all = placement.queens();
    result.doubled = repeated(all);
    std::vector<Square> queens(all.begin(), all.end());
    queens.erase(std::unique(queens.begin(), queens.end()), queens.end());

    const checking::SharedLines lines(queens, puzzle.rule(), puzzle.size());
    result.attacks = lines.pair_count();
    if (name_attack) lines.name_pairs(name_attack);

    std::copy_if(queens.begin(), queens.end(), std::back_inserter(result.forbidden),
                 [&](Square queen) { return puzzle.refusal(queen) != Refusal::none; });
    std::copy_if(puzzle.given().begin(), puzzle.given().end(), std::back_inserter(result.missing_given),
                 [&](Square given) { return !std::binary_search(queens.begin(), queens.end(), given); });
    note_empty_rows(result, queens, puzzle.size());
    result.is_full = std::ssize(queens) == puzzle.size();
    return result;
}

std::vector<Attacker> attackers(const Placement& placement, const Puzzle& puzzle, Square square) {
    check_same_size(placement.size(), puzzle);
    if (auto problem = problem_in_squares({&square, 1}, puzzle.size(), "square.any")) refuse(std::move(*problem));
    std::vector<Attacker> result;
    for (const Square queen : with_given(placement, puzzle)) {
        if (queen == square) continue;
        const auto line = shared_line(puzzle.rule(), puzzle.size(), queen, square);
        if (line) result.push_back({queen, *line});
    }
    return result;
}

bool is_occupied(const Placement& placement, const Puzzle& puzzle, Square square) {
    const auto stands_in = [square](std::span<const Square> queens) {
        return std::binary_search(queens.begin(), queens.end(), square);
    };
    return stands_in(placement.queens()) || stands_in(puzzle.given());
}

bool is_safe(const Placement& placement, const Puzzle& puzzle, Square square) {
    return attackers(placement, puzzle, square).empty() && !is_occupied(placement, puzzle, square) &&
           puzzle.refusal(square) == Refusal::none;
}

}  // namespace queens
