// SPDX-License-Identifier: MIT
#include "queens/trace.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"
#include "tests/trace/fewest_told.hpp"
#include "tests/trace/moves_told.hpp"
#include "tests/trace/told.hpp"

namespace queens {
namespace {

std::vector<Event> events_of(Trace& trace) {
    std::vector<Event> events;
    while (auto event = trace.next()) events.push_back(std::move(*event));
    return events;
}

/// placed/removed/tried/dead ends/solutions/events
std::string totals(int n, std::optional<std::uint64_t> until, std::string_view algorithm = "rows") {
    Trace trace(Puzzle(n), {.algorithm = algorithm, .until = until});
    events_of(trace);
    const EventTotals& all = trace.totals();
    std::string text;
    for (const Total& total : {all.placed, all.removed, all.tried, all.dead_ends, all.solutions, all.events}) {
        text += (text.empty() ? "" : "/") + to_string(total);
    }
    return text;
}

constexpr auto all = std::nullopt;

/// Those whose every event follows from the puzzle.
std::vector<AlgorithmSummary> searches() {
    std::vector<AlgorithmSummary> result;
    for (const auto& algorithm : algorithms()) {
        if (algorithm.sees_all) result.push_back(algorithm);
    }
    return result;
}

std::vector<Event> told(const Draft& draft, const AlgorithmSummary& algorithm) {
    const bool goes_by_fewest = algorithm.memory == Memory::candidates || algorithm.memory == Memory::items;
    if (goes_by_fewest) return oracle::FewestTeller(draft, algorithm.name).tell();
    return oracle::Teller(draft, algorithm.name).tell();
}

TEST(Trace, HasTheTotalsOfBacktrackingByHand) {
    EXPECT_EQ(totals(3, 1), "5/5/18/3/0/29");
    EXPECT_EQ(totals(4, 1), "8/4/26/2/1/35");
    EXPECT_EQ(totals(4, all), "16/16/60/4/2/93");
    EXPECT_EQ(totals(8, 1), "113/105/876/42/1/1087");
    EXPECT_EQ(totals(8, all), "2056/2056/15720/644/92/19833");
}

TEST(Trace, TriesThePublishedNumberOfSquares) {
    for (int n = 1; n <= 16; ++n) {
        Trace trace{Puzzle(n)};
        events_of(trace);
        EXPECT_EQ(to_string(trace.totals().tried), testing::published("squares_tried_first", n)) << n;
    }
}

TEST(Trace, HasTheSameTotalsColumnByColumn) {
    for (const int n : {0, 1, 2, 3, 4, 5, 6}) {
        EXPECT_EQ(totals(n, all, "columns"), totals(n, all, "rows"));
        EXPECT_EQ(totals(n, all, "columns-recursive"), totals(n, all, "rows"));
    }
}

TEST(Trace, PlacesTheSameQueensByMasksWithoutLookingAtRefusedSquares) {
    for (const int n : {0, 1, 2, 3, 4, 5, 6, 8}) {
        Trace rows(Puzzle(n), {.until = all});
        Trace masks(Puzzle(n), {.algorithm = "bitmask", .until = all});
        std::vector<Event> expected = events_of(rows);
        std::erase_if(expected, [](const Event& event) { return event.kind == EventKind::look; });
        const std::vector<Event> told = events_of(masks);
        ASSERT_EQ(told.size(), expected.size());
        for (std::size_t i = 0; i < told.size(); ++i) {
            EXPECT_EQ(told[i].kind, expected[i].kind);
            EXPECT_EQ(told[i].square, expected[i].square);
            EXPECT_EQ(told[i].line, expected[i].line);
            EXPECT_EQ(told[i].next_line, expected[i].next_line);
        }
    }
}

TEST(Trace, GeneratesEveryBoardAndTestsItOnlyWhenFull) {
    for (const int n : {1, 2, 3, 4, 5}) {
        Trace trace(Puzzle(n), {.algorithm = "generate-and-test", .until = all});
        std::uint64_t tests = 0;
        int queens = 0;
        for (const Event& event : events_of(trace)) {
            if (event.kind == EventKind::place) ++queens;
            if (event.kind == EventKind::lift) --queens;
            if (event.kind != EventKind::look && event.kind != EventKind::found) continue;
            EXPECT_EQ(queens, n);
            ++tests;
        }
        std::uint64_t boards = 1;
        for (int i = 0; i < n; ++i) boards *= static_cast<std::uint64_t>(n);
        EXPECT_EQ(tests, boards);
        EXPECT_EQ(to_string(trace.totals().solutions), testing::published("solutions", n));
        EXPECT_EQ(trace.totals().dead_ends, Total());
    }
}

/// Whether two events say the same; where a line has run out, no square is meant.
bool are_same(const Event& one, const Event& other) {
    const bool is_about_a_line = one.kind == EventKind::stuck || one.kind == EventKind::backtrack;
    return one.kind == other.kind && (is_about_a_line || one.square == other.square) && one.depth == other.depth &&
           one.line == other.line && one.next_line == other.next_line && one.refusal == other.refusal &&
           one.attackers == other.attackers;
}

/// An event with everything that it says.
std::string spelled(const Event& event) {
    const auto spell = [](Square square) { return square_name(square, 0, Coordinates::zero); };
    std::string text = std::string(name(event.kind)) + " " + spell(event.square) + " depth " +
                       std::to_string(event.depth) + " line " + std::to_string(event.line) + " then " +
                       std::to_string(event.next_line) + " " + name(event.refusal);
    for (const Square attacker : event.attackers) text += " " + spell(attacker);
    return text;
}

/// The first event that is not as told, or "".
std::string difference(const std::vector<Event>& events, const std::vector<Event>& told) {
    const std::size_t common = std::min(events.size(), told.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (are_same(events[i], told[i])) continue;
        return "event " + std::to_string(i + 1) + " is " + spelled(events[i]) + ", not " + spelled(told[i]);
    }
    if (events.size() == told.size()) return "";
    return std::to_string(events.size()) + " events, not " + std::to_string(told.size());
}

TEST(Trace, TellsWhatPlainRecursionTellsOnEmptyBoards) {
    for (const Rule rule : all_rules) {
        for (int n = 0; n <= 6; ++n) {
            const Draft draft{.size = n, .rule = rule};
            for (const auto& algorithm : searches()) {
                Trace trace(Puzzle(draft), {.algorithm = algorithm.name, .until = all});
                EXPECT_EQ(difference(events_of(trace), told(draft, algorithm)), "") << algorithm.name << " " << n;
            }
        }
    }
}

RC_GTEST_PROP(Trace, TellsWhatPlainRecursionTellsInRandomPuzzles, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 6);
    const Draft draft = testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed);
    const auto expected = oracle::solutions(draft).size();
    for (const auto& algorithm : searches()) {
        Trace trace(Puzzle(draft), {.algorithm = algorithm.name, .until = all});
        const std::vector<Event> events = events_of(trace);
        RC_LOG(std::string(algorithm.name));
        RC_ASSERT(difference(events, told(draft, algorithm)) == "");
        RC_ASSERT(trace.totals().solutions == Total(expected));
        RC_ASSERT(trace.ended_by() == EndedBy::end);
        RC_ASSERT(trace.totals().placed == trace.totals().removed);
    }
}

