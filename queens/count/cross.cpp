// SPDX-License-Identifier: MIT
// One board at a time below the central cross, and no queen set that the next rows can't answer: the tree of
// tree/remainder.hpp, as plainly as it can be searched. The engine to read, and the check of `simd`, which searches
// the same tree.
#include "queens/count/cross.hpp"

#include "queens/tree/remainder.hpp"

namespace queens::counting {
namespace {

template <Rule rule>
class CrossSearch {
  public:
    CrossSearch(const tree::Remainder& remainder, Meter& meter) : remainder_(remainder), meter_(meter) {}

    Total count() {
        if (!meter_.spend()) return {};  // the root: the queens of the piece
        if (remainder_.rows.size() <= tree::rows_decided) {
            return static_cast<std::uint64_t>(tree::ways_to_fill_few(remainder_));
        }
        search_below(remainder_.rows.data(), static_cast<int>(remainder_.rows.size()) - 1, {});
        return solutions_;
    }

  private:
    /// Where it is known, when compiled, how many rows are left, no time is lost on asking.
    bool search_below(const tree::RowToFill* row, int rows_below, const tree::Attacks& attacks) {
        switch (rows_below) {
            case 2: return fill_row<2>(row, rows_below, attacks);
            case 3: return fill_row<3>(row, rows_below, attacks);
            case 4: return fill_row<4>(row, rows_below, attacks);
            case 5: return fill_row<5>(row, rows_below, attacks);
            case 6: return fill_row<6>(row, rows_below, attacks);
            default: return fill_row<many>(row, rows_below, attacks);
        }
    }

    /// Sets each queen of the row that the rows below can answer, and goes on below it; `known_below`: the rows
    /// below, or `many`. False: the meter said stop.
    template <int known_below>
    bool fill_row(const tree::RowToFill* row, int rows_below, const tree::Attacks& attacks) {
        for (tree::Row free = row->allowed & ~attacks.all(); free != 0; free &= free - 1) {
            const tree::Attacks below = attacks.below<rule>(free & -free, row->gap, remainder_.size);
            if constexpr (known_below == tree::rows_decided) {
                solutions_ += static_cast<std::uint64_t>(tree::ways_to_fill_two<rule>(remainder_, row + 1, below));
            } else if (tree::can_go_on<rule>(remainder_, row + 1, known_below, below)) {
                if (!meter_.spend()) return false;
                if constexpr (known_below == many) {
                    if (!search_below(row + 1, rows_below - 1, below)) return false;
                } else {
                    if (!fill_row<known_below - 1>(row + 1, rows_below - 1, below)) return false;
                }
            }
        }
        return true;
    }

    static constexpr int many = tree::rows_seen_whole + 2;

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
    const tree::Remainder remainder = tree::remainder_of(puzzle, piece.queens);
    return puzzle.rule() == Rule::torus ? CrossSearch<Rule::torus>(remainder, meter).count()
                                        : CrossSearch<Rule::chess>(remainder, meter).count();
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
