// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "queens/solve/formula.hpp"
#include "queens/solve/method.hpp"

namespace queens {
namespace solving {
namespace {

/// Up to here the first solution by rows is found in no time; it is the one that people expect.
constexpr int largest_size_for_rows = 12;

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

/// Whether local search finds a solution soon: the board is large, and any n/60 queens that do not attack each other
/// can be completed there [Glock, Munhá Correia, Sudakov 2022].
bool has_room(const Puzzle& puzzle) {
    constexpr int smallest = 100;
    constexpr int rows_for_a_given = 60;
    return puzzle.rule() == Rule::chess && puzzle.size() >= smallest && puzzle.blocked().empty() &&
           puzzle.excluded().empty() && std::ssize(puzzle.given()) <= puzzle.size() / rows_for_a_given;
}

void check(const Puzzle& puzzle, const Method& method, const SolveOptions& options) {
    const MethodSummary& summary = method.summary;
    const auto kind = phrase("kind", "kind.method");
    if (!summary.takes_any_puzzle && !puzzle.is_empty()) {
        refuse({"problem.empty_board_only", {kind, {"name", std::string(summary.name)}}});
    }
    if (!options.proof_file.empty() && !summary.writes_proofs) {
        refuse({"problem.no_proofs", {kind, {"name", std::string(summary.name)}}});
    }
    if (!summary.takes_torus && puzzle.rule() == Rule::torus) {
        refuse({"problem.no_torus", {kind, {"name", std::string(summary.name)}}});
    }
    if (options.seed) check_takes_seed(method_table(), method, "kind.method");
    check_size("kind.method", summary.name, puzzle.size(), 0, summary.largest_size);
    if (options.seed && puzzle.size() > summary.largest_size_with_seed) {
        refuse({"problem.size_not_shuffled",
                {kind,
                 {"name", std::string(summary.name)},
                 {"value", puzzle.size()},
                 {"low", 0},
                 {"high", summary.largest_size_with_seed}}});
    }
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
    static constexpr std::array rows = {&formula_method, &search_method, &repair_method,
#ifdef QUEENS_HAS_CADICAL
                                        &sat_method,
#endif
                                        &rows_method,    &columns_method};
    return rows;
}

}  // namespace solving

Solution solve(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    const std::string_view name = choice_of_method(puzzle, options).method;
    const solving::Method& method = row_named(solving::method_table(), name, "kind.method");
    solving::check(puzzle, method, options);
    Solution solution = method.solve(puzzle, options, sink);
    if (solution.method.empty()) solution.method = method.summary.name;
    return solution;
}

MethodChoice choice_of_method(const Puzzle& puzzle, const SolveOptions& options) {
    const int size = puzzle.size();
    if (!options.method.empty()) return {options.method, "choice.asked_for"};
    if (!options.proof_file.empty()) return {"sat", "choice.proof"};
    if (puzzle.is_empty() && !options.seed) return {"formula", "choice.formula"};
    if (size <= solving::largest_size_for_rows) return {"rows", "choice.rows"};
    if (solving::has_room(puzzle)) return {"repair", "choice.repair"};
    if (size <= solving::search_method.summary.largest_size) return {"search", "choice.search"};
    return puzzle.rule() == Rule::chess ? MethodChoice{"repair", "choice.repair_too_large"}
                                        : MethodChoice{"rows", "choice.rows_too_large"};
}

std::span<const MethodSummary> methods() {
    static const auto summaries = summaries_of(solving::method_table());
    return summaries;
}

}  // namespace queens
