// SPDX-License-Identifier: MIT
// Counting by walking to every solution, for engines that have nothing faster.
#pragma once

#include "queens/count/engine.hpp"
#include "queens/tree/boards.hpp"

namespace queens::counting {

/// A walk over a piece that has counted the piece's root.
template <class Board, class Use>
Tally walk_piece(const Puzzle& puzzle, const Piece& piece, Meter& meter, Use&& use) {
    Tally tally;
    if (!meter.spend()) return tally;
    tree::Walk walk(puzzle, Board(puzzle), piece.columns);
    while (walk.next_solution(meter)) use(tally, walk.columns());
    return tally;
}

template <class Board>
Tally count_by_walking(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    return walk_piece<Board>(puzzle, piece, meter, [](Tally& tally, auto /*columns*/) { ++tally.solutions; });
}

template <class Board>
Tally count_classes_by_walking(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    std::vector<int> rows(static_cast<std::size_t>(puzzle.size()));
    return walk_piece<Board>(puzzle, piece, meter, [&](Tally& tally, std::span<const int> columns) {
        ++tally.solutions;
        transpose_into(columns, rows);
        const int size = class_size_if_smallest(puzzle.symmetries(), columns, rows);
        if (size > 0) tally.classes.add(size);
    });
}

}  // namespace queens::counting
