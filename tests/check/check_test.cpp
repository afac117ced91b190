// SPDX-License-Identifier: MIT
#include "queens/check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using ::testing::ElementsAre;

std::vector<Attack> named(const Placement& placement, const Puzzle& puzzle) {
    std::vector<Attack> attacks;
    static_cast<void>(check(placement, puzzle, [&](const Attack& attack) {
        attacks.push_back(attack);
        return Flow::go_on;
    }));
    return attacks;
}

TEST(Check, NamesAll28PairsOfTheMainDiagonal) {
    const std::vector<int> diagonal = {0, 1, 2, 3, 4, 5, 6, 7};
    const Placement placement = Placement::from_columns(diagonal);
    const Check checked = check(placement, Puzzle(8));
    EXPECT_EQ(checked.attacks, Total(28));
    EXPECT_FALSE(checked.is_legal());
    EXPECT_TRUE(checked.is_full);
    const auto attacks = named(placement, Puzzle(8));
    ASSERT_EQ(attacks.size(), 28U);
    EXPECT_EQ(attacks[0], (Attack{{0, 0}, {1, 1}, Line::falling}));
    EXPECT_EQ(attacks[27], (Attack{{6, 6}, {7, 7}, Line::falling}));
}

RC_GTEST_PROP(Check, NamesThePairsOfTheOracle, (std::uint64_t seed)) {
    const int size = testing::any_size(1, 8);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    Random random(seed);
    std::set<Square> squares;
    for (int i = 0; i < size; ++i) {
        const auto number =
            static_cast<int>(random.below(static_cast<std::uint64_t>(size) * static_cast<std::uint64_t>(size)));
        squares.insert({number / size, number % size});
    }
    const std::vector<Square> queens(squares.begin(), squares.end());
    const Placement placement(size, queens);
    const Puzzle puzzle(draft);
    std::vector<std::pair<Square, Square>> expected;
    for (const Square one : queens) {
        for (const Square other : queens) {
            if (one < other && oracle::attacks(rule == Rule::torus, size, one, other))
                expected.emplace_back(one, other);
        }
    }
    std::vector<std::pair<Square, Square>> pairs;
    for (const Attack& attack : named(placement, puzzle)) pairs.emplace_back(attack.one, attack.other);
    RC_ASSERT(pairs == expected);
    const Check checked = check(placement, puzzle);
    RC_ASSERT(checked.attacks == Total(expected.size()));
    std::set<Square> standing = squares;
    standing.insert(draft.given.begin(), draft.given.end());
    for (int i = 0; i < size * size; ++i) {
        const Square square{i / size, i % size};
        std::vector<Square> attacking;
        for (const Square queen : standing) {
            if (queen != square && oracle::attacks(rule == Rule::torus, size, queen, square))
                attacking.push_back(queen);
        }
        std::vector<Square> told;
        for (const Attacker& attacker : attackers(placement, puzzle, square)) told.push_back(attacker.queen);
        RC_ASSERT(told == attacking);
        const bool is_forbidden = oracle::contains(draft.blocked, square) || oracle::is_excluded(draft, square);
        const bool has_queen = standing.contains(square);
        RC_ASSERT(is_occupied(placement, puzzle, square) == has_queen);
        RC_ASSERT(is_safe(placement, puzzle, square) == (!has_queen && attacking.empty() && !is_forbidden));
    }
}

TEST(Check, CountsQueensBetweenAsNoShelter) {
    const Placement row(5, {{0, 0}, {0, 2}, {0, 4}});
    EXPECT_EQ(check(row, Puzzle(5)).attacks, Total(3));
}

TEST(Check, TellsPartialFromFull) {
    const Check partial = check(Placement(8, {{0, 0}, {1, 2}}), Puzzle(8));
    EXPECT_TRUE(partial.is_legal());
    EXPECT_FALSE(partial.is_full);
    EXPECT_THAT(partial.empty_rows, ElementsAre(2, 3, 4, 5, 6, 7));
    EXPECT_EQ(partial.empty_row_count, 6);
    const Check huge = check(Placement(largest_size, {{1, 5}, {1, 5}, {3, 0}}), Puzzle(largest_size));
    EXPECT_EQ(huge.empty_row_count, largest_size - 2);
    EXPECT_EQ(huge.empty_rows[0], 0);
    EXPECT_EQ(huge.empty_rows[1], 2);
    EXPECT_EQ(huge.empty_rows[2], 4);
    const Check empty = check(Placement(0, {}), Puzzle(0));
    EXPECT_TRUE(empty.is_solution());
}

TEST(Check, HoldsThePuzzleAgainstThePlacement) {
    const Puzzle puzzle({.size = 4, .given = {{0, 1}}, .blocked = {{1, 0}}, .excluded = {{Line::rising, 5}}});
    const Check checked = check(Placement(4, {{1, 0}, {3, 2}}), puzzle);
    EXPECT_THAT(checked.forbidden, ElementsAre(Square{1, 0}, Square{3, 2}));
    EXPECT_THAT(checked.missing_given, ElementsAre(Square{0, 1}));
    EXPECT_FALSE(checked.is_legal());
}

TEST(Check, NamesSquaresWithSeveralQueens) {
    const Check checked = check(Placement(4, {{0, 1}, {0, 1}, {0, 1}}), Puzzle(4));
    EXPECT_THAT(checked.doubled, ElementsAre(Square{0, 1}));
    EXPECT_FALSE(checked.is_legal());
}

TEST(Check, CountsHugePlacementsWithoutNamingAll) {
    std::vector<int> columns(200'000);
    std::iota(columns.begin(), columns.end(), 0);
    const Placement diagonal = Placement::from_columns(columns);
    int told = 0;
    const Check checked =
        check(diagonal, Puzzle(200'000), [&](const Attack&) { return ++told == 20 ? Flow::stop : Flow::go_on; });
    EXPECT_EQ(told, 20);
    EXPECT_EQ(to_string(checked.attacks), "19999900000");
}

TEST(Check, RefusesAPlacementOfAnotherSize) {
    EXPECT_THROW(static_cast<void>(check(Placement(4, {}), Puzzle(5))), BadRequest);
    EXPECT_THROW(static_cast<void>(attackers(Placement(4, {}), Puzzle(5), {0, 0})), BadRequest);
    EXPECT_THROW(static_cast<void>(is_safe(Placement(4, {}), Puzzle(5), {0, 0})), BadRequest);
}

TEST(Check, RefusesSquaresOffTheBoard) {
    for (const Square outside : std::vector<Square>{{4, 0}, {0, 4}, {-1, 0}, {0, -1}}) {
        EXPECT_THROW(static_cast<void>(attackers(Placement(4, {}), Puzzle(4), outside)), BadRequest);
        // A forbidden square is refused all the same.
        const Puzzle puzzle({.size = 4, .excluded = {{Line::rising, 3}}});
        EXPECT_THROW(static_cast<void>(is_safe(Placement(4, {}), puzzle, outside)), BadRequest);
    }
}

}  // namespace
}  // namespace queens
