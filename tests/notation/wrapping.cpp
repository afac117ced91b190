// SPDX-License-Identifier: MIT
#include "queens/notation/wrapping.hpp"

#include <gtest/gtest.h>

#include "queens/notation/display_width.hpp"

namespace queens::notation {
namespace {

using Lines = std::vector<std::string>;

Lines in_cells(std::string_view text, double width, std::size_t most = 100) {
    return wrapped(text, width, most,
                   [](std::string_view character) { return static_cast<double>(display_width(character)); });
}

TEST(Wrapping, BreaksAtBlanks) {
    EXPECT_EQ(in_cells("", 10), Lines());
    EXPECT_EQ(in_cells("one two three", 7), (Lines{"one two", "three"}));
    EXPECT_EQ(in_cells("one two three", 100), (Lines{"one two three"}));
}

TEST(Wrapping, KeepsTheNameOfASquareTogether) {
    EXPECT_EQ(in_cells("on (2, 1) or (3, 4), 5", 7), (Lines{"on", "(2, 1)", "or", "(3, 4), 5"}));
}

TEST(Wrapping, LetsAWordStandOutRatherThanBreakIt) {
    EXPECT_EQ(in_cells("a verylongword b", 4), (Lines{"a", "verylongword", "b"}));
}

TEST(Wrapping, BreaksBetweenWideCharactersButNotBeforeAClosingSign) {
    EXPECT_EQ(in_cells("行き止まりです。", 8), (Lines{"行き止ま", "りです。"}));
    EXPECT_EQ(in_cells("行き止ま。", 8), (Lines{"行き止", "ま。"}));
}

TEST(Wrapping, EndsInAnEllipsisWhereThereIsNoMoreRoom) {
    EXPECT_EQ(in_cells("one two three", 5, 2), (Lines{"one", "two…"}));
}

}  // namespace
}  // namespace queens::notation
