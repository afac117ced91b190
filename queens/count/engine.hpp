// SPDX-License-Identifier: MIT
// What an engine is made of. To add one: write its file, declare its row here, add it to the table in table.cpp.
#pragma once

#include "queens/board/table.hpp"
#include "queens/count.hpp"
#include "queens/tree/plan.hpp"

namespace queens::counting {

/// Solutions and classes of one piece.
struct Tally {
    Total solutions;
    Classes classes;
};

struct Engine {
    EngineSummary summary;
    /// The pieces for plain solutions. Where classes are counted by looking at each solution, the pieces are rows
    /// without folding.
    tree::Plan (*plan)(const Puzzle& puzzle);
    /// The solutions of any piece, whoever planned it, each counted once, whatever its weight.
    Tally (*count)(const Puzzle& puzzle, const Piece& piece, const CountOptions& options, Meter& meter);
    /// The classes whose representative, the smallest member, lies in the piece, and their members. Null: the engine
    /// doesn't look at solutions, and classes come from the numbers of symmetric solutions.
    Tally (*count_classes)(const Puzzle& puzzle, const Piece& piece, const CountOptions& options, Meter& meter);
};

extern const Engine plain_engine;
extern const Engine bitmask_engine;
extern const Engine cross_engine;
extern const Engine simd_engine;

[[nodiscard]] Table<Engine> engine_table();

/// Refuses a target that this machine has not.
void check_target(std::string_view name);

}  // namespace queens::counting
