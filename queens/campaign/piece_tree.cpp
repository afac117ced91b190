// SPDX-License-Identifier: MIT
#include "queens/campaign/piece_tree.hpp"

#include <algorithm>
#include <bit>

namespace queens::campaigning {
namespace {

/// Rows whose free squares are multiplied to guess how one branch compares with another.
constexpr std::size_t rows_guessed = 3;

}  // namespace

template <Rule rule>
void PieceTree::find_branches(std::size_t depth, const tree::Attacks& attacks, Branches& found) const noexcept {
    const tree::RowToFill* const row = &remainder_.rows[depth];
    const std::size_t rows_below = remainder_.rows.size() - depth - 1;
    found.count = 0;
    for (tree::Row free = row->allowed & ~attacks.all(); free != 0; free &= free - 1) {
        const tree::Attacks below = attacks.below<rule>(free & -free, row->gap, remainder_.size);
        if (!tree::can_go_on<rule>(remainder_, row + 1, static_cast<int>(rows_below), below)) continue;
        std::uint64_t choices = 1;
        tree::Attacks seen = below;
        for (const tree::RowToFill* next = row + 1; next != row + 1 + std::min(rows_guessed, rows_below); ++next) {
            choices *= static_cast<std::uint64_t>(std::popcount(next->allowed & ~seen.all())) + 1;
            seen = seen.below<rule>(0, next->gap, remainder_.size);
        }
        found.all[found.count++] = {std::countr_zero(free), below, choices};
    }
}

void PieceTree::branches(std::size_t depth, const tree::Attacks& attacks, Branches& found) const noexcept {
    remainder_.rule == Rule::torus ? find_branches<Rule::torus>(depth, attacks, found)
                                   : find_branches<Rule::chess>(depth, attacks, found);
}

}  // namespace queens::campaigning
