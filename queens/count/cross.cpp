// SPDX-License-Identifier: MIT
// One board at a time below the central cross, and no queen set that the next rows can't answer: the tree of
// tree/remainder.hpp, as plainly as it can be searched. The engine to read, and the check of `simd`, which searches
// the same tree.
#include "queens/count/cross.hpp"

#include "queens/tree/remainder.hpp"

namespace queens::counting {
namespace {

class CrossSearch {
  public:
    CrossSearch(const tree::Remainder& remainder, Meter& meter) : remainder_(remainder), meter_(meter) {}

    Total count() {
        if (!meter_.spend()) return {};  // the root: the queens of the piece
        if (remainder_.rows.size() <= tree::rows_decided) {
            return static_cast<std::uint64_t>(tree::ways_to_fill_few(remainder_));
        }
        fill_row(0, {});
        return solutions_;
    }

  private:
    /// False: the meter said stop.
    bool fill_row(std::size_t depth, const tree::Attacks& attacks) {
        const bool is_last = depth + 1 + tree::rows_decided == remainder_.rows.size();
        for (tree::Row free = remainder_.rows[depth].allowed & ~attacks.all(); free != 0; free &= free - 1) {
            const tree::Attacks below = remainder_.below(attacks, free & -free, depth);
            if (is_last) {
                solutions_ += static_cast<std::uint64_t>(tree::ways_to_fill_two(remainder_, below));
            } else if (tree::can_go_on(remainder_, depth + 1, below)) {
                if (!meter_.spend() || !fill_row(depth + 1, below)) return false;
            }
        }
        return true;
    }

    const tree::Remainder& remainder_;
    Meter& meter_;
    Total solutions_;
};

Tally count_piece(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return {.solutions = count_below_cross(puzzle, piece, meter), .classes = {}};
}

}  // namespace

Total count_below_cross(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    if (puzzle.contradiction() || !tree::can_stand(puzzle, piece.queens)) return {};
    return CrossSearch(tree::remainder_of(puzzle, piece.queens), meter).count();
}

tree::Plan plan_by_cross(const Puzzle& puzzle) {
    return tree::cross_plan(puzzle, tree::cross_shape(puzzle.size()));
}

const Engine cross_engine = {
    .summary = {.name = "cross", .summary = "engine.cross", .largest_size = 32},
    .plan = plan_by_cross,
    .count = count_piece,
    .count_classes = nullptr,
};

}  // namespace queens::counting
