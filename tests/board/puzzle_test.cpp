// SPDX-License-Identifier: MIT
#include "queens/board/puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <utility>
#include <vector>

#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

std::string problem_id(const Draft& draft) {
    const auto problem = problem_in(draft);
    return problem ? problem->id : "";
}

TEST(Puzzle, TakesEverySizeUpToTheLargest) {
    EXPECT_EQ(problem_id({.size = 0}), "");
    EXPECT_EQ(problem_id({.size = largest_size}), "");
    EXPECT_EQ(problem_id({.size = -1}), "problem.size_out_of_range");
    EXPECT_EQ(problem_id({.size = largest_size + 1LL}), "problem.size_out_of_range");
}

TEST(Puzzle, RefusesSquaresAndDiagonalsOutsideTheBoard) {
    EXPECT_EQ(problem_id({.size = 8, .given = {{8, 0}}}), "problem.square_outside");
    EXPECT_EQ(problem_id({.size = 8, .blocked = {{0, -1}}}), "problem.square_outside");
    EXPECT_EQ(problem_id({.size = 8, .excluded = {{Line::rising, 15}}}), "problem.diagonal_outside");
    EXPECT_EQ(problem_id({.size = 8, .excluded = {{Line::falling, -8}}}), "problem.diagonal_outside");
    EXPECT_EQ(problem_id({.size = 0, .excluded = {{Line::falling, 0}}}), "problem.no_diagonals");
    EXPECT_EQ(problem_id({.size = 8, .excluded = {{Line::rising, 14}, {Line::falling, -7}}}), "");
    EXPECT_EQ(problem_id({.size = 0, .given = {{0, 0}}}), "problem.no_squares");
}

TEST(Puzzle, SaysWhatIsOutsideTheBoard) {
    const auto what = [](const Draft& draft) { return problem_in(draft)->arguments.front().value; };
    EXPECT_EQ(what({.size = 8, .given = {{0, 0}, {0, 8}}}), "square.given");
    EXPECT_EQ(what({.size = 8, .blocked = {{0, 8}}}), "square.blocked");
}

TEST(Puzzle, ExcludesNothingButDiagonals) {
    for (const Line line : {Line::row, Line::column}) {
        EXPECT_EQ(problem_id({.size = 8, .excluded = {{line, 0}}}), "problem.line_not_diagonal");
    }
}

template <class T>
concept ShowsWhatItHolds = requires(T puzzle) {
    std::forward<T>(puzzle).given();
    std::forward<T>(puzzle).blocked();
    std::forward<T>(puzzle).excluded();
    std::forward<T>(puzzle).symmetries();
};
template <class T>
concept ShowsAny = requires(T puzzle) {
    std::forward<T>(puzzle).given();
}
|| requires(T puzzle) {
    std::forward<T>(puzzle).blocked();
}
|| requires(T puzzle) {
    std::forward<T>(puzzle).excluded();
}
|| requires(T puzzle) {
    std::forward<T>(puzzle).symmetries();
};
static_assert(ShowsWhatItHolds<const Puzzle&> && !ShowsAny<Puzzle> && !ShowsAny<const Puzzle>);

TEST(Puzzle, NamesDiagonalsAsTheyAreWritten) {
    EXPECT_EQ(name(Diagonal{Line::rising, 5}), "r+c=5");
    EXPECT_EQ(name(Diagonal{Line::falling, -2}), "r-c=-2");
}

TEST(Puzzle, ThrowsWhatProblemInNames) {
    try {
        const Puzzle puzzle({.size = -1});
        FAIL();
    } catch (const BadRequest& refused) {
        EXPECT_EQ(refused.problem().id, "problem.size_out_of_range");
    }
}

