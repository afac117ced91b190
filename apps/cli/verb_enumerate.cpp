// SPDX-License-Identifier: MIT
#include "apps/cli/impossible.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/placement_output.hpp"
#include "apps/cli/progress_line.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/enumerate.hpp"

namespace queens::cli {
namespace {

EnumerateOptions options_of(const Request& request) {
    EnumerateOptions options{.limits = limits_of(request, stop_flag())};
    if (request.method) options.order = *request.method;
    if (request.is_unique) options.listing = Listing::one_per_class;
    if (request.first) options.first = unsigned_number("--first", *request.first);
    return options;
}

/// How many there were, and whether these are all.
void tell_total(const Context& context, const Enumeration& listed) {
    if (listed.has_more && listed.solutions == Total()) return context.tell({"enumerate.none_wanted", {}});
    const std::string kind = context.request.is_unique ? "enumerate.classes" : "enumerate.solutions";
    const std::string extent = is_cut_short(listed.ended_by) ? "_so_far" : listed.has_more ? "_first" : "";
    context.tell({kind + extent, {{"count", to_string(listed.solutions)}}});
}

int run(const Context& context) {
    const Puzzle puzzle = puzzle_of(context.request);
    EnumerateOptions options = options_of(context.request);
    const OutputFormat format = output_format(context, puzzle.size());
    const auto writer = output_writer(context, format, puzzle, notation::Purpose::list);
    Enumeration listed;
    {
        ProgressLine line(context, "progress.enumerate");
        // On one terminal the solutions themselves are progress enough.
        if (!context.terminal.is_output) options.progress = line.progress();
        listed = enumerate(puzzle, options, [&](const Found& found) {
            writer->write(found);
            return context.output.is_closed() ? Flow::stop : Flow::go_on;
        });
    }
    if (context.output.is_closed()) return context.end_unread();
    writer->end(
        {.solutions = listed.solutions, .ended_by = listed.ended_by, .is_of_classes = context.request.is_unique});
    if (is_cut_short(listed.ended_by)) context.tell_limit(listed.ended_by);
    if (listed.solutions == Total() && listed.ended_by == EndedBy::end) {
        return tell_impossible(context, puzzle, format);
    }
    const bool is_partial = listed.has_more || is_cut_short(listed.ended_by);
    if (!format.writes_total() || is_partial || context.request.is_unique) tell_total(context, listed);
    return is_cut_short(listed.ended_by) ? limit_came_first : answered;
}

}  // namespace

const Verb enumerate_verb = {.summary = {.name = "enumerate", .summary = "verb.enumerate", .arguments = "N|FILE|-"},
                             .run = run};

}  // namespace queens::cli
