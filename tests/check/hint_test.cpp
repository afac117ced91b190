// SPDX-License-Identifier: MIT
// Whether placements can be completed, and hints: whatever is said must hold for all completions.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "queens/check.hpp"
#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

/// Queens of a solution, or nearly so: one of them may be elsewhere.
Placement random_placement(const Draft& draft, Random& random) {
    const int size = static_cast<int>(draft.size);
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint64_t>(bound))); };
    std::vector<Square> queens;
    const auto solutions = oracle::solutions(Draft{.size = draft.size, .rule = draft.rule});
    for (int row = 0; row < size; ++row) {
        if (below(3) != 0 || solutions.empty()) continue;
        queens.push_back({row, solutions[random.below(solutions.size())][static_cast<std::size_t>(row)]});
    }
    return {size, queens};
}

std::vector<std::vector<int>> completions(Draft draft, const Placement& placement) {
    draft.given.insert(draft.given.end(), placement.queens().begin(), placement.queens().end());
    return oracle::solutions(draft);
}

RC_GTEST_PROP(Completion, IsFoundWhereTheOracleFindsOne, (std::uint64_t seed)) {
    Random random(seed);
    const int size = *rc::gen::inRange(1, 8);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const Placement placement = random_placement(draft, random);
    const auto all = completions(draft, placement);
    const Completion completion = complete(placement, Puzzle(draft));
    RC_ASSERT(completion.verdict == (all.empty() ? Verdict::impossible : Verdict::solved));
    RC_ASSERT(completion.witness.has_value() == !all.empty());
    if (!completion.witness) return;
    RC_ASSERT(check(*completion.witness, Puzzle(draft)).is_solution());
    const auto queens = completion.witness->queens();
    RC_ASSERT(std::includes(queens.begin(), queens.end(), placement.queens().begin(), placement.queens().end()));
}

void expect_to_hold(const Hint& hint, const Placement& placement, const Puzzle& puzzle,
                    const std::vector<std::vector<int>>& all) {
    using Kind = Hint::Kind;
    const auto has_square = [&](const std::vector<int>& columns) {
        return columns[static_cast<std::size_t>(hint.square.row)] == hint.square.column;
    };
    switch (hint.kind) {
        case Kind::not_legal:
        case Kind::dead_line:
        case Kind::no_completion: RC_ASSERT(all.empty()); break;
        case Kind::solved: RC_ASSERT(all.size() == 1U); break;
        case Kind::forced_by_search: RC_ASSERT(!all.empty()); [[fallthrough]];
        case Kind::forced:
            RC_ASSERT(is_safe(placement, puzzle, hint.square));
            RC_ASSERT(std::all_of(all.begin(), all.end(), has_square));
            break;
        case Kind::refused:
        case Kind::refused_by_search:
            RC_ASSERT(is_safe(placement, puzzle, hint.square));
            RC_ASSERT(std::none_of(all.begin(), all.end(), has_square));
            break;
        case Kind::open: RC_ASSERT(all.size() >= 2U); break;
        case Kind::gave_up: RC_FAIL("there was no limit"); break;
    }
}

RC_GTEST_PROP(Hint, HoldsForAllCompletions, (std::uint64_t seed)) {
    Random random(seed);
    const int size = *rc::gen::inRange(1, 8);
    const Draft draft = testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed);
    const Placement placement = random_placement(draft, random);
    const Puzzle puzzle(draft);
    const Hint given = hint(placement, puzzle);
    RC_TAG(static_cast<int>(given.kind));
    expect_to_hold(given, placement, puzzle, completions(draft, placement));
    RC_ASSERT(!message_of(given, size, Coordinates::chess).id.empty());
}

TEST(Hint, LeadsFromNaucksPuzzleToASolution) {
    Draft draft{.size = 8, .given = {{4, 1}, {3, 3}}};
    int steps = 0;
    for (; steps < 200; ++steps) {
        const Hint given = hint(Placement(8, {}), Puzzle(draft));
        if (given.kind == Hint::Kind::solved) break;
        ASSERT_NE(given.kind, Hint::Kind::dead_line);
        ASSERT_NE(given.kind, Hint::Kind::no_completion);
        if (given.kind == Hint::Kind::open) {
            const auto witness = complete(Placement(8, {}), Puzzle(draft)).witness;
            ASSERT_TRUE(witness);
            for (const Square queen : witness->queens()) {
                if (line_index(Rule::chess, 8, given.line, queen) == given.index) draft.given.push_back(queen);
            }
        } else if (given.kind == Hint::Kind::refused || given.kind == Hint::Kind::refused_by_search) {
            draft.blocked.push_back(given.square);
        } else {
            draft.given.push_back(given.square);
        }
    }
    EXPECT_LT(steps, 200);
}

TEST(Hint, GivesTheSimplestReason) {
    const auto kind = [](const Draft& draft) {
        return hint(Placement(static_cast<int>(draft.size), {}), Puzzle(draft));
    };
    // Row 0 has one square left; row 1 none.
    EXPECT_EQ(kind({.size = 4, .blocked = {{0, 0}, {0, 2}, {0, 3}}}).kind, Hint::Kind::forced);
    const Hint dead = kind({.size = 4, .blocked = {{1, 0}, {1, 1}, {1, 2}, {1, 3}}});
    EXPECT_EQ(dead.kind, Hint::Kind::dead_line);
    EXPECT_EQ(message_of(dead, 4, Coordinates::chess).id, "hint.dead_line");
    EXPECT_EQ(message_of(dead, 4, Coordinates::chess).arguments[1].value, "place.rank");
    EXPECT_EQ(message_of(dead, 4, Coordinates::chess).arguments[2].value, "3");
    EXPECT_EQ(message_of(dead, 4, Coordinates::zero).arguments[1].value, "place.row");
    EXPECT_EQ(message_of(dead, 4, Coordinates::zero).arguments[2].value, "1");
    // On 5 × 5 row 0 has its squares 1 and 2 left: a queen between and below attacks both.
    const Hint refused = kind({.size = 5, .blocked = {{0, 0}, {0, 3}, {0, 4}}});
    EXPECT_EQ(refused.kind, Hint::Kind::refused);
    EXPECT_EQ(kind({.size = 8}).kind, Hint::Kind::open);
    EXPECT_EQ(hint(Placement(8, {}), Puzzle(8), {.nodes = 1}).kind, Hint::Kind::gave_up);
    EXPECT_THROW(static_cast<void>(hint(Placement(201, {}), Puzzle(201))), BadRequest);
}

}  // namespace
}  // namespace queens
