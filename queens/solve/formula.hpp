// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/verdict.hpp"

namespace queens::solving {

/// What is known of an empty board without any search.
struct Known {
    Verdict verdict;
    /// If solved: the column of each row's queen.
    PlacementView::ColumnOfRow column = nullptr;
};

/// The explicit answer for an empty board; nothing if the puzzle is not empty.
[[nodiscard]] std::optional<Known> known_solution(const Puzzle& puzzle);

/// Whether it is known, without search, that boards of this size and rule have no solution, whatever is on them.
[[nodiscard]] bool has_known_obstacle(const Puzzle& puzzle) noexcept;

}  // namespace queens::solving
