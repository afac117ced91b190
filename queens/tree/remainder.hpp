// SPDX-License-Identifier: MIT
// What is left to do once some queens stand, and the tree in which it is done: rows from above, where a queen stays
// only if the rows below can go on. The engines `cross` and `simd` search this tree, and the plan of their pieces
// cuts it, so all that decides which nodes it has is here.
#pragma once

#include <span>
#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/tree/attacks.hpp"
#include "queens/tree/lines.hpp"

namespace queens::tree {

/// What the queens that stand leave to be filled; n ≤ 64. As many columns are open as rows are to be filled.
struct Remainder {
    Rule rule = Rule::chess;
    int size = 0;
    /// The rows to fill, from above, and the squares that neither the puzzle nor a standing queen forbids.
    std::vector<RowToFill> rows;
    Row open_columns = 0;

    /// The same with a queen set in each of the first rows: where those stand, and what they attack below.
    [[nodiscard]] Attacks below(const Attacks& attacks, Row square, std::size_t depth) const noexcept {
        const int gap = rows[depth].gap;
        return rule == Rule::torus ? attacks.below_on_torus(square, gap, size) : attacks.below(square, gap);
    }
};

/// What the given queens of the puzzle and these leave. They must not attack each other, and stand where queens may.
[[nodiscard]] Remainder remainder_of(const Puzzle& puzzle, std::span<const Square> queens);

/// Whether queens may stand on these squares together: none forbidden, given twice or attacked, by a given queen or
/// one another. The puzzle must not be contradictory.
[[nodiscard]] bool can_stand(const Puzzle& puzzle, std::span<const Square> queens);

/// The last rows are not searched: how many ways there are to fill two rows is seen at once.
inline constexpr int rows_decided = 2;

/// With no more rows than this left below a queen, all of them are looked at, and every open column as well.
inline constexpr int rows_seen_whole = 5;

/// How many rows below a queen must still have a free square: the whole rest near the end, else the next two. Each
/// costs as much as placing a queen, and removes the fewer queens the further away it is.
[[nodiscard]] constexpr int rows_looked_at(int rows_below) noexcept {
    return rows_below <= rows_seen_whole ? rows_below : 2;
}

/// Whether the first `depth` rows, filled with these attacks on the row after them, can go on.
[[nodiscard]] bool can_go_on(const Remainder& remainder, std::size_t depth, const Attacks& attacks) noexcept;

/// In how many ways (0, 1, 2) the last two rows can be filled.
[[nodiscard]] int ways_to_fill_two(const Remainder& remainder, const Attacks& attacks) noexcept;

/// The solutions of a remainder of at most two rows.
[[nodiscard]] int ways_to_fill_few(const Remainder& remainder) noexcept;

}  // namespace queens::tree
