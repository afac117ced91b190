// SPDX-License-Identifier: MIT
#include <array>

#include "queens/encode/at_most_one.hpp"
#include "queens/encode/target.hpp"

namespace queens {
namespace {

using encoding::Target;

Table<Target> table() {
    static constexpr std::array rows = {
        &encoding::dimacs_target, &encoding::opb_target,   &encoding::lp_target,
        &encoding::mps_target,    &encoding::asp_target,   &encoding::minizinc_target,
        &encoding::smtlib_target, &encoding::xcsp3_target, &encoding::qubo_target,
    };
    return rows;
}

}  // namespace

std::span<const TargetSummary> targets() {
    static const auto summaries = summaries_of(table());
    return summaries;
}

std::span<const AtMostOneSummary> at_most_one_ways() {
    static const auto summaries = summaries_of(encoding::ways());
    return summaries;
}

void encode(const Puzzle& puzzle, const EncodeOptions& options, const TextSink& sink) {
    const Target& target = row_named(table(), options.to, "kind.target");
    const auto& way = row_named(encoding::ways(), options.at_most_one, "kind.at_most_one");
    const TargetSummary& summary = target.summary;
    if (&way != encoding::ways().front() && &target != &encoding::dimacs_target) {
        refuse({"problem.no_clauses", {{"value", std::string(summary.name)}}});
    }
    check_size("kind.target", summary.name, puzzle.size(), summary.smallest_size, summary.largest_size);
    encoding::Text text([&](std::string_view piece) { return sink(piece) == Flow::go_on; });
    target.write(puzzle, options, text);
    text.flush();
}

void encoding::put_heading(Text& text, std::string_view comment, const Puzzle& puzzle) {
    const bool is_torus = puzzle.rule() == Rule::torus;
    put(text, comment, " ", puzzle.size(), " queens on ", is_torus ? "a torus" : "a chessboard", " of ",
        puzzle.size(), " x ", puzzle.size(), "; given: ", std::ssize(puzzle.given()),
        ", blocked squares: ", std::ssize(puzzle.blocked()), ", excluded diagonals: ", std::ssize(puzzle.excluded()),
        ".\n");
}

}  // namespace queens
