// SPDX-License-Identifier: MIT
// The definition, walked through: every square against every queen. It stays in the table for ever, because it is
// the engine that cannot be wrong.
#include "queens/count/walking.hpp"
#include "queens/tree/boards.hpp"

namespace queens::counting {
namespace {

tree::Plan plan(const Puzzle& puzzle) {
    return tree::row_plan(puzzle, tree::Fold::none);
}

tree::Walk<tree::ByDefinition> walk_of(const Puzzle& puzzle, const Piece& piece) {
    const Puzzle filled = puzzle.with_given(piece.queens);
    return {filled, tree::ByDefinition(filled)};
}

Tally count_piece(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return count_by_walking(walk_of(puzzle, piece), meter);
}

Tally count_classes(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return count_classes_by_walking(puzzle.symmetries(), walk_of(puzzle, piece), meter);
}

}  // namespace

const Engine plain_engine = {
    .summary = {.name = "plain", .summary = "engine.plain", .largest_size = 32},
    .plan = plan,
    .count = count_piece,
    .count_classes = count_classes,
};

}  // namespace queens::counting
