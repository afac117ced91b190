// SPDX-License-Identifier: MIT
// Counting by walking to every solution, for engines that have nothing faster.
#pragma once

#include "queens/count/engine.hpp"

namespace queens::counting {

/// The puzzle with the queens of a piece given too.
[[nodiscard]] inline Puzzle with_piece(const Puzzle& puzzle, const Piece& piece) {
    Draft draft{.size = puzzle.size(), .rule = puzzle.rule()};
    draft.given.assign(puzzle.given().begin(), puzzle.given().end());
    draft.given.insert(draft.given.end(), piece.queens.begin(), piece.queens.end());
    draft.blocked.assign(puzzle.blocked().begin(), puzzle.blocked().end());
    draft.excluded.assign(puzzle.excluded().begin(), puzzle.excluded().end());
    return Puzzle(std::move(draft));
}

/// Counts the solutions that the search (of the piece) finds.
template <class Search>
Tally count_by_walking(Search search, Meter& meter) {
    Tally tally;
    if (!meter.spend()) return tally;  // the piece's root
    while (search.next_solution(meter)) ++tally.solutions;
    return tally;
}

/// Counts solutions, and classes by their representatives, under these symmetries.
template <class Search>
Tally count_classes_by_walking(std::span<const Symmetry> symmetries, Search search, Meter& meter) {
    Tally tally;
    if (!meter.spend()) return tally;  // the piece's root
    std::vector<int> rows(search.columns().size());
    while (search.next_solution(meter)) {
        ++tally.solutions;
        transpose_into(search.columns(), rows);
        const int size = class_size_if_smallest(symmetries, search.columns(), rows);
        if (size > 0) tally.classes.add(size);
    }
    return tally;
}

}  // namespace queens::counting
