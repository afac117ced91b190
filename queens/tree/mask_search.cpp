// SPDX-License-Identifier: MIT
#include "queens/tree/mask_search.hpp"

namespace queens::tree {

MaskSearch::MaskSearch(const Puzzle& puzzle, std::span<const int> prefix)
    : rule_(puzzle.rule()),
      size_(puzzle.size()),
      rows_(masks_to_fill(puzzle)),
      levels_(rows_.size() + 1),
      columns_(static_cast<std::size_t>(puzzle.size())),
      bottom_(prefix.size()) {
    for (const Square given : puzzle.given()) columns_[static_cast<std::size_t>(given.row)] = given.column;
    for (std::size_t depth = 0; depth < prefix.size(); ++depth) {
        const Row square = Row{1} << prefix[depth];
        const auto& [row, allowed, gap] = rows_[depth];
        columns_[static_cast<std::size_t>(row)] = prefix[depth];
        levels_[depth + 1].attacks = rule_ == Rule::torus ? levels_[depth].attacks.below_on_torus(square, gap, size_)
                                                          : levels_[depth].attacks.below(square, gap);
    }
    if (puzzle.contradiction()) {
        rows_.resize(bottom_);  // nothing to search, and nothing to give
    } else if (bottom_ == rows_.size()) {
        has_no_row_to_fill_ = true;
    } else {
        Level& first = levels_[bottom_];
        first.safe = rows_[bottom_].allowed & ~first.attacks.all();
        if (first.safe != 0) depth_ = bottom_;
    }
}

}  // namespace queens::tree
