// SPDX-License-Identifier: MIT
#include "queens/tree/walk.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "queens/tree/boards.hpp"
#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"

namespace queens::tree {
namespace {

template <class SomeBoard>
std::vector<std::vector<int>> solutions(const Puzzle& puzzle, SomeBoard board) {
    std::vector<std::vector<int>> result;
    Meter meter({}, puzzle.size());
    Walk walk(puzzle, std::move(board));
    while (walk.next_solution(meter)) result.emplace_back(walk.columns().begin(), walk.columns().end());
    return result;
}

std::vector<std::vector<int>> solutions(const Puzzle& puzzle, MaskSearch search) {
    std::vector<std::vector<int>> result;
    Meter meter({}, puzzle.size());
    while (search.next_solution(meter)) result.emplace_back(search.columns().begin(), search.columns().end());
    EXPECT_FALSE(search.next_solution(meter));
    return result;
}

TEST(Walk, FindsWhatTheOracleFindsOnEmptyBoards) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (int n = 0; n <= 7; ++n) {
            const Draft draft{.size = n, .rule = rule};
            const Puzzle puzzle(draft);
            const auto expected = oracle::solutions(draft);
            EXPECT_EQ(solutions(puzzle, ByDefinition(puzzle)), expected) << n;
            EXPECT_EQ(solutions(puzzle, Marks(puzzle)), expected) << n;
            EXPECT_EQ(solutions(puzzle, Masks(puzzle)), expected) << n;
            EXPECT_EQ(solutions(puzzle, MaskSearch(puzzle)), expected) << n;
        }
    }
}

RC_GTEST_PROP(Walk, FindsWhatTheOracleFindsInRandomPuzzles, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const Puzzle puzzle(draft);
    const auto expected = oracle::solutions(draft);
    RC_TAG(expected.empty() ? "impossible" : "solvable");
    RC_ASSERT(solutions(puzzle, ByDefinition(puzzle)) == expected);
    RC_ASSERT(solutions(puzzle, Marks(puzzle)) == expected);
    RC_ASSERT(solutions(puzzle, Masks(puzzle)) == expected);
    RC_ASSERT(solutions(puzzle, MaskSearch(puzzle)) == expected);
    auto shuffled = solutions(puzzle, Shuffled(puzzle, seed));
    std::sort(shuffled.begin(), shuffled.end());
    RC_ASSERT(shuffled == expected);
}

TEST(Walk, GoesAndComesBackInTheOrderOfRecursion) {
    const Puzzle puzzle(3);
    Walk walk(puzzle, Masks(puzzle));
    std::string steps;
    for (Step step = walk.next(); step != Step::end; step = walk.next()) {
        steps += step == Step::place      ? 'p'
                 : step == Step::lift     ? 'l'
                 : step == Step::found    ? 'f'
                 : walk.had_safe_square() ? 'b'
                                          : 's';
    }
    EXPECT_EQ(steps, "ppslblpslppslblb");
    EXPECT_EQ(walk.next(), Step::end);
}

TEST(Walk, CanBeCopiedAndGoesOnFromThere) {
    const Puzzle puzzle(6);
    Meter meter({}, 6);
    Walk walk(puzzle, Masks(puzzle));
    ASSERT_TRUE(walk.next_solution(meter));
    Walk snapshot = walk;
    ASSERT_TRUE(walk.next_solution(meter));
    ASSERT_TRUE(snapshot.next_solution(meter));
    EXPECT_TRUE(std::ranges::equal(walk.columns(), snapshot.columns()));
}

TEST(Walk, KeepsAGivenQueen) {
    for (int column = 0; column < 8; ++column) {
        const Puzzle puzzle({.size = 8, .given = {{0, column}}});
        Meter meter({}, 8);
        Walk walk(puzzle, Masks(puzzle));
        MaskSearch search(puzzle);
        int count = 0;
        while (walk.next_solution(meter)) {
            EXPECT_EQ(walk.columns()[0], column);
            ASSERT_TRUE(search.next_solution(meter));
            EXPECT_TRUE(std::ranges::equal(walk.columns(), search.columns()));
            ++count;
        }
        EXPECT_FALSE(search.next_solution(meter));
        constexpr int published_first_row_counts[] = {4, 8, 16, 18, 18, 16, 8, 4};  // OEIS A059963, row 8
        EXPECT_EQ(count, published_first_row_counts[column]);
    }
}

TEST(Walk, HasThePublishedNumberOfNodes) {
    for (int n = 0; n <= 11; ++n) {
        const Puzzle puzzle(n);
        Meter meter({}, n);
        ASSERT_TRUE(meter.spend());
        Walk walk(puzzle, Masks(puzzle));
        while (walk.next_solution(meter)) {
        }
        EXPECT_EQ(std::to_string(meter.nodes()), testing::published("tree_nodes", n)) << n;
        Meter other({}, n);
        ASSERT_TRUE(other.spend());
        MaskSearch search(puzzle);
        while (search.next_solution(other)) {
        }
        EXPECT_EQ(other.nodes(), meter.nodes()) << n;
    }
}

TEST(MaskSearch, WorksAtTheWidestRow) {
    for (const int n : {31, 32, 33, 63, 64}) {
        // All but the last twelve rows are given by a solution: the rest is searched at the edge of the word.
        Meter long_meter({.nodes = 50'000'000}, n);
        Walk walk(Puzzle(n), Shuffled(Puzzle(n), 1));
        ASSERT_TRUE(walk.next_solution(long_meter));
        Draft draft{.size = n};
        for (int row = 0; row < n - 12; ++row) {
            draft.given.push_back({row, walk.columns()[static_cast<std::size_t>(row)]});
        }
        const Puzzle puzzle(draft);
        const auto expected = solutions(puzzle, Marks(puzzle));
        EXPECT_FALSE(expected.empty());
        EXPECT_EQ(solutions(puzzle, MaskSearch(puzzle)), expected) << n;
    }
}

TEST(Walk, WorksAtTheWidestRow) {
    for (const int n : {31, 32, 33, 63, 64}) {
        const Puzzle puzzle({.size = n, .blocked = {{0, 0}}});
        Walk masks(puzzle, Masks(puzzle));
        Walk marks(puzzle, Marks(puzzle));
        for (int i = 0; i < 20'000; ++i) {
            ASSERT_EQ(masks.next(), marks.next()) << n;
            ASSERT_TRUE(std::ranges::equal(masks.columns(), marks.columns())) << n;
        }
    }
}

}  // namespace
}  // namespace queens::tree
