// SPDX-License-Identifier: MIT
#include "queens/count.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <thread>

#include "queens/board/random.hpp"
#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using testing::published;

std::string solutions(int n, std::string_view engine) {
    return to_string(count(Puzzle(n), {.engine = engine}).solutions);
}

TEST(Count, GivesThePublishedNumbersWithEveryEngine) {
    for (int n = 0; n <= 10; ++n) {
        for (const auto& engine : engines()) {
            EXPECT_EQ(solutions(n, engine.name), published("solutions", n)) << engine.name << " " << n;
        }
    }
}

TEST(CountSlow, GivesThePublishedNumbersTo15) {
    for (int n = 11; n <= 15; ++n) EXPECT_EQ(solutions(n, "bitmask"), published("solutions", n)) << n;
    for (int n = 11; n <= 12; ++n) EXPECT_EQ(solutions(n, "plain"), published("solutions", n)) << n;
}

TEST(CountLONG, GivesThePublishedNumbersWithThePlainEngineTo15) {
    for (int n = 13; n <= 15; ++n) EXPECT_EQ(solutions(n, "plain"), published("solutions", n)) << n;
}

TEST(Count, GivesThePublishedNumbersOnTheTorus) {
    for (int n = 1; n <= 11; ++n) {
        for (const auto& engine : engines()) {
            const Puzzle torus({.size = n, .rule = Rule::torus});
            EXPECT_EQ(to_string(count(torus, {.engine = engine.name}).solutions), published("torus_solutions", n));
        }
    }
}

/// a, b, c of 8F = Q + P + 2R, from the classes found.
void expect_published_classes(int n, std::string_view engine) {
    const Count counted = count(Puzzle(n), {.engine = engine, .unique = Unique::yes});
    ASSERT_TRUE(counted.classes);
    const Classes& classes = *counted.classes;
    EXPECT_EQ(to_string(classes.all()), published("classes", n)) << n;
    EXPECT_EQ(to_string(classes.solutions()), published("solutions", n)) << n;
    EXPECT_EQ(classes.solutions(), counted.solutions);
    // Solutions that a half turn fixes are in classes of 4 and 2, those that a quarter turn fixes in classes of 2.
    const Total quarter_turn = classes.of_size[1] * 2;
    const Total half_turn = classes.of_size[2] * 4 + quarter_turn;
    EXPECT_EQ(to_string(half_turn), published("half_turn", n)) << n;
    EXPECT_EQ(to_string(quarter_turn), published("quarter_turn", n)) << n;
}

TEST(Count, GivesThePublishedClasses) {
    for (int n = 2; n <= 10; ++n) {
        for (const auto& engine : engines()) expect_published_classes(n, engine.name);
    }
    EXPECT_EQ(to_string(count(Puzzle(8), {.unique = Unique::yes}).classes->of_size[3]), "11");
}

TEST(CountSlow, GivesThePublishedClassesTo13) {
    for (int n = 11; n <= 13; ++n) expect_published_classes(n, "bitmask");
}

TEST(CountLONG, GivesThePublishedClassesTo15) {
    for (int n = 14; n <= 15; ++n) expect_published_classes(n, "bitmask");
}

TEST(Count, VisitsThePublishedNumberOfNodesWithThePlainEngine) {
    for (int n = 0; n <= 11; ++n) {
        EXPECT_EQ(to_string(count(Puzzle(n), {.engine = "plain"}).nodes), published("tree_nodes", n)) << n;
    }
}

TEST(Count, PinsTheNodesOfTheBitmaskEngine) {
    // Half the plain tree and the root, for even n; a change here belongs into the commit's message.
    EXPECT_EQ(to_string(count(Puzzle(8), {.engine = "bitmask"}).nodes), "1029");
}

RC_GTEST_PROP(Count, AgreesWithTheOracleInRandomPuzzles, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const Puzzle puzzle(draft);
    const auto expected = oracle::solutions(draft);
    // Classes under the puzzle's own symmetries, the stupid way.
    std::set<std::set<std::vector<int>>> classes;
    for (const auto& solution : expected) {
        std::set<std::vector<int>> members;
        for (const Symmetry symmetry : puzzle.symmetries()) members.insert(image(symmetry, solution));
        classes.insert(members);
    }
    for (const auto& engine : engines()) {
        RC_ASSERT(count(puzzle, {.engine = engine.name}).solutions == Total(expected.size()));
        const Count unique = count(puzzle, {.engine = engine.name, .unique = Unique::yes});
        RC_ASSERT(unique.solutions == Total(expected.size()));
        RC_ASSERT(unique.classes->all() == Total(classes.size()));
    }
}

