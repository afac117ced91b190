// SPDX-License-Identifier: MIT
#include <limits>

#include "apps/cli/film.hpp"
#include "apps/cli/impossible.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "apps/cli/watch.hpp"
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

EventRange range_of(const Request& request) {
    constexpr std::int64_t last = std::numeric_limits<std::int64_t>::max();
    EventRange range;
    if (request.first_event) {
        range.first = static_cast<std::uint64_t>(whole_number("--from", *request.first_event, 1, last));
    }
    if (request.last_event) {
        range.last = static_cast<std::uint64_t>(
            whole_number("--to", *request.last_event, static_cast<std::int64_t>(range.first), last));
    }
    return range;
}

const notation::TraceFormat& text_format_of(const std::string& name) {
    if (const auto* format = find_row(notation::trace_formats(), name)) return *format;
    refuse_format("kind.trace_format", name, names_of(notation::trace_formats()), Subject::search);
}

/// Tells the events of the range; those before it happen unseen. Whether the trace has come to its end.
bool tell(const Context& context, Trace& trace, const notation::TraceStyle& style, const EventRange& range,
          const notation::TraceFormat& format) {
    bool is_seen = true;
    notation::Text text([&](std::string_view piece) {
        if (is_seen) context.output.put(piece);
        return !context.output.is_closed();
    });
    const auto see = [&](bool whether) {
        text.flush();
        is_seen = whether;
    };
    const auto writer = format.writer(text, style);
    writer->begin();
    if (range.first > 1) see(false);
    bool is_over = false;
    for (std::uint64_t number = 1; number <= range.last && !context.output.is_closed(); ++number) {
        const auto event = trace.next();
        is_over = !event;
        if (is_over) break;
        if (number == range.first && number > 1) see(true);
        writer->write(*event, trace.totals());
    }
    see(true);
    writer->end(trace.totals(), is_over ? trace.ended_by() : EndedBy::enough);
    text.flush();
    return is_over;
}

int run(const Context& context) {
    const Request& request = context.request;
    const Puzzle puzzle = puzzle_of(request);
    TraceOptions options{.until = until_of(request), .limits = limits_of(request, stop_flag())};
    if (request.algorithm) options.algorithm = *request.algorithm;
    if (request.seed) options.seed = unsigned_number("--seed", *request.seed);
    Trace trace(puzzle, options);
    const notation::TraceStyle style = {.puzzle = puzzle,
                                        .algorithm = algorithm_named(options.algorithm),
                                        .speak = context.speak(),
                                        .coordinates = coordinates_of(request, Coordinates::zero)};
    if (request.is_watched) {
        refuse_together(request, "--watch",
                        {"--format", "--json", "--output", "--from", "--to", "--delay", "--size"});
        return watch(context, style, std::move(trace));
    }
    const EventRange range = range_of(request);
    const std::string name = answer_format(request, "text");
    bool is_over = false;
    const auto picture = find_picture(name);
    check_film_options(request, picture);
    if (picture) {
        check_picture(context, *picture, puzzle.size(), Subject::search);
        is_over = put_film(context, *picture, trace, style, range);
    } else {
        is_over = tell(context, trace, style, range, text_format_of(name));
    }
    if (context.output.is_closed()) return context.end_unread();
    if (is_cut_short(trace.ended_by())) return context.end_by_limit(trace.ended_by());
    if (!is_over || trace.totals().solutions > Total() || trace.ended_by() == EndedBy::enough) return answered;
    tell_contradiction(context, puzzle);
    if (picture) context.tell({"answer.no_solution", {}});  // text says so itself
    return answered_no;
}

}  // namespace

const Verb trace_verb = {.summary = {.name = "trace", .summary = "verb.trace", .arguments = "N|FILE|-"}, .run = run};

}  // namespace queens::cli
