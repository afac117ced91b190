// SPDX-License-Identifier: MIT
// What an engine is made of. To add one: write its file, declare its row here, add it to the table in table.cpp.
#pragma once

#include "queens/board/table.hpp"
#include "queens/count.hpp"
#include "queens/tree/plan.hpp"

namespace queens::counting {

/// Solutions and classes of one piece, not yet multiplied by its weight.
struct Tally {
    std::uint64_t solutions = 0;
    Classes classes;
};

struct Engine {
    EngineSummary summary;
    /// The symmetry that its pieces use when plain solutions are counted. Classes are always counted unfolded.
    tree::Fold fold;
    /// The solutions of a piece (below 2^64: no piece of a board of largest_size has more).
    Tally (*count)(const Puzzle& puzzle, const Piece& piece, Meter& meter);
    /// The classes whose representative, the smallest member, lies in the piece, and their members.
    Tally (*count_classes)(const Puzzle& puzzle, const Piece& piece, Meter& meter);
};

extern const Engine plain_engine;
extern const Engine bitmask_engine;

[[nodiscard]] Table<Engine> engine_table();

}  // namespace queens::counting
