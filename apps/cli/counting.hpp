// SPDX-License-Identifier: MIT
// Counting without an engine: up to a bound, and hard puzzles on large boards.
#pragma once

#include <cstdint>
#include <optional>

#include "queens/count.hpp"

namespace queens::cli {

/// Whether it is an engine's work: all solutions are to be counted, and the board is empty or not too large for them.
[[nodiscard]] bool is_for_engine(const Puzzle& puzzle, std::optional<std::uint64_t> bound);

/// Lists the solutions (and classes, as the options say) and counts them; with a bound it stops there, ended by
/// `enough`. Small boards are listed row by row, others by the most constrained row or column.
[[nodiscard]] Count count_by_listing(const Puzzle& puzzle, const CountOptions& options,
                                     std::optional<std::uint64_t> bound);

}  // namespace queens::cli
