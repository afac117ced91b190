// SPDX-License-Identifier: MIT
// Three masks, and the mirror. A row's safe squares are one expression; the lowest bit is the next square to try
// ([Richards 1997]). Left and right are told apart only for the first queen (tree/plan.hpp).
#include "queens/count/walking.hpp"
#include "queens/tree/attacks.hpp"

namespace queens::counting {
namespace {

using tree::Attacks;
using tree::Row;

template <Rule rule>
class Search {
  public:
    Search(const Puzzle& puzzle, Meter& meter)
        : size_(puzzle.size()), rows_(tree::masks_to_fill(puzzle)), meter_(meter) {}

    std::uint64_t count(const Piece& piece) {
        Attacks attacks;
        std::size_t depth = 0;
        for (const int column : piece.columns) {
            attacks = attacks.template below<rule>(Row{1} << column, rows_[depth].gap, size_);
            ++depth;
        }
        return count_below(attacks, depth);
    }

  private:
    /// Solutions below a node. Recursion is at most as deep as the board, 32.
    std::uint64_t count_below(const Attacks& attacks, std::size_t depth) {
        if (!meter_.spend()) return 0;
        if (depth == rows_.size()) return 1;
        const auto& row = rows_[depth];
        std::uint64_t solutions = 0;
        for (Row safe = row.allowed & ~attacks.all(); safe != 0; safe &= safe - 1) {
            const Row square = safe & -safe;
            solutions += count_below(attacks.template below<rule>(square, row.gap, size_), depth + 1);
            if (meter_.ended_by() != EndedBy::end) break;
        }
        return solutions;
    }

    int size_;
    std::vector<tree::RowToFill> rows_;
    Meter& meter_;
};

Tally count_piece(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    const std::uint64_t solutions = puzzle.rule() == Rule::torus ? Search<Rule::torus>(puzzle, meter).count(piece)
                                                                 : Search<Rule::chess>(puzzle, meter).count(piece);
    return {.solutions = solutions, .classes = {}};
}

Tally count_classes(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    return count_classes_by_walking(puzzle, tree::MaskSearch(puzzle, piece.columns), meter);
}

}  // namespace

const Engine bitmask_engine = {
    .summary = {.name = "bitmask", .summary = "engine.bitmask", .largest_size = 32},
    .fold = tree::Fold::mirror,
    .count = count_piece,
    .count_classes = count_classes,
};

}  // namespace queens::counting
