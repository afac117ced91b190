// SPDX-License-Identifier: MIT
#include "queens/board/placement.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace queens {
namespace {

using ::testing::ElementsAre;

/// The id of what a placement is refused for, or "".
std::string refusal(int size, const std::vector<Square>& queens) {
    try {
        static_cast<void>(Placement(size, queens));
    } catch (const BadRequest& refused) {
        return refused.problem().id;
    }
    return "";
}

TEST(Placement, KeepsItsQueensInOrderOfRows) {
    const Placement placement(4, {{3, 2}, {0, 1}, {0, 0}, {3, 2}});
    EXPECT_THAT(placement.queens(), ElementsAre(Square{0, 0}, Square{0, 1}, Square{3, 2}, Square{3, 2}));
}

TEST(Placement, RefusesSquaresOffTheBoard) {
    EXPECT_EQ(refusal(8, {{0, 0}, {7, 7}}), "");
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    for (const Square outside : std::vector<Square>{{8, 0}, {0, 8}, {-1, 0}, {0, -1}, {most, 0}, {0, least}}) {
        EXPECT_EQ(refusal(8, {{0, 0}, outside}), "problem.square_outside") << outside.row << " " << outside.column;
    }
    EXPECT_EQ(refusal(0, {{0, 0}}), "problem.no_squares");
}

TEST(Placement, RefusesSizesThatNoBoardHas) {
    EXPECT_EQ(refusal(0, {}), "");
    EXPECT_EQ(refusal(largest_size, {}), "");
    EXPECT_EQ(refusal(-1, {}), "problem.size_out_of_range");
    EXPECT_EQ(refusal(largest_size + 1, {}), "problem.size_out_of_range");
}

TEST(Placement, RefusesColumnsOffTheBoard) {
    const std::vector<int> good = {1, 0};
    EXPECT_EQ(Placement::from_columns(good), Placement(2, {{0, 1}, {1, 0}}));
    for (const int column : {-1, 2}) {
        const std::vector<int> bad = {0, column};
        EXPECT_THROW(static_cast<void>(Placement::from_columns(bad)), BadRequest);
    }
}

TEST(Placement, SaysBeforehandWhatItWouldRefuse) {
    const std::vector<Square> squares = {{0, 0}, {3, 9}};
    EXPECT_FALSE(problem_in_squares(squares, 10));
    const auto problem = problem_in_squares(squares, 9);
    ASSERT_TRUE(problem);
    std::string arguments;
    for (const Argument& argument : problem->arguments) arguments += argument.name + "=" + argument.value + " ";
    EXPECT_EQ(arguments, "what=square.queen row=3 column=9 size=9 last=8 ");
}

}  // namespace
}  // namespace queens
