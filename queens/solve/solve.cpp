// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <array>
#include <string>

#include "queens/solve/formula.hpp"
#include "queens/solve/method.hpp"

namespace queens {
namespace solving {
namespace {

constexpr int largest_shuffled_size = 1000;  // each row keeps an order of its own: n² numbers

Solution solve_by_formula(const Puzzle& puzzle, const SolveOptions& /*options*/, const Sink& sink) {
    const Clock::time_point start = Clock::now();
    const auto known = known_solution(puzzle);
    Solution solution{.verdict = known->verdict};
    if (known->verdict == Verdict::solved) {
        sink({.queens = PlacementView(puzzle.size(), known->column), .number = 1});
    }
    solution.elapsed = Clock::now() - start;
    return solution;
}

void check(const Puzzle& puzzle, const Method& method, const SolveOptions& options) {
    const MethodSummary& summary = method.summary;
    const auto kind = phrase("kind", "kind.method");
    if (!summary.takes_any_puzzle && !puzzle.is_empty()) {
        refuse({"problem.empty_board_only", {kind, {"name", std::string(summary.name)}}});
    }
    if (options.seed.has_value()) {
        if (summary.name != rows_method.summary.name) {
            refuse({"problem.not_random", {kind, {"name", std::string(summary.name)}}});
        }
        if (puzzle.size() <= largest_shuffled_size) return;
        refuse(
            {"problem.size_not_shuffled", {{"value", puzzle.size()}, {"low", 0}, {"high", largest_shuffled_size}}});
    }
    check_size("kind.method", summary.name, puzzle.size(), 0, summary.largest_size);
}

}  // namespace

const Method formula_method = {
    .summary = {.name = "formula",
                .summary = "method.formula",
                .largest_size = largest_size,
                .takes_any_puzzle = false},
    .solve = solve_by_formula,
};

Table<Method> method_table() {
    static constexpr std::array rows = {&formula_method, &rows_method, &columns_method};
    return rows;
}

}  // namespace solving

Solution solve(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    std::string_view name = options.method;
    if (name.empty()) name = options.seed ? solving::rows_method.summary.name : default_method(puzzle);
    const solving::Method& method = row_named(solving::method_table(), name, "kind.method");
    solving::check(puzzle, method, options);
    Solution solution = method.solve(puzzle, options, sink);
    solution.method = method.summary.name;
    return solution;
}

std::string_view default_method(const Puzzle& puzzle) {
    return puzzle.is_empty() ? solving::formula_method.summary.name : solving::rows_method.summary.name;
}

std::span<const MethodSummary> methods() {
    static const auto summaries = summaries_of(solving::method_table());
    return summaries;
}

}  // namespace queens
