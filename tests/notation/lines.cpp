// SPDX-License-Identifier: MIT
#include "queens/notation/lines.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace queens::notation {
namespace {

std::vector<std::string> all(std::string_view text) {
    std::vector<std::string> result;
    for (Lines lines(text); lines.peek() != nullptr; lines.next()) result.push_back(*lines.peek());
    return result;
}

using Expected = std::vector<std::string>;

TEST(Lines, AreTheSameWithAndWithoutALineFeedAtTheEnd) {
    EXPECT_EQ(all("a\nb\n"), (Expected{"a", "b"}));
    EXPECT_EQ(all("a\nb"), (Expected{"a", "b"}));
    EXPECT_EQ(all(""), Expected{});
    EXPECT_EQ(all("\n\n"), (Expected{"", ""}));
}

TEST(Lines, SurviveWindowsAndBlanksAtTheirEnds) {
    EXPECT_EQ(all("a \r\n\tb\t \r\n \r\n"), (Expected{"a", "\tb", ""}));
}

TEST(Lines, DropAByteOrderMarkAtTheStartOnly) {
    EXPECT_EQ(all("\xEF\xBB\xBF"
                  "a\n\xEF\xBB\xBF"
                  "b"),
              (Expected{"a",
                        "\xEF\xBB\xBF"
                        "b"}));
    EXPECT_EQ(all("\xEF\xBB\xBF\r\n"), (Expected{""}));
}

TEST(Lines, AreNumberedFromOne) {
    Lines lines(std::string_view("a\nb"));
    EXPECT_EQ(lines.number(), 1);
    lines.next();
    EXPECT_EQ(lines.number(), 2);
    EXPECT_EQ(*lines.peek(), "b");
    lines.next();
    EXPECT_EQ(lines.peek(), nullptr);
    lines.next();
    EXPECT_EQ(lines.number(), 3);
}

TEST(Lines, PutBackComeFirstAndBearTheNumberOfTheLineTheyAreFrom) {
    Lines lines(std::string_view("xy\nb"));
    lines.next();
    lines.put_back({"x", "y"});
    EXPECT_EQ(*lines.peek(), "x");
    EXPECT_EQ(lines.number(), 1);
    lines.next();
    EXPECT_EQ(*lines.peek(), "y");
    EXPECT_EQ(lines.number(), 1);
    lines.next();
    EXPECT_EQ(*lines.peek(), "b");
    EXPECT_EQ(lines.number(), 2);
}

}  // namespace
}  // namespace queens::notation
