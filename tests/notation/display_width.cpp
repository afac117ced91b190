// SPDX-License-Identifier: MIT
#include "queens/notation/display_width.hpp"

#include <gtest/gtest.h>

namespace queens::notation {
namespace {

TEST(DisplayWidth, IsOneForLettersAndSigns) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("queens 8"), 8U);
    EXPECT_EQ(display_width("♛"), 1U);
}

TEST(DisplayWidth, IsTwoForChineseJapaneseAndFullWidthForms) {
    EXPECT_EQ(display_width("皇后"), 4U);
    EXPECT_EQ(display_width("クイーン"), 8U);
    EXPECT_EQ(display_width("（／＼）：，"), 12U);
    EXPECT_EQ(display_width("「行」、。"), 10U);
    EXPECT_EQ(display_width("行 2"), 4U);
}

TEST(DisplayWidth, CountsAmbiguousCharactersAsOne) {
    EXPECT_EQ(display_width("×…□●“”·≈"), 8U);
}

TEST(DisplayWidth, CountsAStrayByteAsOneCharacter) {
    EXPECT_EQ(display_width("\xF0 row"), 5U);
    EXPECT_EQ(display_width("\xE8\xA1"), 2U);
}

TEST(DisplayWidth, DecidesHowMuchIsPadded) {
    EXPECT_EQ(padded("row", 6), "row   ");
    EXPECT_EQ(padded("行 2", 6), "行 2  ");
    EXPECT_EQ(padded("クイーン", 6), "クイーン");
}

}  // namespace
}  // namespace queens::notation
