// SPDX-License-Identifier: MIT
#include "apps/cli/impossible.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/placement_output.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/solve.hpp"

namespace queens::cli {
namespace {

/// A seed that was not asked for is still told, so that the run can be repeated.
std::uint64_t new_seed() {
    return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count()) % 1'000'000;
}

SolveOptions options_of(const Request& request) {
    SolveOptions options{.limits = limits_of(request, stop_flag())};
    if (request.method) options.method = *request.method;
    if (request.seed) options.seed = unsigned_number("--seed", *request.seed);
    if (request.is_random && !options.seed) options.seed = new_seed();
    return options;
}

int run(const Context& context) {
    const Puzzle puzzle = puzzle_of(context.request);
    const SolveOptions options = options_of(context.request);
    const notation::Format& format = output_format(context, puzzle.size());
    const auto writer = output_writer(context, format, notation::Purpose::one);
    const Solution solution = solve(puzzle, options, [&](const Found& found) {
        writer->write(found);
        return Flow::stop;
    });
    if (!context.request.seed && options.seed) {
        context.tell({"solve.seed", {{"seed", std::to_string(*options.seed)}}});
    }
    if (context.output.is_closed()) return context.end_unread();
    const bool is_solved = solution.verdict == Verdict::solved;
    writer->end({.solutions = is_solved ? 1U : 0U, .ended_by = is_solved ? EndedBy::enough : solution.ended_by});
    if (is_solved) return answered;
    if (solution.verdict == Verdict::impossible) return tell_impossible(context, puzzle);
    context.tell_limit(solution.ended_by);
    return limit_came_first;
}

}  // namespace

const Verb solve_verb = {.summary = {.name = "solve", .summary = "verb.solve"}, .run = run};

}  // namespace queens::cli
