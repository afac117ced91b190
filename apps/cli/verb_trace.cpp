// SPDX-License-Identifier: MIT
#include "apps/cli/impossible.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/board/table.hpp"
#include "queens/notation/trace_format.hpp"
#include "queens/trace.hpp"

namespace queens::cli {
namespace {

std::optional<std::uint64_t> until_of(const Request& request) {
    const std::string word = request.until.value_or("first");
    if (word == "first") return 1;
    if (word == "all") return std::nullopt;
    if (!looks_like_number(word)) refuse({"problem.not_an_end", {{"value", word}}});
    return unsigned_number("--until", word);
}

const notation::TraceFormat& format_of(const Request& request) {
    return row_named(notation::trace_formats(), answer_format(request, "text"), "kind.trace_format");
}

int run(const Context& context) {
    const Request& request = context.request;
    const Puzzle puzzle = puzzle_of(request);
    TraceOptions options{.until = until_of(request), .limits = limits_of(request, stop_flag())};
    if (request.algorithm) options.algorithm = *request.algorithm;
    if (request.seed) options.seed = unsigned_number("--seed", *request.seed);
    Trace trace(puzzle, options);
    const auto writer =
        format_of(request).writer(context.output, {.puzzle = puzzle,
                                                   .algorithm = algorithm_named(options.algorithm),
                                                   .speak = context.speak(),
                                                   .coordinates = coordinates_of(request, Coordinates::zero)});
    writer->begin();
    for (auto event = trace.next(); event && !context.output.is_closed(); event = trace.next()) {
        writer->write(*event, trace.totals());
    }
    if (context.output.is_closed()) return context.end_unread();
    writer->end(trace.totals(), trace.ended_by());
    if (is_cut_short(trace.ended_by())) {
        context.tell_limit(trace.ended_by());
        return limit_came_first;
    }
    if (trace.totals().solutions > Total() || trace.ended_by() == EndedBy::enough) return answered;
    tell_contradiction(context, puzzle);  // that there is no solution has been said by the writer
    return answered_no;
}

}  // namespace

const Verb trace_verb = {.summary = {.name = "trace", .summary = "verb.trace", .arguments = "N|FILE|-"}, .run = run};

}  // namespace queens::cli
