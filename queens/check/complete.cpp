// SPDX-License-Identifier: MIT
#include "queens/check.hpp"
#include "queens/solve.hpp"

namespace queens {

Puzzle completion_puzzle(const Placement& placement, const Puzzle& puzzle) {
    if (placement.size() != puzzle.size()) {
        refuse({"problem.sizes_differ", {{"placement", placement.size()}, {"puzzle", puzzle.size()}}});
    }
    Draft draft{.size = puzzle.size(),
                .rule = puzzle.rule(),
                .given = {puzzle.given().begin(), puzzle.given().end()},
                .blocked = {puzzle.blocked().begin(), puzzle.blocked().end()},
                .excluded = {puzzle.excluded().begin(), puzzle.excluded().end()}};
    draft.given.insert(draft.given.end(), placement.queens().begin(), placement.queens().end());
    return Puzzle(std::move(draft));
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
