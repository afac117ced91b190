// SPDX-License-Identifier: MIT
// That puzzles equal those of CSPLib's generators is tested from outside, in tests/cli/generate_test.py.
#include "queens/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "queens/board/problem.hpp"
#include "queens/count.hpp"
#include "tests/oracle.hpp"

namespace queens {
namespace {

int squares_left(const Draft& draft, Line line, int index) {
    int left = 0;
    for (int i = 0; i < draft.size; ++i) {
        const Square square = line == Line::row ? Square{index, i} : Square{i, index};
        if (!oracle::contains(draft.blocked, square) && !oracle::is_excluded(draft, square)) ++left;
    }
    return left;
}

TEST(Generate, RepeatsThePublishedExampleOfExcludedDiagonals) {
    // From the description of CSPLib's generator, for 10 4 1; pairs of row + column, 1 or row − column + 9, 0.
    constexpr int published[][2] = {{4, 1},  {2, 1},  {14, 0}, {8, 1},  {8, 0}, {7, 0},  {3, 1},
                                    {12, 1}, {18, 0}, {5, 0},  {14, 1}, {0, 0}, {15, 1}, {17, 1}};
    const auto draft = generate(10, {.kind = "diagonals", .minimum = 4, .seed = 1});
    ASSERT_TRUE(draft);
    std::vector<Diagonal> expected;
    for (const auto& [value, is_rising] : published) {
        expected.push_back(is_rising == 1 ? Diagonal{Line::rising, value} : Diagonal{Line::falling, value - 9});
    }
    EXPECT_EQ(draft->excluded, expected);
}

TEST(Generate, KeepsItsPromises) {
    for (const KindSummary& kind : kinds()) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const int size = 1 + static_cast<int>(seed % 12);
            const int minimum = static_cast<int>(seed % static_cast<std::uint64_t>(size));
            const auto draft = generate(size, {.kind = kind.name, .minimum = minimum, .seed = seed});
            ASSERT_TRUE(draft) << kind.name << " " << seed;
            EXPECT_FALSE(problem_in(*draft));
            EXPECT_FALSE(Puzzle(*draft).contradiction());
            for (int index = 0; kind.has_minimum && index < size; ++index) {
                EXPECT_GE(squares_left(*draft, Line::row, index), minimum);
                EXPECT_GE(squares_left(*draft, Line::column, index), minimum);
            }
        }
    }
}

TEST(Generate, MakesAsManyAsAskedFor) {
    EXPECT_EQ(generate(20, {.amount = 7, .seed = 3})->given.size(), 7U);
    EXPECT_EQ(generate(20, {.kind = "blocked", .amount = 100, .seed = 3})->blocked.size(), 100U);
    const auto all = generate(20, {.kind = "diagonals", .minimum = 5, .seed = 3})->excluded;
    const auto some = generate(20, {.kind = "diagonals", .amount = 4, .minimum = 5, .seed = 3})->excluded;
    EXPECT_EQ(some, std::vector<Diagonal>(all.begin(), all.begin() + 4));
}

TEST(Generate, GivesUpWhereItsAttemptsDoNotSuffice) {
    EXPECT_FALSE(generate(3, {.amount = 3}));  // there is no such placement
    EXPECT_FALSE(generate(2, {.amount = 2}));
    EXPECT_FALSE(generate(8, {.kind = "diagonals", .amount = 20, .minimum = 7}));
}

TEST(Generate, ExcludesNothingWhereNothingMayGo) {
    for (const int size : {1, 2, 9}) {
        for (const int minimum : {size, size + 1, 1000}) {
            const auto draft = generate(size, {.kind = "diagonals", .minimum = minimum, .seed = 1});
            ASSERT_TRUE(draft);
            EXPECT_TRUE(draft->excluded.empty());
        }
    }
}

TEST(Generate, RefusesWhatMakesNoPuzzle) {
    EXPECT_THROW(static_cast<void>(generate(8, {.kind = "sudoku"})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(0, {})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(8, {.amount = 0})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(8, {.amount = 9})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(8, {.kind = "blocked", .minimum = 8})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(8, {.kind = "blocked", .minimum = -1})), BadRequest);
    EXPECT_THROW(static_cast<void>(generate(8, {.kind = "blocked", .amount = 33, .minimum = 4})), BadRequest);
    for (const KindSummary& kind : kinds()) {
        EXPECT_THROW(static_cast<void>(generate(kind.largest_size + 1, {.kind = kind.name})), BadRequest);
    }
}

