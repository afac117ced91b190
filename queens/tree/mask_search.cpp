// SPDX-License-Identifier: MIT
#include "queens/tree/mask_search.hpp"

namespace queens::tree {

MaskSearch::MaskSearch(const Puzzle& puzzle)
    : rule_(puzzle.rule()), size_(puzzle.size()), columns_(static_cast<std::size_t>(puzzle.size())) {
    for (const RowToFill& row : masks_to_fill(puzzle)) levels_.push_back({.row = row});
    levels_.emplace_back();
    for (const Square given : puzzle.given()) columns_[static_cast<std::size_t>(given.row)] = given.column;
    if (puzzle.contradiction()) return;
    has_no_row_to_fill_ = levels_.size() == 1;
    if (has_no_row_to_fill_) return;
    levels_[0].safe = levels_[0].row.allowed;
    if (levels_[0].safe != 0) depth_ = 0;
}

}  // namespace queens::tree
