// SPDX-License-Identifier: MIT
#include "apps/cli/input.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/draw.hpp"

namespace queens::cli {
namespace {

int run(const Context& context) {
    PlacementReader reader(context.request, open_input(context.request));
    bool is_first = true;
    while (const auto placement = reader.next()) {
        const Puzzle puzzle = puzzle_of(context.request, placement->size());
        if (!is_first) context.output.put('\n');
        context.output.put(draw(*placement, {.rule = puzzle.rule(),
                                             .queen = context.terminal.queen,
                                             .queen_width = context.terminal.queen_width,
                                             .is_coloured = context.terminal.is_coloured}));
        is_first = false;
        if (context.output.is_closed() || stop_flag()) return answered;
    }
    if (is_first) refuse({"problem.empty_input", {}});
    return answered;
}

}  // namespace

const Verb draw_verb = {.summary = {.name = "draw", .summary = "verb.draw"}, .run = run};

}  // namespace queens::cli
