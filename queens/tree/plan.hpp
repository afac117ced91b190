// SPDX-License-Identifier: MIT
// How a count is cut into pieces.
#pragma once

#include <cstdint>
#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/tree/piece.hpp"

namespace queens::tree {

/// The pieces, in a fixed order, and how many nodes of the search tree lie above their roots.
struct Plan {
    std::vector<Piece> pieces;
    std::uint64_t nodes_above = 0;
};

/// Which symmetry of the puzzle the pieces by first rows make use of.
enum class Fold {
    none,
    /// Left and right, where the puzzle is its own mirror image: first queens of the left half count twice, and a
    /// first queen in the middle column once (its mirror images have theirs there too).
    mirror,
};

/// Pieces by the queens of the first one or two rows to fill, in lexicographic order. A pure function of the puzzle:
/// the same pieces everywhere, and none if the puzzle is contradictory. n ≤ 64.
[[nodiscard]] Plan row_plan(const Puzzle& puzzle, Fold fold);

/// How pieces are cut at the central cross: the rows and columns in the middle of the board, as many as
/// `central_lines` says (of the parity of n), and after them the first `further_rows` rows that the cross leaves
/// open.
struct CrossShape {
    int central_lines;
    int further_rows;
};

/// The shape that gives pieces enough for threads (thousands from n = 16 on, less than 10^5 to n = 32).
[[nodiscard]] CrossShape cross_shape(int size) noexcept;

/// Pieces by the queens of the central cross, which all symmetries of the square map to itself. Crosses that are
/// images of each other, under the puzzle's own symmetries, are counted once: as the image that looks cheapest to
/// search, weighted by the number of images. Every solution has one cross, so none is lost or counted twice, and no
/// case is special. A pure function of puzzle and shape; n ≤ 64.
[[nodiscard]] Plan cross_plan(const Puzzle& puzzle, CrossShape shape);

}  // namespace queens::tree
