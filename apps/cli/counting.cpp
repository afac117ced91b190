// SPDX-License-Identifier: MIT
#include "apps/cli/counting.hpp"

#include <algorithm>

#include "queens/enumerate.hpp"

namespace queens::cli {
namespace {

int largest_size_of_engines() {
    int largest = 0;
    for (const EngineSummary& engine : engines()) largest = std::max(largest, engine.largest_size);
    return largest;
}

/// Small boards are searched as fast row by row as any other way.
constexpr int largest_size_by_rows = 16;

Count count_by_listing(const Puzzle& puzzle, const CountOptions& options, std::optional<std::uint64_t> bound) {
    Count result;
    if (options.unique == Unique::yes) result.classes.emplace();
    const EnumerateOptions listing{.order = puzzle.size() <= largest_size_by_rows ? "rows" : "search",
                                   .listing = options.unique == Unique::yes ? Listing::one_per_class : Listing::all,
                                   .limits = options.limits};
    const Enumeration listed = enumerate(puzzle, listing, [&](const Found& found) {
        if (result.classes) result.classes->add(found.class_size);
        result.solutions = result.classes ? result.classes->solutions() : found.number;
        return bound && found.number >= Total(*bound) ? Flow::stop : Flow::go_on;
    });
    result.nodes = listed.nodes;
    result.elapsed = listed.elapsed;
    result.ended_by = listed.ended_by;
    return result;
}

}  // namespace

bool is_for_engine(const Puzzle& puzzle, std::optional<std::uint64_t> bound, bool is_asked_for) {
    const bool is_too_large = !puzzle.is_empty() && puzzle.size() > largest_size_of_engines();
    return is_asked_for || !(bound || is_too_large);
}

Count count_up_to(const Puzzle& puzzle, const CountOptions& options, std::optional<std::uint64_t> bound,
                  bool is_asked_for) {
    return is_for_engine(puzzle, bound, is_asked_for) ? count(puzzle, options)
                                                      : count_by_listing(puzzle, options, bound);
}

}  // namespace queens::cli
