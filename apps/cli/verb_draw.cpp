// SPDX-License-Identifier: MIT
#include "apps/cli/input.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/draw.hpp"

namespace queens::cli {
namespace {

void draw_one(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    context.output.put(draw(placement, puzzle,
                            {.queen = context.terminal.queen,
                             .queen_width = context.terminal.queen_width,
                             .is_coloured = context.terminal.is_coloured}));
}

int run(const Context& context) {
    const auto draft = draft_of_option(context.request);
    if (draft && context.request.what.empty()) {
        const Puzzle puzzle = puzzle_of(context.request, *draft);
        draw_one(context, Placement(puzzle.size(), {puzzle.given().begin(), puzzle.given().end()}), puzzle);
        return answered;
    }
    PlacementReader reader(context.request, open_input(context.request));
    if (draft) reader.set_size(static_cast<int>(draft->size));
    const auto json = notation::find_format("json")->writer(context.output, {});
    std::uint64_t number = 0;
    while (const auto placement = reader.next()) {
        ++number;
        const Puzzle puzzle = puzzle_of(context.request, draft.value_or(Draft{.size = placement->size()}));
        if (context.request.wants_json) {
            json->write({.queens = *placement, .number = number});
        } else {
            if (number > 1) context.output.put('\n');
            draw_one(context, *placement, puzzle);
        }
        if (context.output.is_closed() || stop_flag()) return answered;
    }
    if (number == 0) refuse({"problem.empty_input", {}});
    return answered;
}

}  // namespace

const Verb draw_verb = {.summary = {.name = "draw", .summary = "verb.draw", .arguments = "PLACEMENT|FILE|-"},
                        .run = run};

}  // namespace queens::cli
