// SPDX-License-Identifier: MIT
#include "queens/check.hpp"
#include "queens/solve.hpp"

namespace queens {

Puzzle completion_puzzle(const Placement& placement, const Puzzle& puzzle) {
    check_same_size(placement.size(), puzzle);
    return puzzle.with_given(placement.queens());
}

Completion complete(const Placement& placement, const Puzzle& puzzle, const Limits& limits) {
    const Puzzle completed = completion_puzzle(placement, puzzle);
    Completion result;
    result.contradiction = completed.contradiction();
    if (result.contradiction) return result;
    const Solution solution = solve(completed, {.limits = limits}, [&](const Found& found) {
        result.witness = copy(found.queens);
        return Flow::stop;
    });
    result.verdict = solution.verdict;
    result.nodes = solution.nodes;
    result.ended_by = solution.ended_by;
    return result;
}

}  // namespace queens
