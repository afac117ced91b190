// SPDX-License-Identifier: MIT
#include "apps/cli/placements.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/draw.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {
namespace {

void draw_one(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    context.output.put(draw(placement, puzzle,
                            {.queen = context.terminal.queen,
                             .queen_width = context.terminal.queen_width,
                             .is_coloured = context.terminal.is_coloured}));
}

int run(const Context& context) {
    const auto json = notation::find_format("json")->writer(context.output, {});
    std::uint64_t number = 0;
    const auto write = [&](const Placement& placement, const Puzzle& puzzle, std::string_view /*format*/) {
        ++number;
        if (context.request.wants_json) {
            json->write({.queens = placement, .number = number});
        } else {
            if (number > 1) context.output.put('\n');
            draw_one(context, placement, puzzle);
        }
        return static_cast<int>(answered);
    };
    return for_each_placement(context, write);
}

}  // namespace

const Verb draw_verb = {.summary = {.name = "draw", .summary = "verb.draw", .arguments = "PLACEMENT|FILE|-"},
                        .run = run};

}  // namespace queens::cli
