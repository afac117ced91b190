// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <set>
#include <thread>

#include "queens/check.hpp"
#include "queens/trace.hpp"
#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"
#include "tests/solve/blocked_boards.hpp"

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

void expect_a_formula(int first, int last) {
    for (int n = first; n <= last; ++n) {
        const auto [solution, placement] = answer(Puzzle(n));
        EXPECT_EQ(solution.method, "formula");
        const bool has_none = n == 2 || n == 3;
        EXPECT_EQ(solution.verdict, has_none ? Verdict::impossible : Verdict::solved) << n;
        ASSERT_EQ(check(has_none ? Placement(n, {}) : placement, Puzzle(n)).is_solution(), !has_none) << n;
    }
}

TEST(Solve, HasAFormulaForEverySize) {
    expect_a_formula(0, 500);
}

TEST(Solve, HasAFormulaForEverySizeTo3000Slow) {
    expect_a_formula(501, 3000);
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
        if (!method.takes_torus && rule == Rule::torus) continue;
        const auto [solution, placement] = answer(puzzle, {.method = method.name});
        RC_ASSERT((solution.verdict == Verdict::solved) == is_solvable);
        RC_ASSERT(solution.verdict != Verdict::gave_up);
        if (is_solvable) RC_ASSERT(check(placement, puzzle).is_solution());
    }
}

TEST(Solve, ShufflesBySeed) {
    std::set<std::string> found;
    for (const auto& method : methods()) {
        if (!method.takes_seed) continue;
        found.clear();
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto one = answer(Puzzle(14), {.method = method.name, .seed = seed});
            EXPECT_EQ(one.placement, answer(Puzzle(14), {.method = method.name, .seed = seed}).placement);
            EXPECT_TRUE(check(one.placement, Puzzle(14)).is_solution());
            found.insert(columns_of(one.placement));
        }
        EXPECT_GT(found.size(), 15U) << method.name;
    }
}

void expect_right_answers(int size, std::string_view method, Seconds each) {
    const auto boards = testing::blocked_boards(size);
    ASSERT_EQ(boards.size(), 100U);
    for (const auto& [puzzle, is_solvable] : boards) {
        const auto [solution, placement] = answer(puzzle, {.method = method, .limits = {.time = each}});
        ASSERT_EQ(solution.verdict, is_solvable ? Verdict::solved : Verdict::impossible) << solution.nodes.low();
        ASSERT_EQ(is_solvable && check(placement, puzzle).is_solution(), is_solvable);
    }
}

bool has_method(std::string_view name) {
    const auto all = methods();
    return std::any_of(all.begin(), all.end(), [&](const MethodSummary& method) { return method.name == name; });
}

/// Every method on as many random puzzles of each rule; between 3 and 7 of 10 have a solution.
void expect_decisions_as_the_oracle(std::uint64_t puzzles) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        std::uint64_t solvable = 0;
        for (std::uint64_t seed = 1; seed <= puzzles; ++seed) {
            const Draft draft = testing::half_impossible_draft(rule, seed);
            const Puzzle puzzle(draft);
            const bool is_solvable = !oracle::solutions(draft).empty();
            solvable += is_solvable ? 1 : 0;
            for (const auto& method : methods()) {
                if (!method.takes_any_puzzle && !puzzle.is_empty()) continue;
                if (!method.takes_torus && rule == Rule::torus) continue;
                const auto [solution, placement] = answer(puzzle, {.method = method.name});
                ASSERT_EQ(solution.verdict, is_solvable ? Verdict::solved : Verdict::impossible)
                    << method.name << " " << seed;
                ASSERT_EQ(is_solvable && check(placement, puzzle).is_solution(), is_solvable) << method.name;
            }
        }
        EXPECT_GT(10 * solvable, 3 * puzzles);
        EXPECT_LT(10 * solvable, 7 * puzzles);
    }
}

TEST(Solve, DecidesAHundredPuzzlesOfEachRuleAsTheOracle) {
    expect_decisions_as_the_oracle(100);
}

TEST(SolveHeavy, DecidesAThousandPuzzlesOfEachRuleAsTheOracle) {
    expect_decisions_as_the_oracle(1000);
}

TEST(Solve, DecidesBlockedBoardsOf28BySat) {
    if (!has_method("sat")) GTEST_SKIP() << "built without CaDiCaL";
    expect_right_answers(28, "sat", Seconds(10));
}

TEST(Solve, SatStopsAtItsLimits) {
    if (!has_method("sat")) GTEST_SKIP() << "built without CaDiCaL";
    const Puzzle hard = testing::blocked_boards(48)[0].puzzle;
    const auto limited = answer(hard, {.method = "sat", .limits = {.time = Seconds(0.02)}}).solution;
    EXPECT_EQ(limited.verdict, Verdict::gave_up);
    EXPECT_EQ(limited.ended_by, EndedBy::time_limit);
    EXPECT_EQ(answer(hard, {.method = "sat", .limits = {.nodes = 10}}).solution.ended_by, EndedBy::node_limit);
}

/// Of this program, all threads together.
double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

