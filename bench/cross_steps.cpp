// SPDX-License-Identifier: MIT
#include "bench/cross_steps.hpp"

#include "queens/tree/plan.hpp"
#include "queens/tree/remainder.hpp"

namespace queens {
namespace {

enum class Ahead { ignored, looked_at };

template <Ahead ahead>
std::uint64_t ways_from(const tree::Remainder& remainder, std::size_t depth, const tree::Attacks& attacks) {
    if (depth == remainder.rows.size()) return 1;
    const tree::RowToFill* const row = &remainder.rows[depth];
    const int rows_below = static_cast<int>(remainder.rows.size() - depth) - 1;
    std::uint64_t ways = 0;
    for (tree::Row free = row->allowed & ~attacks.all(); free != 0; free &= free - 1) {
        const tree::Attacks below = attacks.below(free & -free, row->gap);
        if (ahead == Ahead::looked_at && !tree::can_go_on<Rule::chess>(remainder, row + 1, rows_below, below))
            continue;
        ways += ways_from<ahead>(remainder, depth + 1, below);
    }
    return ways;
}

template <Ahead ahead>
Total count_with(int size) {
    const Puzzle puzzle(size);
    Total sum;
    for (const Piece& piece : tree::cross_plan(puzzle, tree::cross_shape(size)).pieces) {
        const tree::Remainder remainder = tree::remainder_of(puzzle, piece.queens);
        sum += Total(ways_from<ahead>(remainder, 0, {})) * static_cast<std::uint64_t>(piece.weight);
    }
    return sum;
}

}  // namespace

Total count_below_crosses(int size) {
    return count_with<Ahead::ignored>(size);
}

Total count_looking_ahead(int size) {
    return count_with<Ahead::looked_at>(size);
}

}  // namespace queens
