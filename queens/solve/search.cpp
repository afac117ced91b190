// SPDX-License-Identifier: MIT
// The most constrained line first (queens/tree/constrained_search.hpp), begun anew after more and more queens: a
// search that took a wrong turn early would be long on its way back [Gomes, Selman, Kautz 1998]. As the runs grow,
// one of them sees everything, so the answer "no" is found as well.
#include "queens/solve/formula.hpp"
#include "queens/solve/method.hpp"
#include "queens/tree/constrained_search.hpp"

namespace queens::solving {
namespace {

constexpr std::uint64_t first_run = 2000;  // queens

Solution solve_by_search(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    Meter meter(options.limits, puzzle.size());
    Solution solution;
    if (!has_known_obstacle(puzzle) && meter.spend()) {
        tree::ConstrainedSearch search(puzzle, options.seed.value_or(0));
        bool is_found = false;
        for (std::uint64_t run = first_run; !is_found; run += run / 2) {
            is_found = search.next_solution(meter, run);
            if (search.is_over() || meter.ended_by() != EndedBy::end) break;
            if (!is_found) search.restart();
        }
        if (is_found) {
            solution.verdict = Verdict::solved;
            sink({.queens = PlacementView(search.columns()), .number = 1});
        }
    }
    if (meter.ended_by() != EndedBy::end) solution.verdict = Verdict::gave_up;
    solution.nodes = meter.nodes();
    solution.elapsed = meter.elapsed();
    solution.ended_by = meter.ended_by();
    return solution;
}

}  // namespace

const Method search_method = {
    .summary = {.name = "search",
                .summary = "method.search",
                .largest_size = tree::largest_constrained_size,
                .takes_any_puzzle = true,
                .takes_seed = true},
    .solve = solve_by_search,
};

}  // namespace queens::solving
