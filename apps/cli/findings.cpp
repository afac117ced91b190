// SPDX-License-Identifier: MIT
#include "apps/cli/findings.hpp"

#include <algorithm>

namespace queens::cli {
namespace {

/// What a search has used is gone for the next.
void spend(Limits& limits, const Solution& used) {
    limits.time = std::max(Seconds(0), limits.time.value_or(Seconds(0)) - used.elapsed);
    if (limits.nodes) *limits.nodes -= std::min(*limits.nodes, used.nodes.low());
}

}  // namespace

EndedBy Findings::ended_by() const {
    if (solution.verdict == Verdict::gave_up) return solution.ended_by;
    return count ? count->ended_by : EndedBy::end;
}

Findings find_out(const Puzzle& puzzle, Limits limits) {
    Findings found;
    found.solution = solve(puzzle, {.limits = limits}, [&](const Found& solution) {
        if (puzzle.size() <= largest_shown_size) found.placement = copy(solution.queens);
        return Flow::stop;
    });
    spend(limits, found.solution);
    if (puzzle.size() <= largest_counted_size && found.solution.verdict != Verdict::gave_up) {
        found.count = count(puzzle, {.engine = "bitmask", .unique = Unique::yes, .limits = limits});
    }
    return found;
}

}  // namespace queens::cli