TEST(Solve, StopsSoonOnTheLargestBoardsSlow) {
    // Of processor time, so that a busy machine changes nothing. 0.2 is promised; CaDiCaL has phases that it does not
    // leave for longer. Builds without optimisation, or with sanitizers in them, are slower.
#ifdef NDEBUG
    constexpr double seconds_to_stop = 1;
#else
    constexpr double seconds_to_stop = 3;
#endif
    for (const auto& [name, size] : {std::pair("repair", 20'000'000), std::pair("sat", largest_size_as_clauses)}) {
        if (!has_method(name)) continue;
        for (const double seconds : {0.01, 0.2, 0.5}) {
            std::atomic<bool> stop = false;
            double stopped_at = 0;
            std::thread stopper([&, start = processor_seconds()] {
                while (processor_seconds() - start < seconds) std::this_thread::sleep_for(Seconds(0.001));
                stopped_at = processor_seconds();
                stop = true;
            });
            const Solution solution = answer(Puzzle(size), {.method = name, .limits = {.stop = &stop}}).solution;
            const double ended_at = processor_seconds();
            stopper.join();
            EXPECT_EQ(solution.ended_by, EndedBy::stopped) << name;
            EXPECT_LT(ended_at - stopped_at, seconds_to_stop) << name;
        }
    }
}

TEST(Solve, SaysAtMostOneInEveryWay) {
    // Pairwise, sequential and by products, and the torus: as many solutions as by search.
    if (!has_method("sat")) GTEST_SKIP() << "built without CaDiCaL";
    for (const int n : {6, 13, 45, 55}) {
        Draft draft{.size = n};
        EXPECT_TRUE(check(answer(Puzzle(draft), {.method = "sat"}).placement, Puzzle(n)).is_solution()) << n;
        // Two given queens in one line contradict the clauses, whichever kind of line it is.
        for (const Square other : {Square{0, n - 2}, Square{n - 2, 1}, Square{1, 0}, Square{n - 2, n - 1}}) {
            draft.given = {{0, 1}, other};
            EXPECT_EQ(answer(Puzzle(draft), {.method = "sat"}).solution.verdict, Verdict::impossible) << n;
        }
    }
    const Puzzle torus({.size = 11, .rule = Rule::torus, .given = {{0, 3}}});
    EXPECT_TRUE(check(answer(torus, {.method = "sat"}).placement, torus).is_solution());
}

TEST(Solve, DecidesBlockedBoardsOf28BySearch) {
    expect_right_answers(28, "search", Seconds(10));
}

TEST(Solve, DecidesBlockedBoardsOf48ByTheDefaultMethodLONG) {
    expect_right_answers(48, "", Seconds(30));
}

TEST(Solve, SearchesLargeBoards) {
    for (const int n : {13, 50, 100, 200, 500}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto [solution, placement] = answer(Puzzle(n), {.method = "search", .seed = seed});
            ASSERT_TRUE(check(placement, Puzzle(n)).is_solution()) << n;
        }
    }
    const Puzzle torus({.size = 35, .rule = Rule::torus});
    EXPECT_TRUE(check(answer(torus, {.method = "search"}).placement, torus).is_solution());
}

TEST(Solve, RepairsBoardsOfEverySizeSlow) {
    for (int n = 0; n <= 200; ++n) {
        const auto [solution, placement] = answer(Puzzle(n), {.method = "repair", .seed = 1});
        const bool has_none = n == 2 || n == 3;
        ASSERT_EQ(solution.verdict, has_none ? Verdict::impossible : Verdict::solved) << n;
        ASSERT_EQ(check(has_none ? Placement(n, {}) : placement, Puzzle(n)).is_solution(), !has_none) << n;
    }
    for (const int n : {10'000, 1'000'000}) {
        EXPECT_TRUE(check(answer(Puzzle(n), {.method = "repair"}).placement, Puzzle(n)).is_solution());
    }
}

/// Up to so many queens that do not attack each other, on random squares.
std::vector<Square> peaceful_queens(int size, int count, std::uint64_t seed) {
    Random random(seed);
    std::set<std::pair<Line, int>> taken;
    std::vector<Square> queens;
    const auto below = [&] { return static_cast<int>(random.below(static_cast<std::uint64_t>(size))); };
    while (std::ssize(queens) < count) {
        const Square square{below(), below()};
        const auto is_taken = [&](Line line) {
            return taken.contains({line, line_index(Rule::chess, size, line, square)});
        };
        if (std::any_of(std::begin(all_lines), std::end(all_lines), is_taken)) continue;
        for (const Line line : all_lines) taken.emplace(line, line_index(Rule::chess, size, line, square));
        queens.push_back(square);
    }
    return queens;
}

TEST(Solve, RepairsAroundGivenQueens) {
    for (const int n : {60, 120, 600, 6'000, 60'000}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Puzzle puzzle({.size = n, .given = peaceful_queens(n, n / 60, seed)});
            const auto [solution, placement] = answer(puzzle, {.method = "repair", .seed = seed});
            ASSERT_EQ(solution.verdict, Verdict::solved) << n;
            ASSERT_TRUE(check(placement, puzzle).is_solution()) << n;
        }
    }
}

