// SPDX-License-Identifier: MIT
// A piece drawn at random, and in it a queen drawn at random for each of some rows: its time, over the chance to have
// come there, is right on average for the whole count, whatever the engine [Knuth 1975].
#include "apps/cli/expectation.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "apps/cli/numbers.hpp"
#include "apps/cli/published.hpp"
#include "queens/board/random.hpp"
#include "queens/tree/remainder.hpp"
#include "queens/workers/workers.hpp"

namespace queens::cli {
namespace {

constexpr int smallest_long_size = 18;  // no smaller board takes any engine but `plain` over ten minutes
constexpr Seconds long_time{600};
constexpr Seconds sample_time{0.15};
/// Longer parts would be too few.
constexpr Seconds usual_part{0.003};
constexpr int fewest_parts = 20;

/// What one thread needs for a part of the pieces, times the number of such parts; nothing if a limit came first.
std::optional<Seconds> time_by_a_part(const Puzzle& puzzle, std::span<const Piece> pieces, int rows,
                                      const CountOptions& options, Random& random) {
    auto parts = static_cast<double>(pieces.size());
    Piece part = pieces[static_cast<std::size_t>(random.below(pieces.size()))];
    for (int row = 0; row < rows; ++row) {
        const tree::Remainder remainder = tree::remainder_of(puzzle, part.queens);
        if (remainder.rows.empty()) break;
        tree::Row free = remainder.rows[0].allowed;
        const auto choices = static_cast<std::uint64_t>(std::popcount(free));
        if (choices == 0) return Seconds(0);
        for (auto before = random.below(choices); before > 0; --before) free &= free - 1;
        part.queens.push_back({remainder.rows[0].row, std::countr_zero(free)});
        parts *= static_cast<double>(choices);
    }
    const Count counted = count(puzzle, {&part, 1}, options);
    if (counted.ended_by != EndedBy::end) return std::nullopt;
    return counted.elapsed * parts;
}

/// After how many rows a part usually is a short one. A busy machine may interrupt one that is.
int rows_for_short_parts(const Puzzle& puzzle, std::span<const Piece> pieces, CountOptions options, Random& random) {
    options.limits.time = usual_part;
    for (int rows = 0; rows < puzzle.size(); ++rows) {
        int short_parts = 0;
        for (int i = 0; i < 3; ++i) short_parts += time_by_a_part(puzzle, pieces, rows, options, random) ? 1 : 0;
        if (short_parts >= 2 || *options.limits.stop) return rows;
    }
    return puzzle.size();
}

/// What one thread needs, from so many parts as there is time for, or until it is plain that it will not be long.
Seconds expected_time(const Puzzle& puzzle, CountOptions options) {
    const auto all = pieces(puzzle, options);
    if (all.empty()) return {};
    options.threads = 1;
    Random random(1);
    const int rows = rows_for_short_parts(puzzle, all, options, random);
    const auto start = Clock::now();
    Seconds sum{};
    int parts = 0;
    while (parts < fewest_parts || Clock::now() - start < sample_time) {
        const auto time = time_by_a_part(puzzle, all, rows, options, random);
        if (!time) break;  // interrupted
        sum += *time;
        ++parts;
        if (parts >= fewest_parts && sum / parts < long_time / 10) break;
    }
    return sum / std::max(parts, 1);
}

}  // namespace

void tell_if_long(const Context& context, const Puzzle& puzzle, const CountOptions& options) {
    if (puzzle.size() < smallest_long_size || options.unique == Unique::yes || options.limits.time ||
        options.limits.nodes) {
        return;
    }
    const int threads = options.threads > 0 ? options.threads : workers::available();
    const Seconds time = expected_time(puzzle, options) / threads;
    if (time < long_time || stop_flag()) return;
    context.tell({"count.takes_about", {{"time", words_of(context.words, time)}, {"count", threads}}});
    const bool is_classical = puzzle.is_empty() && puzzle.rule() == Rule::chess;
    if (const auto known = is_classical ? published("solutions", puzzle.size()) : std::nullopt) {
        context.tell(
            {"count.published", {{"value", std::string(known->value)}, {"source", std::string(known->source)}}});
    }
}

}  // namespace queens::cli
