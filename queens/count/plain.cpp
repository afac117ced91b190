// SPDX-License-Identifier: MIT
// The definition, walked through: every square against every queen. It stays in the table for ever, because it is
// the engine that cannot be wrong.
#include "queens/count/walking.hpp"

namespace queens::counting {
namespace {

tree::Walk<tree::ByDefinition> walk_of(const Puzzle& puzzle, const Piece& piece) {
    return tree::Walk(puzzle, tree::ByDefinition(puzzle), piece.columns);
}

Tally count_piece(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    return count_by_walking(walk_of(puzzle, piece), meter);
}

Tally count_classes(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    return count_classes_by_walking(puzzle, walk_of(puzzle, piece), meter);
}

}  // namespace

const Engine plain_engine = {
    .summary = {.name = "plain", .summary = "engine.plain", .largest_size = 32},
    .fold = tree::Fold::none,
    .count = count_piece,
    .count_classes = count_classes,
};

}  // namespace queens::counting
