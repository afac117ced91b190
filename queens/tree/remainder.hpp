// SPDX-License-Identifier: MIT
// What is left to do once some queens stand, and the tree in which it is done: rows from above, where a queen stays
// only if the rows below can go on, down to the last five rows. The engines `cross` and `simd` search this tree, and
// the plan of their pieces cuts it, so all that decides which nodes it has is here.
#pragma once

#include <span>
#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/tree/attacks.hpp"
#include "queens/tree/rows_to_fill.hpp"

namespace queens::tree {

/// What the queens that stand leave to be filled; n ≤ 64. As many columns are open as rows are to be filled.
struct Remainder {
    Rule rule = Rule::chess;
    int size = 0;
    /// The rows to fill, from above, and the squares that neither the puzzle nor a standing queen forbids.
    std::vector<RowToFill> rows;
    Row open_columns = 0;
};

/// The squares of a row on the queen's column and diagonals.
[[nodiscard]] Row attacked(const Puzzle& puzzle, int row, Square queen) noexcept;

/// What the given queens of the puzzle and these leave. They must not attack each other, and stand where queens may.
[[nodiscard]] Remainder remainder_of(const Puzzle& puzzle, std::span<const Square> queens);

/// Whether queens may stand on these squares together: none forbidden, or attacked by a given queen or one another.
[[nodiscard]] bool can_stand(const Puzzle& puzzle, std::span<const Square> queens);

/// The last rows make no nodes: each engine fills them in its own way.
inline constexpr int rows_decided = 5;

/// With no more rows than this left below a queen, all of them are looked at, and every open column as well.
inline constexpr int rows_seen_whole = 5;

/// How many rows below a queen must still have a free square: the whole rest near the end, else the next two. Each
/// costs as much as placing a queen, and removes the fewer queens the further away it is.
[[nodiscard]] constexpr int rows_looked_at(int rows_below) noexcept {
    return rows_below <= rows_seen_whole ? rows_below : 2;
}

/// Whether the rows from this one on (the last `rows_below` of the remainder) can go on, with these attacks on it: as
/// many as are looked at have a free square each, and near the end each open column has one.
template <Rule rule>
[[nodiscard]] inline bool can_go_on(const Remainder& remainder, const RowToFill* row, int rows_below,
                                    const Attacks& attacks) noexcept {
    Row reached = 0;
    Attacks here = attacks;
    for (const RowToFill* const end = row + rows_looked_at(rows_below); row != end; ++row) {
        const Row free = row->allowed & ~here.all();
        if (free == 0) return false;
        reached |= free;
        here = here.below<rule>(0, row->gap, remainder.size);
    }
    return rows_below > rows_seen_whole || reached == (remainder.open_columns & ~attacks.columns);
}

/// The solutions of a remainder of so few rows, queen by queen.
[[nodiscard]] int ways_to_fill_few(const Remainder& remainder) noexcept;

}  // namespace queens::tree
