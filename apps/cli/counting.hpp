// SPDX-License-Identifier: MIT
// Counting by an engine, or, up to a bound and for hard puzzles on large boards, by listing.
#pragma once

#include <cstdint>
#include <optional>

#include "queens/count.hpp"

namespace queens::cli {

/// Whether count_up_to leaves it to an engine.
[[nodiscard]] bool is_for_engine(const Puzzle& puzzle, std::optional<std::uint64_t> bound, bool is_asked_for = false);

/// Counts the solutions (and classes) as the options say; with a bound it stops there, ended by `enough`. A puzzle
/// that is too large for the engines is listed by the most constrained row or column, unless an engine
/// `is_asked_for`.
[[nodiscard]] Count count_up_to(const Puzzle& puzzle, const CountOptions& options, std::optional<std::uint64_t> bound,
                                bool is_asked_for = false);

}  // namespace queens::cli
