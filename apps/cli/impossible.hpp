// SPDX-License-Identifier: MIT
#pragma once

#include "apps/cli/context.hpp"
#include "apps/cli/placement_output.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// Says on stderr why there is no solution, where that can be seen without a search.
inline void tell_contradiction(const Context& context, const Puzzle& puzzle) {
    if (const auto& contradiction = puzzle.contradiction()) {
        context.tell(message_of(*contradiction, puzzle.size(), coordinates_of(context.request, Coordinates::chess)));
    }
}

/// Says on stderr why there is no solution and, unless the format of the answer has said so, that there is none.
/// Returns the exit code.
inline int tell_impossible(const Context& context, const Puzzle& puzzle, const OutputFormat& format) {
    tell_contradiction(context, puzzle);
    if (!format.says_no_solution()) context.tell({"answer.no_solution", {}});
    return answered_no;
}

}  // namespace queens::cli