TEST(Count, OfSymmetricPuzzlesUsesTheMirrorRightly) {
    for (const auto& blocked : {std::vector<Square>{{0, 0}, {0, 6}}, {{3, 3}}, {{0, 3}}, {{6, 3}, {5, 0}, {5, 6}}}) {
        const Draft draft{.size = 7, .blocked = blocked};
        EXPECT_EQ(count(Puzzle(draft)).solutions, Total(oracle::solutions(draft).size()));
    }
    const Draft middle{.size = 7, .given = {{0, 3}}};
    EXPECT_EQ(count(Puzzle(middle)).solutions, Total(oracle::solutions(middle).size()));
}

TEST(Count, IsTheSumOfItsPieces) {
    for (const auto& engine : engines()) {
        const CountOptions options{.engine = engine.name};
        const Puzzle puzzle(9);
        Total sum;
        for (const Piece& piece : pieces(puzzle, options))
            sum += count(puzzle, std::vector{piece}, options).solutions;
        EXPECT_EQ(sum, count(puzzle, options).solutions);
    }
}

TEST(CountThreads, DoNotChangeTheResult) {
    const Count expected = count(Puzzle(10), {.threads = 1});
    Random random(10);
    for (int run = 0; run < 100; ++run) {
        const int threads = 1 + static_cast<int>(random.below(64));
        const Count counted = count(Puzzle(10), {.threads = threads});
        ASSERT_EQ(counted.solutions, expected.solutions) << threads;
        ASSERT_EQ(counted.nodes, expected.nodes) << threads;
    }
}

TEST(CountThreads, StopSoonAndSayThatTheCountIsNotComplete) {
    std::atomic<bool> stop = false;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop = true;
    });
    const Count counted = count(Puzzle(20), {.threads = 3, .limits = {.stop = &stop}});
    EXPECT_EQ(counted.ended_by, EndedBy::stopped);
    EXPECT_LT(counted.elapsed.count(), 5.0);
    EXPECT_LT(counted.solutions, Total(39'029'188'884));
}

TEST(Count, KeepsItsLimits) {
    const Count few = count(Puzzle(12), {.limits = {.nodes = 1000}});
    EXPECT_EQ(few.ended_by, EndedBy::node_limit);
    EXPECT_EQ(few.nodes, Total(1000));
    for (const std::uint64_t nodes : {0U, 1U, 11U, 12U}) {
        EXPECT_EQ(count(Puzzle(12), {.limits = {.nodes = nodes}}).nodes, Total(nodes));
    }
    EXPECT_EQ(count(Puzzle(8), {.engine = "plain", .limits = {.time = Seconds(0)}}).ended_by, EndedBy::time_limit);
    const Count quick = count(Puzzle(18), {.limits = {.time = Seconds(0.05)}});
    EXPECT_EQ(quick.ended_by, EndedBy::time_limit);
    EXPECT_LT(quick.elapsed.count(), 5.0);
}

TEST(Count, ReportsProgress) {
    Progress progress;
    static_cast<void>(count(Puzzle(11), {.progress = &progress}));
    EXPECT_GT(progress.total.load(), 0U);
    EXPECT_EQ(progress.done.load(), progress.total.load());
}

TEST(Count, OfAContradictionIsNone) {
    EXPECT_EQ(count(Puzzle({.size = 8, .given = {{0, 0}, {0, 1}}})).nodes, Total(1));
    EXPECT_EQ(count(Puzzle({.size = 8, .given = {{0, 0}, {0, 1}}})).solutions, Total());
}

std::string refusal(int size, const CountOptions& options) {
    try {
        static_cast<void>(count(Puzzle(size), options));
    } catch (const BadRequest& refused) {
        return refused.problem().id;
    }
    return "";
}

TEST(Count, RefusesWhatItCannotHold) {
    for (const int n : {33, 64, 65, 1'000'000}) {
        for (const auto& engine : engines()) EXPECT_EQ(refusal(n, {.engine = engine.name}), "problem.size_not_taken");
    }
    EXPECT_EQ(refusal(8, {.engine = "abacus"}), "problem.unknown_name");
    EXPECT_EQ(refusal(8, {.threads = -1}), "problem.threads_out_of_range");
    EXPECT_EQ(refusal(8, {.threads = most_threads + 1}), "problem.threads_out_of_range");
    EXPECT_EQ(refusal(4, {.threads = most_threads}), "");
}

TEST(Count, StartsOnTheLargestBoardOfEachEngineSlow) {
    for (const auto& engine : engines()) {
        const Count started = count(Puzzle(engine.largest_size), {.engine = engine.name, .limits = {.nodes = 5000}});
        EXPECT_EQ(started.ended_by, EndedBy::node_limit);
        EXPECT_EQ(started.solutions, Total());
    }
}

}  // namespace
}  // namespace queens