TEST(Trace, GoesOnFromASnapshot) {
    for (const auto& algorithm : algorithms()) {
        Trace trace(Puzzle(5), {.algorithm = algorithm.name, .until = all});
        for (int i = 0; i < 57; ++i) static_cast<void>(trace.next());
        Trace snapshot = trace;
        const auto rest = events_of(trace);
        const auto again = events_of(snapshot);
        EXPECT_EQ(difference(again, rest), "") << algorithm.name;
        EXPECT_EQ(trace.totals().events, snapshot.totals().events);
    }
}

/// What min-conflicts tells of the puzzle, and whether it is true: the first fault, or how it ended.
std::string ending_by_moves(const Draft& draft, std::uint64_t seed) {
    Trace trace(Puzzle(draft), {.algorithm = "min-conflicts", .until = all, .seed = seed});
    oracle::MovesReplay replay(draft);
    while (const auto event = trace.next()) {
        const std::string fault = replay.fault(*event);
        if (!fault.empty()) return spelled(*event) + " " + fault;
    }
    if (trace.totals().solutions > Total()) return "found";
    return name(trace.ended_by());
}

RC_GTEST_PROP(Trace, TellsTrueMovesInRandomPuzzles, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 6);
    const Draft draft = testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed);
    const bool has_solution = !oracle::solutions(draft).empty();
    const std::string ending = ending_by_moves(draft, seed);
    // Never "no solution" where there is one.
    RC_ASSERT(ending == "found" || ending == "stuck" || (ending == "end" && !has_solution));
    RC_ASSERT(ending != "found" || has_solution);
}