TEST(GenerateUnique, HasOneCompletionAndNoQueenToSpare) {
    for (int size = 4; size <= 10; ++size) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto unique = generate_unique(size, {.seed = seed});
            ASSERT_TRUE(unique);
            EXPECT_EQ(count(Puzzle(unique->draft)).solutions, Total(1));
            std::vector<int> columns;
            for (const Square queen : unique->solution.queens()) columns.push_back(queen.column);
            EXPECT_TRUE(oracle::is_solution(unique->draft, columns)) << size << " " << seed;
            for (const Square given : unique->draft.given) {
                Draft fewer = unique->draft;
                std::erase(fewer.given, given);
                EXPECT_GT(count(Puzzle(fewer)).solutions, Total(1)) << size << " " << seed;
            }
        }
    }
}

TEST(GenerateUnique, IsAsHardAsAskedFor) {
    for (const Grade wanted : {Grade::easy, Grade::medium, Grade::hard}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto unique = generate_unique(8, {.seed = seed, .grade = wanted});
            ASSERT_TRUE(unique);
            EXPECT_EQ(unique->grade, wanted);
            EXPECT_EQ(grade(Puzzle(unique->draft)), wanted);
            EXPECT_EQ(count(Puzzle(unique->draft)).solutions, Total(1));
        }
    }
    EXPECT_FALSE(generate_unique(4, {.grade = Grade::hard}));  // one queen gives a board of four away
}

TEST(GenerateUnique, FollowsTheSeed) {
    EXPECT_EQ(generate_unique(8, {.seed = 5})->draft.given, generate_unique(8, {.seed = 5})->draft.given);
    EXPECT_NE(generate_unique(8, {.seed = 5})->draft.given, generate_unique(8, {.seed = 6})->draft.given);
}

TEST(GenerateUnique, MakesNothingOfBoardsWithoutSolution) {
    EXPECT_TRUE(generate_unique(1)->draft.given.empty());
    EXPECT_FALSE(generate_unique(2));
    EXPECT_FALSE(generate_unique(3));
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(generate_unique(8, {.stop = &stop}));
    EXPECT_THROW(static_cast<void>(generate_unique(0)), BadRequest);
    EXPECT_THROW(static_cast<void>(generate_unique(largest_unique_size + 1)), BadRequest);
}

TEST(Grade, IsEasyWhereALineHasASingleSquareLeft) {
    // 1 5 8 6 3 7 2 4 without its last queen.
    EXPECT_EQ(grade(Puzzle({.size = 8, .given = {{0, 0}, {1, 4}, {2, 7}, {3, 5}, {4, 2}, {5, 6}, {6, 1}}})),
              Grade::easy);
    EXPECT_EQ(grade(Puzzle({.size = 4, .given = {{0, 1}}})), Grade::easy);
    EXPECT_EQ(grade(Puzzle(1)), Grade::easy);
}

TEST(Grade, IsMediumWhereItTakesALookAhead) {
    // No row or column has a single square, but a queen on some squares would leave one without.
    EXPECT_EQ(grade(Puzzle({.size = 8, .given = {{0, 1}, {4, 0}, {5, 7}}})), Grade::medium);
}

TEST(Grade, IsHardWhereThatDoesNotHelp) {
    EXPECT_EQ(grade(Puzzle({.size = 8, .given = {{2, 4}, {6, 3}}})), Grade::hard);
    EXPECT_EQ(grade(Puzzle(8)), Grade::hard);
}

TEST(Grade, DoesNotRiseWithMoreQueens) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto unique = generate_unique(8, {.seed = seed});
        Draft draft = unique->draft;
        Grade before = unique->grade;
        for (const Square queen : unique->solution.queens()) {
            draft.given.push_back(queen);
            const Grade now = grade(Puzzle(draft));
            EXPECT_LE(now, before) << seed;
            before = now;
        }
        EXPECT_EQ(before, Grade::easy);
    }
}

}  // namespace
}  // namespace queens
