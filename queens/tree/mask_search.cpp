// SPDX-License-Identifier: MIT
#include "queens/tree/mask_search.hpp"

namespace queens::tree {

MaskSearch::MaskSearch(const Puzzle& puzzle, std::span<const int> prefix)
    : rule_(puzzle.rule()),
      size_(puzzle.size()),
      columns_(static_cast<std::size_t>(puzzle.size())),
      bottom_(prefix.size()) {
    for (const RowToFill& row : masks_to_fill(puzzle)) levels_.push_back({.row = row});
    levels_.emplace_back();
    for (const Square given : puzzle.given()) columns_[static_cast<std::size_t>(given.row)] = given.column;
    for (std::size_t depth = 0; depth < prefix.size(); ++depth) {
        const auto& [row, allowed, gap] = levels_[depth].row;
        const Row square = Row{1} << prefix[depth];
        columns_[static_cast<std::size_t>(row)] = prefix[depth];
        levels_[depth + 1].attacks = rule_ == Rule::torus ? levels_[depth].attacks.below_on_torus(square, gap, size_)
                                                          : levels_[depth].attacks.below(square, gap);
    }
    if (puzzle.contradiction()) return;
    has_no_row_to_fill_ = bottom_ + 1 == levels_.size();
    if (has_no_row_to_fill_) return;
    Level& first = levels_[bottom_];
    first.safe = first.row.allowed & ~first.attacks.all();
    if (first.safe != 0) depth_ = bottom_;
}

}  // namespace queens::tree