TEST(Trace, FindsASolutionByMovesFromEverySeed) {
    for (const int n : {1, 4, 5, 7, 8, 20, 50}) {  // n = 6 is the hard one
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            EXPECT_EQ(ending_by_moves({.size = n}, seed), "found") << n << ", seed " << seed;
        }
    }
}

TEST(Trace, GetsStuckByMovesWhereThereIsNoSolution) {
    for (const int n : {2, 3}) EXPECT_EQ(ending_by_moves({.size = n}, 1), "stuck");
    // But a row without any square is proof.
    EXPECT_EQ(ending_by_moves({.size = 2, .blocked = {{1, 0}, {1, 1}}}, 1), "end");
}

TEST(Trace, TellsTheSameMovesForTheSameSeedOnly) {
    const auto events = [](std::uint64_t seed) {
        Trace trace(Puzzle(8), {.algorithm = "min-conflicts", .seed = seed});
        return events_of(trace);
    };
    EXPECT_EQ(difference(events(7), events(7)), "");
    EXPECT_NE(difference(events(7), events(8)), "");
}

TEST(Trace, PlacesFewerQueensTheFartherItLooksAhead) {
    // n = 8, all solutions: what each algorithm places.
    const auto placed = [](std::string_view algorithm) {
        Trace trace(Puzzle(8), {.algorithm = algorithm, .until = all});
        events_of(trace);
        return trace.totals().placed;
    };
    EXPECT_LT(placed("forward-checking"), placed("rows"));
    EXPECT_LT(placed("dancing-links"), placed("forward-checking"));
}

TEST(Trace, LiftsTwoQueensInARowAtEvent25) {
    Trace trace{Puzzle(4)};
    const auto events = events_of(trace);
    ASSERT_EQ(events.size(), 35U);
    EXPECT_EQ(events[22].kind, EventKind::lift);
    EXPECT_EQ(events[22].square, (Square{1, 3}));
    EXPECT_EQ(events[23].kind, EventKind::backtrack);
    EXPECT_EQ(events[23].next_line, 0);
    EXPECT_EQ(events[24].kind, EventKind::lift);
    EXPECT_EQ(events[24].square, (Square{0, 0}));
    EXPECT_EQ(events.back().kind, EventKind::found);
}

TEST(Trace, NeverLiftsMoreThanTwoWithoutTryingASquare) {
    for (const char* algorithm : {"rows", "columns"}) {
        Trace trace(Puzzle(7), {.algorithm = algorithm, .until = all});
        int lifts = 0;
        while (const auto event = trace.next()) {
            if (event->kind == EventKind::lift) ++lifts;
            if (event->kind == EventKind::look || event->kind == EventKind::place) lifts = 0;
            ASSERT_LE(lifts, 2);
        }
    }
}

TEST(Trace, StartsAtOnceOnAnyBoard) {
    for (const auto& algorithm : algorithms()) {
        Trace trace(Puzzle(std::min(algorithm.largest_size, 500)), {.algorithm = algorithm.name, .until = all});
        // What does not see all ends with its only solution, but not before the board is full.
        const int events = algorithm.sees_all ? 1000 : algorithm.largest_size;
        for (int i = 0; i < events; ++i) ASSERT_TRUE(trace.next()) << algorithm.name;
    }
}

TEST(Trace, KeepsItsLimits) {
    Trace few(Puzzle(20), {.until = all, .limits = {.nodes = 100}});
    events_of(few);
    EXPECT_EQ(few.ended_by(), EndedBy::node_limit);
    EXPECT_EQ(few.totals().placed, Total(99));  // the root is a node too
    const std::atomic<bool> stop = true;
    Trace stopped(Puzzle(20), {.until = all, .limits = {.stop = &stop}});
    events_of(stopped);
    EXPECT_EQ(stopped.ended_by(), EndedBy::stopped);
}

TEST(Trace, EndsAfterTheSolutionsAskedFor) {
    Trace none(Puzzle(4), {.until = 0});
    EXPECT_FALSE(none.next());
    EXPECT_EQ(none.ended_by(), EndedBy::enough);
    Trace three(Puzzle(6), {.until = 3});
    events_of(three);
    EXPECT_EQ(three.totals().solutions, Total(3));
    EXPECT_EQ(three.ended_by(), EndedBy::enough);
    EXPECT_FALSE(three.next());
}

TEST(Trace, RefusesUnknownAlgorithmsAndSizes) {
    EXPECT_THROW(Trace(Puzzle(8), {.algorithm = "magic"}), BadRequest);
    EXPECT_THROW(Trace(Puzzle(65), {.algorithm = "bitmask"}), BadRequest);
}

}  // namespace
}  // namespace queens
