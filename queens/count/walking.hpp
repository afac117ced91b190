// SPDX-License-Identifier: MIT
// Counting by walking to every solution, for engines that have nothing faster.
#pragma once

#include "queens/count/engine.hpp"
#include "queens/tree/boards.hpp"

namespace queens::counting {

/// Counts the solutions that the search (of the piece) finds.
template <class Search>
Tally count_by_walking(Search search, Meter& meter) {
    Tally tally;
    if (!meter.spend()) return tally;  // the piece's root
    while (search.next_solution(meter)) ++tally.solutions;
    return tally;
}

/// Counts solutions, and classes by their representatives.
template <class Search>
Tally count_classes_by_walking(const Puzzle& puzzle, Search search, Meter& meter) {
    Tally tally;
    if (!meter.spend()) return tally;  // the piece's root
    std::vector<int> rows(static_cast<std::size_t>(puzzle.size()));
    while (search.next_solution(meter)) {
        ++tally.solutions;
        transpose_into(search.columns(), rows);
        const int size = class_size_if_smallest(puzzle.symmetries(), search.columns(), rows);
        if (size > 0) tally.classes.add(size);
    }
    return tally;
}

}  // namespace queens::counting
