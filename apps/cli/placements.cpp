// SPDX-License-Identifier: MIT
#include "apps/cli/placements.hpp"

#include <algorithm>

#include "apps/cli/input.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"

namespace queens::cli {

int for_each_placement(const Context& context, const PlacementUse& use) {
    const Request& request = context.request;
    const auto draft = draft_of_option(request);
    if (draft && request.what.empty()) {
        const Puzzle puzzle = puzzle_of(request, *draft);
        return use(Placement(puzzle.size(), {puzzle.given().begin(), puzzle.given().end()}), puzzle, "puzzle");
    }
    PlacementReader reader(request, open_input(request));
    if (draft) reader.set_size(static_cast<int>(draft->size));
    int worst = answered;
    bool is_empty = true;
    while (const auto placement = reader.next()) {
        const Puzzle puzzle = puzzle_of(request, draft.value_or(Draft{.size = placement->size()}));
        worst = std::max(worst, use(*placement, puzzle, reader.format().summary.name));
        is_empty = false;
        if (request.what.front() == "-") context.output.flush();  // who writes there may wait for an answer to each
        if (context.output.is_closed() || stop_flag()) return worst;
    }
    if (is_empty) reader.refuse_emptiness();
    return worst;
}

}  // namespace queens::cli
