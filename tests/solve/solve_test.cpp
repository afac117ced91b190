// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "queens/check.hpp"
#include "queens/trace.hpp"
#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

struct Answer {
    Solution solution;
    Placement placement;
};

Answer answer(const Puzzle& puzzle, const SolveOptions& options = {}) {
    Answer result;
    result.solution = solve(puzzle, options, [&](const Found& found) {
        result.placement = copy(found.queens);
        return Flow::stop;
    });
    return result;
}

std::string columns_of(const Placement& placement) {
    std::string columns;
    for (const Square queen : placement.queens()) {
        columns += (columns.empty() ? "" : ",") + std::to_string(queen.column + 1);
    }
    return columns;
}

TEST(Solve, HasAFormulaForEverySize) {
    for (int n = 0; n <= 3000; ++n) {
        const auto [solution, placement] = answer(Puzzle(n));
        EXPECT_EQ(solution.method, "formula");
        const bool has_none = n == 2 || n == 3;
        EXPECT_EQ(solution.verdict, has_none ? Verdict::impossible : Verdict::solved) << n;
        ASSERT_EQ(check(has_none ? Placement(n, {}) : placement, Puzzle(n)).is_solution(), !has_none) << n;
    }
}

TEST(Solve, HasAFormulaForVeryLargeBoardsSlow) {
    for (int n = 1'000'000; n < 1'000'012; ++n) {
        ASSERT_TRUE(check(answer(Puzzle(n)).placement, Puzzle(n)).is_solution()) << n;
    }
}

TEST(Solve, HasAFormulaForTheLargestBoard) {
    // Too large to keep: columns are looked at here and there, and must not overflow.
    static_cast<void>(solve(Puzzle(largest_size), {}, [](const Found& found) {
        for (const std::int64_t row : {0, 1, 499'999'999, 500'000'000, 999'999'999}) {
            const Square queen = found.queens.queen(row);
            EXPECT_TRUE(0 <= queen.column && queen.column < largest_size) << row;
        }
        return Flow::stop;
    }));
}

TEST(Solve, HasAFormulaForTheTorus) {
    for (int n = 0; n <= 200; ++n) {
        const Puzzle torus({.size = n, .rule = Rule::torus});
        const auto [solution, placement] = answer(torus);
        const bool is_solvable = n == 0 || (n % 2 != 0 && n % 3 != 0);
        ASSERT_EQ(solution.verdict, is_solvable ? Verdict::solved : Verdict::impossible) << n;
        ASSERT_EQ(check(is_solvable ? placement : Placement(n, {}), torus).is_solution(), is_solvable) << n;
    }
}

TEST(Solve, FindsTheLexicographicallyFirstSolutionByRows) {
    for (int n = 1; n <= 20; ++n) {
        const auto [solution, placement] = answer(Puzzle(n), {.method = "rows"});
        if (solution.verdict == Verdict::impossible) continue;
        EXPECT_EQ(columns_of(placement), testing::published("first_solution", n)) << n;
    }
}

TEST(Solve, FindsTheTransposedSolutionByColumns) {
    for (const int n : {1, 4, 5, 6, 7, 8, 9, 10}) {
        const auto rows = answer(Puzzle(n), {.method = "rows"}).placement;
        std::vector<Square> transposed;
        for (const Square queen : rows.queens()) transposed.push_back({queen.column, queen.row});
        EXPECT_EQ(answer(Puzzle(n), {.method = "columns"}).placement, Placement(n, transposed));
    }
}

RC_GTEST_PROP(Solve, DecidesAsTheOracleWithEveryMethod, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const Puzzle puzzle(draft);
    const bool is_solvable = !oracle::solutions(draft).empty();
    RC_TAG(is_solvable ? "solvable" : "impossible");
    for (const auto& method : methods()) {
        if (!method.takes_any_puzzle && !puzzle.is_empty()) continue;
        const auto [solution, placement] = answer(puzzle, {.method = method.name});
        RC_ASSERT((solution.verdict == Verdict::solved) == is_solvable);
        RC_ASSERT(solution.verdict != Verdict::gave_up);
        if (is_solvable) RC_ASSERT(check(placement, puzzle).is_solution());
    }
}

TEST(Solve, ShufflesBySeed) {
    std::set<std::string> found;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto one = answer(Puzzle(12), {.seed = seed});
        EXPECT_EQ(one.placement, answer(Puzzle(12), {.seed = seed}).placement);
        EXPECT_TRUE(check(one.placement, Puzzle(12)).is_solution());
        found.insert(columns_of(one.placement));
    }
    EXPECT_GT(found.size(), 15U);
}

TEST(Solve, AgreesWithTheTraceOfTheSameName) {
    int compared = 0;
    for (const auto& method : methods()) {
        for (const auto& algorithm : algorithms()) {
            if (method.name != algorithm.name) continue;
            ++compared;
            for (const int n : {1, 4, 6, 8}) {
                Trace trace(Puzzle(n), {.algorithm = algorithm.name});
                std::vector<Square> queens;
                while (const auto event = trace.next()) {
                    if (event->kind == EventKind::place) queens.push_back(event->square);
                    if (event->kind == EventKind::lift) queens.pop_back();
                }
                EXPECT_EQ(answer(Puzzle(n), {.method = method.name}).placement, Placement(n, queens));
            }
        }
    }
    EXPECT_EQ(compared, 2);
}

TEST(Solve, SaysImpossibleWhenGivensAttackEachOther) {
    EXPECT_EQ(answer(Puzzle({.size = 1'000'000, .given = {{0, 0}, {9, 9}}})).solution.verdict, Verdict::impossible);
}

TEST(Solve, NeverTakesALimitForANo) {
    const auto limited = answer(Puzzle(40), {.method = "rows", .limits = {.nodes = 100}}).solution;
    EXPECT_EQ(limited.verdict, Verdict::gave_up);
    EXPECT_EQ(limited.ended_by, EndedBy::node_limit);
    EXPECT_EQ(limited.nodes, Total(100));
}

TEST(Solve, RefusesWhatAMethodCannotTake) {
    const auto refusal = [](const Puzzle& puzzle, const SolveOptions& options) -> std::string {
        try {
            answer(puzzle, options);
        } catch (const BadRequest& refused) {
            return refused.problem().id;
        }
        return "";
    };
    EXPECT_EQ(refusal(Puzzle({.size = 8, .given = {{0, 0}}}), {.method = "formula"}), "problem.empty_board_only");
    EXPECT_EQ(refusal(Puzzle(8), {.method = "oracle"}), "problem.unknown_name");
    EXPECT_EQ(refusal(Puzzle(8), {.method = "columns", .seed = 1}), "problem.not_random");
    EXPECT_EQ(refusal(Puzzle(1001), {.seed = 1}), "problem.size_not_shuffled");
}

}  // namespace
}  // namespace queens
