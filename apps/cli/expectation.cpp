// SPDX-License-Identifier: MIT
#include "apps/cli/expectation.hpp"

#include <algorithm>

#include "apps/cli/numbers.hpp"
#include "apps/cli/published.hpp"
#include "queens/workers/workers.hpp"

namespace queens::cli {
namespace {

constexpr int smallest_long_size = 18;  // no smaller board takes any engine but `plain` over ten minutes
constexpr Seconds long_time{600};
constexpr Seconds sample_time{1};
constexpr double fewest_pieces = 20;

struct Expectation {
    Seconds time{};
    /// Not even one piece was done within the sample: it takes longer.
    bool is_at_least = false;
};

/// Pieces far from each other are counted on one thread, for a second, or until it is plain that all will not take
/// long.
Expectation expectation(const Puzzle& puzzle, CountOptions options) {
    const auto all = pieces(puzzle, options);
    options.threads = 1;
    const std::size_t step = all.size() * 89 / 144 + 1;  // near the golden section
    Seconds used{};
    double done = 0;
    while (used < sample_time && done < static_cast<double>(all.size())) {
        options.limits.time = 2 * sample_time - used;
        const Piece& piece = all[static_cast<std::size_t>(done) * step % all.size()];
        const Count counted = count(puzzle, {&piece, 1}, options);
        used += counted.elapsed;
        if (counted.ended_by != EndedBy::end) break;
        ++done;
        if (done >= fewest_pieces && used * (static_cast<double>(all.size()) / done) < long_time / 10) break;
    }
    return {used * (static_cast<double>(all.size()) / std::max(done, 1.0)), done == 0};
}

}  // namespace

void tell_if_long(const Context& context, const Puzzle& puzzle, const CountOptions& options) {
    if (puzzle.size() < smallest_long_size || options.unique == Unique::yes || options.limits.time ||
        options.limits.nodes) {
        return;
    }
    const Expectation expected = expectation(puzzle, options);
    const int threads = options.threads > 0 ? options.threads : workers::available();
    const Seconds time = expected.time / threads;
    if (time < long_time || stop_flag()) return;
    context.tell({expected.is_at_least ? "count.takes_at_least" : "count.takes_about",
                  {{"time", words_of(time)}, {"threads", threads}}});
    const bool is_classical = puzzle.is_empty() && puzzle.rule() == Rule::chess;
    if (const auto known = is_classical ? published("solutions", puzzle.size()) : std::nullopt) {
        context.tell(
            {"count.published", {{"value", std::string(known->value)}, {"source", std::string(known->source)}}});
    }
}

}  // namespace queens::cli
