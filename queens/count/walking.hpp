// SPDX-License-Identifier: MIT
// Counting by walking to every solution, for engines that have nothing faster.
#pragma once

#include "queens/count/engine.hpp"

namespace queens::counting {

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
