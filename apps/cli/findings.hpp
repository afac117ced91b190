// SPDX-License-Identifier: MIT
// What an overview finds out about a puzzle, within one budget of time and nodes for all its searches.
#pragma once

#include <optional>

#include "queens/board/placement.hpp"
#include "queens/count.hpp"
#include "queens/solve.hpp"

namespace queens::cli {

/// Up to here everything is counted within a second; beyond, published numbers are shown.
inline constexpr int largest_counted_size = 14;
/// Wider boards are not drawn, and the search for their first few solutions may take long.
inline constexpr int largest_shown_size = 26;

struct Findings {
    Solution solution;
    /// If it is solved, and not too large to be shown.
    std::optional<Placement> placement = {};
    /// Solutions and classes. Left out on large boards, and where it was not found out whether there is a solution.
    std::optional<Count> count = {};

    /// Whether the count is complete.
    [[nodiscard]] bool is_counted() const { return count && count->ended_by == EndedBy::end; }
    /// What ended the last of the searches.
    [[nodiscard]] EndedBy ended_by() const;
};

/// Searches for a solution, then counts, as far as the limits allow; there must be a limit of time.
[[nodiscard]] Findings find_out(const Puzzle& puzzle, Limits limits);

}  // namespace queens::cli
