// SPDX-License-Identifier: MIT
// How a count is cut into pieces: by the queens of the first one or two rows to fill.
#pragma once

#include <cstdint>
#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/tree/piece.hpp"

namespace queens::tree {

/// Which symmetry of the puzzle the pieces make use of.
enum class Fold {
    none,
    /// Left and right, where the puzzle is its own mirror image: first queens of the left half count twice, and a
    /// first queen in the middle column once (its mirror images have theirs there too).
    mirror,
};

/// The pieces, in lexicographic order, and how many nodes of the search tree lie above their roots.
struct Plan {
    std::vector<Piece> pieces;
    std::uint64_t nodes_above = 0;
};

/// A pure function of the puzzle: the same pieces everywhere, and none if the puzzle is contradictory. n ≤ 64.
[[nodiscard]] Plan plan(const Puzzle& puzzle, Fold fold);

}  // namespace queens::tree
