// SPDX-License-Identifier: MIT
#include "queens/draw.hpp"

#include <gtest/gtest.h>

#include "queens/board/problem.hpp"

namespace queens {
namespace {

TEST(Draw, ShowsRanksFilesAndQueens) {
    const std::vector<int> columns = {1, 3, 0, 2};
    EXPECT_EQ(draw(Placement::from_columns(columns), {.queen = "Q"}),
              "4  . Q . .\n"
              "3  . . . Q\n"
              "2  Q . . .\n"
              "1  . . Q .\n"
              "   a b c d\n");
}

TEST(Draw, MarksAttackedQueens) {
    EXPECT_EQ(draw(Placement(2, {{0, 0}, {1, 1}}), {.queen = "Q"}),
              "2 !Q .\n"
              "1  .!Q\n"
              "   a b\n");
}

TEST(Draw, MarksWhatThePuzzleGivesAndForbids) {
    const Puzzle puzzle({.size = 4,
                         .given = {{0, 1}, {3, 2}},
                         .blocked = {{0, 0}, {2, 0}},
                         .excluded = {{.line = Line::rising, .value = 1}}});
    EXPECT_EQ(draw(Placement(4, {{0, 1}, {1, 3}, {2, 0}}), puzzle, {.queen = "Q"}),
              "4  x!Q . .\n"  // given, but on an excluded diagonal
              "3  x . . Q\n"
              "2 !Q . . .\n"  // on a blocked square
              "1  . . ? .\n"  // given, and missing
              "   a b c d\n");
    EXPECT_EQ(draw(Placement(1, {{0, 0}}), Puzzle({.size = 1, .given = {{0, 0}}}), {.queen = "Q"}), "1 +Q\n   a\n");
}

TEST(Draw, FollowsTheRuleOfThePuzzle) {
    const std::vector<int> columns = {1, 3, 0, 2};
    EXPECT_EQ(draw(Placement::from_columns(columns), {.queen = "Q"}).find('!'), std::string::npos);
    const Puzzle torus({.size = 4, .rule = Rule::torus});
    EXPECT_NE(draw(Placement::from_columns(columns), torus, {.queen = "Q"}).find('!'), std::string::npos);
}

TEST(Draw, RefusesWhatDoesNotFit) {
    EXPECT_THROW(static_cast<void>(draw(Placement(4, {}), Puzzle(5), {})), BadRequest);
    for (const int width : {-1, 0, 3}) {
        EXPECT_THROW(static_cast<void>(draw(Placement(1, {}), {.queen_width = width})), BadRequest);
    }
}

TEST(Draw, GivesEverySquareTheWidthOfAWideQueen) {
    EXPECT_EQ(draw(Placement(2, {{0, 0}}), {.queen = "♛", .queen_width = 2}),
              "2  ♛ . \n"
              "1  .  . \n"
              "   a  b\n");
}

TEST(Draw, ColoursTheLowerLeftSquareDark) {
    const std::string picture = draw(Placement(1, {}), {.is_coloured = true});
    EXPECT_NE(picture.find("\x1b[48;5;180m"), std::string::npos);
    EXPECT_NE(picture.find("\x1b[0m\n"), std::string::npos);
}

TEST(Draw, HasNothingToShowOfAnEmptyBoard) {
    EXPECT_EQ(draw(Placement(0, {}), {}), "");
}

TEST(Draw, RefusesBoardsTooLargeToLookAt) {
    EXPECT_THROW(static_cast<void>(draw(Placement(201, {}), {})), BadRequest);
}

}  // namespace
}  // namespace queens