TEST(Solve, RepairsAroundManyGivenQueensSlow) {
    constexpr int n = 1'000'000;
    const Puzzle puzzle({.size = n, .given = peaceful_queens(n, n / 60, 1)});
    const auto [solution, placement] = answer(puzzle, {.method = "repair"});
    EXPECT_LT(solution.nodes, 3U * n);  // each queen once, and some swaps: no dealing out again
    EXPECT_TRUE(check(placement, puzzle).is_solution());
}

TEST(Solve, RepairsAroundForbiddenSquares) {
    Draft draft{.size = 40, .excluded = {{Line::rising, 39}, {Line::falling, -3}, {Line::falling, 7}}};
    for (int i = 0; i < 40; ++i) draft.blocked.push_back({i, (7 * i + 3) % 40});
    const Puzzle puzzle(draft);
    EXPECT_TRUE(check(answer(puzzle, {.method = "repair"}).placement, puzzle).is_solution());
}

TEST(Solve, SaysHowFarARepairCameThatIsStuck) {
    Draft draft{.size = 20};
    for (int column = 0; column < 20; ++column) draft.blocked.push_back({3, column});
    const Solution solution = answer(Puzzle(draft), {.method = "repair"}).solution;
    EXPECT_EQ(solution.verdict, Verdict::gave_up);
    EXPECT_EQ(solution.ended_by, EndedBy::stuck);
    EXPECT_GE(solution.conflicts.value_or(0), 1U);
    EXPECT_LE(solution.conflicts.value_or(20), 4U);
    const Solution limited = answer(Puzzle(draft), {.method = "repair", .limits = {.nodes = 30'000}}).solution;
    EXPECT_EQ(limited.ended_by, EndedBy::node_limit);
    EXPECT_GE(limited.conflicts.value_or(0), 1U);
}

TEST(Solve, KnowsThatSomeToriHaveNoSolutionWhateverIsOnThem) {
    const Puzzle torus({.size = 1002, .rule = Rule::torus, .blocked = {{0, 0}}});
    EXPECT_EQ(answer(torus, {.method = "search"}).solution.verdict, Verdict::impossible);
}

TEST(Solve, ChoosesAMethodAndSaysWhy) {
    const auto choice = [](const Draft& draft, const SolveOptions& options = {}) {
        return std::string(choice_of_method(Puzzle(draft), options).method);
    };
    const SolveOptions with_seed{.seed = 1};
    EXPECT_EQ(choice({.size = 1000}), "formula");
    EXPECT_EQ(choice({.size = 8, .given = {{0, 0}}}), "rows");
    EXPECT_EQ(choice({.size = 8}, with_seed), "rows");
    EXPECT_EQ(choice({.size = 48, .blocked = {{0, 0}}}), "search");
    EXPECT_EQ(choice({.size = 13}, with_seed), "search");
    EXPECT_EQ(choice({.size = 1000}, with_seed), "repair");
    EXPECT_EQ(choice({.size = 600, .given = {{0, 0}, {1, 5}}}), "repair");
    EXPECT_EQ(choice({.size = 600, .rule = Rule::torus, .given = {{0, 0}}}), "search");
    EXPECT_EQ(choice({.size = 6000, .blocked = {{0, 0}}}), "repair");
    EXPECT_EQ(choice({.size = 6000, .rule = Rule::torus, .blocked = {{0, 0}}}), "rows");
    for (const int n : {8, 48}) {
        const Puzzle puzzle({.size = n, .blocked = {{0, 0}}});
        EXPECT_EQ(answer(puzzle).solution.method, choice_of_method(puzzle).method);
    }
    EXPECT_EQ(choice({.size = 8}, {.method = "columns"}), "columns");
    EXPECT_EQ(choice({.size = 8}, {.proof_file = "a file"}), "sat");
}

TEST(Solve, NamesTheMethodThatDidTheWork) {
    EXPECT_EQ(answer(Puzzle(12), {.method = "repair"}).solution.method, "search");
    EXPECT_EQ(answer(Puzzle(13), {.method = "repair"}).solution.method, "repair");
    EXPECT_EQ(answer(Puzzle({.size = 900, .given = {{0, 0}, {1, 1}}})).solution.method, "search");
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
    EXPECT_EQ(refusal(Puzzle({.size = 25, .rule = Rule::torus}), {.method = "repair"}), "problem.no_torus");
    EXPECT_EQ(refusal(Puzzle(8), {.method = "search", .proof_file = "x"}), "problem.no_proofs");
    EXPECT_EQ(refusal(Puzzle(8), {.method = "oracle"}), "problem.unknown_name");
    EXPECT_EQ(refusal(Puzzle(8), {.method = "columns", .seed = 1}), "problem.not_random");
    EXPECT_EQ(refusal(Puzzle(1001), {.method = "rows", .seed = 1}), "problem.size_not_shuffled");
}

}  // namespace
}  // namespace queens
