// SPDX-License-Identifier: MIT
// Three masks, and the mirror. A row's safe squares are one expression; the lowest bit is the next square to try
// ([Richards 1997]; tree/mask_search.hpp). Left and right are told apart only for the first queen (tree/plan.hpp).
#include "queens/count/walking.hpp"
#include "queens/tree/mask_search.hpp"

namespace queens::counting {
namespace {

tree::Plan plan(const Puzzle& puzzle) {
    return tree::row_plan(puzzle, tree::Fold::mirror);
}

Tally count_piece(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return count_by_walking(tree::MaskSearch(puzzle.with_given(piece.queens)), meter);
}

Tally count_classes(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return count_classes_by_walking(puzzle.symmetries(), tree::MaskSearch(puzzle.with_given(piece.queens)), meter);
}

}  // namespace

const Engine bitmask_engine = {
    .summary = {.name = "bitmask", .summary = "engine.bitmask", .largest_size = 32},
    .plan = plan,
    .count = count_piece,
    .count_classes = count_classes,
};

}  // namespace queens::counting
