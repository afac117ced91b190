// SPDX-License-Identifier: MIT
#include "queens/tree/plan.hpp"

#include <algorithm>

#include "queens/tree/boards.hpp"

namespace queens::tree {
namespace {

/// Below this size one row gives pieces enough, and small counts start at once.
constexpr int smallest_for_two_rows = 10;

class RowPlanner {
  public:
    RowPlanner(const Puzzle& puzzle, Fold fold)
        : board_(puzzle),
          size_(puzzle.size()),
          is_folded_(fold == Fold::mirror && contains(puzzle.symmetries(), Symmetry::mirror_columns)) {
        const int rows = puzzle.size() < smallest_for_two_rows ? 1 : 2;
        depth_of_pieces_ = std::min(rows, board_.depth_count());
    }

    Plan make() && {
        extend(1);
        return std::move(plan_);
    }

  private:
    void extend(int weight) {
        const int depth = static_cast<int>(queens_.size());
        if (depth == depth_of_pieces_) {
            plan_.pieces.push_back({queens_, weight});
            return;
        }
        ++plan_.nodes_above;
        const bool folds_here = is_folded_ && depth == 0;
        for (int column = board_.next_safe(depth, 0); column != no_position;
             column = board_.next_safe(depth, column + 1)) {
            const int mirrored = size_ - 1 - column;
            if (folds_here && column > mirrored) break;
            board_.place(depth, column);
            queens_.push_back({board_.row(depth), column});
            extend(folds_here && column < mirrored ? 2 : weight);
            queens_.pop_back();
        }
    }

    Masks board_;
    int size_;
    bool is_folded_;
    int depth_of_pieces_ = 0;
    std::vector<Square> queens_;
    Plan plan_;
};

}  // namespace

Plan row_plan(const Puzzle& puzzle, Fold fold) {
    if (puzzle.contradiction()) return {.pieces = {}, .nodes_above = 1};  // the root
    return RowPlanner(puzzle, fold).make();
}

}  // namespace queens::tree
