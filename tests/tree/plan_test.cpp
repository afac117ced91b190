// SPDX-License-Identifier: MIT
#include "queens/tree/plan.hpp"

#include <gtest/gtest.h>

#include <set>

namespace queens::tree {
namespace {

TEST(Plan, CoversEachFirstRowOnceWithoutFolding) {
    const Plan one_row = row_plan(Puzzle(8), Fold::none);
    EXPECT_EQ(one_row.pieces.size(), 8U);
    EXPECT_EQ(one_row.nodes_above, 1U);
    const Plan two_rows = row_plan(Puzzle(10), Fold::none);
    EXPECT_EQ(two_rows.pieces.size(), 72U);  // OEIS A319284(10, 2)
    EXPECT_EQ(two_rows.nodes_above, 11U);
}

TEST(Plan, FoldsLeftAndRightOnceAndTheMiddleNever) {
    const Plan odd = row_plan(Puzzle(5), Fold::mirror);
    EXPECT_EQ(odd.pieces, (std::vector<Piece>{{{{0, 0}}, 2}, {{{0, 1}}, 2}, {{{0, 2}}, 1}}));
    const Plan even = row_plan(Puzzle(4), Fold::mirror);
    EXPECT_EQ(even.pieces, (std::vector<Piece>{{{{0, 0}}, 2}, {{{0, 1}}, 2}}));
}

TEST(Plan, DoesNotFoldAPuzzleThatIsNoMirrorImageOfItself) {
    const Plan lopsided = row_plan(Puzzle({.size = 5, .blocked = {{4, 0}}}), Fold::mirror);
    EXPECT_EQ(lopsided.pieces.size(), 5U);
    const Plan balanced = row_plan(Puzzle({.size = 5, .blocked = {{4, 0}, {4, 4}}}), Fold::mirror);
    EXPECT_EQ(balanced.pieces.size(), 3U);
}

TEST(Plan, HasOneEmptyPieceWhereNothingIsToBeFilled) {
    EXPECT_EQ(row_plan(Puzzle(0), Fold::mirror).pieces, (std::vector<Piece>{{{}, 1}}));
    EXPECT_EQ(row_plan(Puzzle({.size = 1, .given = {{0, 0}}}), Fold::mirror).pieces, (std::vector<Piece>{{{}, 1}}));
}

TEST(Plan, HasNoPieceOfAContradiction) {
    EXPECT_EQ(row_plan(Puzzle({.size = 8, .given = {{0, 0}, {1, 1}}}), Fold::none).nodes_above, 1U);
    EXPECT_TRUE(row_plan(Puzzle({.size = 8, .given = {{0, 0}, {1, 1}}}), Fold::none).pieces.empty());
}

}  // namespace
}  // namespace queens::tree
