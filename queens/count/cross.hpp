// SPDX-License-Identifier: MIT
// What the engines `cross` and `simd` have in common: their pieces, and the tree below each.
#pragma once

#include "queens/count/engine.hpp"

namespace queens::counting {

[[nodiscard]] tree::Plan plan_by_cross(const Puzzle& puzzle);

/// The solutions of a piece, canonical or not; none where its queens cannot stand.
[[nodiscard]] Total count_below_cross(const Puzzle& puzzle, const Piece& piece, Meter& meter);

}  // namespace queens::counting
