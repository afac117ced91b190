// SPDX-License-Identifier: MIT
// What a piece is expected to cost, in nodes.
#pragma once

#include <span>
#include <vector>

#include "queens/board/random.hpp"
#include "queens/campaign/piece_tree.hpp"

namespace queens::campaigning {

/// The expected nodes of each piece, at least 1; the same on every machine.
[[nodiscard]] std::vector<Total> expected_costs(const Puzzle& puzzle, std::span<const Piece> pieces);

/// Which branch a dive takes: each with a chance in proportion to its choices. There must be one.
[[nodiscard]] const Branch& branch_drawn(const Branches& branches, std::uint64_t choices, Random& random) noexcept;

[[nodiscard]] std::uint64_t choices_of(const Branches& branches) noexcept;

}  // namespace queens::campaigning
