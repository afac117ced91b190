// SPDX-License-Identifier: MIT
#include "queens/board/moment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "queens/trace.hpp"

namespace queens {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// After so many events of the search on a board of this size.
Moment after(int events, int size, std::string_view algorithm = "rows") {
    const Puzzle puzzle(size);
    Trace trace(puzzle, {.algorithm = algorithm});
    Moment moment(puzzle);
    for (int k = 0; k < events; ++k) moment.follow(trace.next().value());
    return moment;
}

constexpr Mark refused(int row, int column) {
    return {.kind = Mark::Kind::refused, .square = {row, column}};
}
constexpr Mark tried(int row, int column) {
    return {.kind = Mark::Kind::tried, .square = {row, column}};
}

TEST(Moment, IsEmptyAtFirst) {
    const Moment moment = after(0, 4);
    EXPECT_TRUE(moment.queens().empty());
    EXPECT_TRUE(moment.marks().empty());
    EXPECT_FALSE(moment.last().has_value());
    EXPECT_EQ(moment.next_line(), Event::no_line);
}

// The boards of docs/trace.md.
TEST(Moment, ShowsADeadEnd) {
    const Moment moment = after(9, 4);
    EXPECT_THAT(moment.queens(), ElementsAre(Square{0, 0}, Square{1, 2}));
    EXPECT_THAT(moment.marks(), UnorderedElementsAre(refused(1, 0), refused(1, 1), refused(2, 0), refused(2, 1),
                                                     refused(2, 2), refused(2, 3)));
    EXPECT_EQ(moment.next_line(), 1);
}

TEST(Moment, ShowsWhereQueensStoodUntilTheSearchGoesOn) {
    EXPECT_THAT(after(22, 4).marks(), UnorderedElementsAre(refused(1, 0), refused(1, 1), tried(1, 2), refused(2, 0),
                                                           tried(2, 1), refused(2, 2), refused(2, 3)));
    // The row just left is still seen beside the queen that was lifted; one event later it is not.
    EXPECT_THAT(after(23, 4).marks(), UnorderedElementsAre(refused(1, 0), refused(1, 1), tried(1, 2), tried(1, 3),
                                                           refused(2, 0), tried(2, 1), refused(2, 2), refused(2, 3)));
    EXPECT_THAT(after(24, 4).marks(), UnorderedElementsAre(refused(1, 0), refused(1, 1), tried(1, 2), tried(1, 3)));
    EXPECT_THAT(after(26, 4).marks(), ElementsAre(tried(0, 0)));
}

TEST(Moment, GoesByColumnsToo) {
    const Moment moment = after(4, 4, "columns");
    EXPECT_THAT(moment.queens(), ElementsAre(Square{0, 0}, Square{2, 1}));
}

TEST(Moment, TellsGivenQueensFromOthers) {
    const Puzzle puzzle({.size = 4, .given = {{0, 1}}});
    Trace trace(puzzle);
    Moment moment(puzzle);
    while (const auto event = trace.next()) moment.follow(*event);
    EXPECT_EQ(moment.given_count(), 1U);
    EXPECT_THAT(moment.queens(), ElementsAre(Square{0, 1}, Square{1, 3}, Square{2, 0}, Square{3, 2}));
}

TEST(Moment, NeverMarksASquareTwiceNorUnderAQueen) {
    for (const AlgorithmSummary& algorithm : algorithms()) {
        const Puzzle puzzle(5);
        Trace trace(puzzle, {.algorithm = algorithm.name, .until = std::nullopt});
        Moment moment(puzzle);
        for (int k = 0; k < 3000; ++k) {
            const auto event = trace.next();
            if (!event) break;
            moment.follow(*event);
            std::vector<Square> squares(moment.queens().begin(), moment.queens().end());
            for (const Mark& mark : moment.marks()) squares.push_back(mark.square);
            std::sort(squares.begin(), squares.end());
            ASSERT_EQ(std::adjacent_find(squares.begin(), squares.end()), squares.end())
                << algorithm.name << " " << k;
        }
    }
}

}  // namespace
}  // namespace queens