TEST(Puzzle, NamesGivenQueensThatAttackEachOther) {
    const Puzzle puzzle({.size = 8, .given = {{0, 0}, {5, 5}}});
    ASSERT_TRUE(puzzle.contradiction());
    EXPECT_EQ(puzzle.contradiction()->kind, Contradiction::Kind::givens_attack);
    EXPECT_EQ(puzzle.contradiction()->line, Line::falling);
    EXPECT_EQ(message_of(*puzzle.contradiction(), 8, Coordinates::chess).arguments[0].value, "a8");
}

TEST(Puzzle, NamesAGivenQueenOnAForbiddenSquare) {
    EXPECT_EQ(Puzzle({.size = 4, .given = {{1, 1}}, .blocked = {{1, 1}}}).contradiction()->kind,
              Contradiction::Kind::given_on_blocked);
    EXPECT_EQ(Puzzle({.size = 4, .given = {{1, 1}}, .excluded = {{Line::falling, 0}}}).contradiction()->kind,
              Contradiction::Kind::given_on_excluded);
    EXPECT_FALSE(Puzzle({.size = 4, .given = {{1, 1}, {1, 1}}}).contradiction());
}

TEST(Puzzle, FindsItsOwnSymmetries) {
    const auto symmetries = [](Draft draft) {
        const Puzzle puzzle(std::move(draft));
        return std::vector<Symmetry>(puzzle.symmetries().begin(), puzzle.symmetries().end());
    };
    EXPECT_THAT(symmetries({.size = 8}), SizeIs(8));
    EXPECT_THAT(symmetries({.size = 8, .given = {{1, 2}}}), ElementsAre(Symmetry::identity));
    EXPECT_THAT(symmetries({.size = 8, .blocked = {{3, 3}}}), ElementsAre(Symmetry::identity, Symmetry::transpose));
    EXPECT_THAT(symmetries({.size = 5, .given = {{2, 2}}}), SizeIs(8));
    EXPECT_THAT(symmetries({.size = 8, .excluded = {{Line::rising, 7}, {Line::falling, 0}}}), SizeIs(8));
    EXPECT_THAT(symmetries({.size = 8, .excluded = {{Line::rising, 7}}}), SizeIs(4));
}

TEST(Puzzle, KnowsEqualDiagonalsOfATorus) {
    EXPECT_EQ(Puzzle({.size = 5, .rule = Rule::torus, .excluded = {{Line::rising, 6}}}),
              Puzzle({.size = 5, .rule = Rule::torus, .excluded = {{Line::rising, 1}}}));
    EXPECT_EQ(Puzzle({.size = 5, .rule = Rule::torus, .excluded = {{Line::falling, -2}}}),
              Puzzle({.size = 5, .rule = Rule::torus, .excluded = {{Line::falling, 3}}}));
}

RC_GTEST_PROP(Puzzle, ForbidsWhatTheDraftForbids, (std::uint64_t seed)) {
    const int size = testing::any_size(1, 8);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const Puzzle puzzle(draft);
    for (int i = 0; i < size * size; ++i) {
        const Square square{i / size, i % size};
        const bool is_forbidden = oracle::contains(draft.blocked, square) || oracle::is_excluded(draft, square);
        RC_ASSERT((puzzle.refusal(square) != Refusal::none) == is_forbidden);
    }
}

RC_GTEST_PROP(Puzzle, TurnedForbidsTheTurnedSquares, (std::uint64_t seed)) {
    const int size = testing::any_size(1, 8);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Puzzle puzzle(testing::random_draft(size, rule, seed));
    for (const Symmetry symmetry : all_symmetries) {
        const Puzzle turned = puzzle.image(symmetry);
        for (int i = 0; i < size * size; ++i) {
            const Square square{i / size, i % size};
            RC_ASSERT(turned.refusal(image(symmetry, size, square)) == puzzle.refusal(square));
        }
        const bool is_own = std::count(puzzle.symmetries().begin(), puzzle.symmetries().end(), symmetry) > 0;
        RC_ASSERT((turned == puzzle) == is_own);
    }
}

}  // namespace
}  // namespace queens
