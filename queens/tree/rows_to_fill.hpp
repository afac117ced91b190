// SPDX-License-Identifier: MIT
// The rows that a search has to fill, and what a puzzle forbids in each: computed once, before the search.
#pragma once

#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/tree/attacks.hpp"

namespace queens::tree {

/// The rows without a given queen, from above: a search fills them in this order.
[[nodiscard]] std::vector<int> rows_to_fill(const Puzzle& puzzle);

/// A row to fill, as masks; n ≤ 64.
struct RowToFill {
    int row = 0;
    /// Squares where the puzzle allows a queen: not blocked, not excluded, not attacked by a given queen.
    Row allowed = 0;
    /// Rows down to the next row to fill (1 after the last).
    int gap = 1;
};

/// The rows without a given queen, as masks; n ≤ 64.
[[nodiscard]] std::vector<RowToFill> masks_to_fill(const Puzzle& puzzle);

}  // namespace queens::tree
