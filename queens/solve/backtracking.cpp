// SPDX-License-Identifier: MIT
// The tree walked to its first solution: row by row, column by column, or in a shuffled order.
#include <vector>

#include "queens/solve/method.hpp"
#include "queens/tree/boards.hpp"
#include "queens/tree/walk.hpp"

namespace queens::solving {
namespace {

/// Searches for the first solution. `axis`: what the search's rows are on the board.
template <class Search>
Solution first_of(Search search, Axis axis, Meter& meter, const Sink& sink) {
    Solution solution;
    if (meter.spend() && search.next_solution(meter)) {
        solution.verdict = Verdict::solved;
        std::vector<int> columns(search.columns().begin(), search.columns().end());
        if (axis == Axis::columns) transpose_into(search.columns(), columns);
        sink({.queens = PlacementView(columns), .number = 1});
    } else if (meter.ended_by() != EndedBy::end) {
        solution.verdict = Verdict::gave_up;
    }
    solution.nodes = meter.nodes();
    solution.elapsed = meter.elapsed();
    solution.ended_by = meter.ended_by();
    return solution;
}

Solution solve_by_rows(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    Meter meter(options.limits, puzzle.size());
    if (options.seed) {
        return first_of(tree::Walk(puzzle, tree::Shuffled(puzzle, *options.seed)), Axis::rows, meter, sink);
    }
    return tree::with_fastest_search(
        puzzle, [&](auto search) { return first_of(std::move(search), Axis::rows, meter, sink); });
}

Solution solve_by_columns(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    Meter meter(options.limits, puzzle.size());
    return tree::with_fastest_search(puzzle.image(Symmetry::transpose), [&](auto search) {
        return first_of(std::move(search), Axis::columns, meter, sink);
    });
}

}  // namespace

const Method rows_method = {
    .summary = {.name = "rows",
                .summary = "method.rows",
                .largest_size = tree::largest_searched_size,
                .takes_any_puzzle = true,
                .takes_seed = true,
                .largest_size_with_seed = 1000},  // each row keeps an order of its own: n² numbers
    .solve = solve_by_rows,
};

const Method columns_method = {
    .summary = {.name = "columns",
                .summary = "method.columns",
                .largest_size = tree::largest_searched_size,
                .takes_any_puzzle = true},
    .solve = solve_by_columns,
};

}  // namespace queens::solving
