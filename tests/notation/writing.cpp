// SPDX-License-Identifier: MIT
// The exact characters that each format writes.
#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/notation/notation.hpp"

namespace queens::notation {
namespace {

const Placement four = columns({1, 3, 0, 2});
const Placement other_four = columns({2, 0, 3, 1});
const Placement some_of_four(4, {{0, 1}, {2, 0}});

std::string one(std::string_view format, const Placement& placement = four) {
    return written(format_named(format), placement);
}

std::string list(std::string_view format, const std::vector<Placement>& placements = {four, other_four},
                 EndedBy ended_by = EndedBy::end) {
    return written(format_named(format), placements, Purpose::list, ended_by);
}

std::string none(std::string_view format, Purpose purpose, EndedBy ended_by = EndedBy::end) {
    return written(format_named(format), {}, purpose, ended_by);
}

TEST(Notation, WritesLineFormatsAsDocumented) {
    EXPECT_EQ(one("numbers"), "2 4 1 3\n");
    EXPECT_EQ(one("indices"), "1 3 0 2\n");
    EXPECT_EQ(one("ranks"), "2413\n");
    EXPECT_EQ(one("ranks", columns({5, 3, 6, 0, 7, 1, 4, 2})), "53172864\n");
    EXPECT_EQ(one("squares"), "b4 d3 a2 c1\n");
    EXPECT_EQ(one("fen"), "1Q2/3Q/Q3/2Q1\n");
    EXPECT_EQ(one("json"),
              R"({"queens":[{"row":0,"column":1},{"row":1,"column":3},{"row":2,"column":0},{"row":3,"column":2}]})"
              "\n");
}

TEST(Notation, WritesPartialPlacements) {
    EXPECT_EQ(one("numbers", some_of_four), "2 - 1 -\n");
    EXPECT_EQ(one("indices", some_of_four), "1 - 0 -\n");
    EXPECT_EQ(one("ranks", some_of_four), "24--\n");
    EXPECT_EQ(one("squares", some_of_four), "b4 a2\n");
    EXPECT_EQ(one("squares", Placement(4, {})), "-\n");
    EXPECT_EQ(one("fen", some_of_four), "1Q2/4/Q3/4\n");
    EXPECT_EQ(one("fen", Placement(12, {{0, 11}})), "11Q/12/12/12/12/12/12/12/12/12/12/12\n");
    EXPECT_EQ(one("json", some_of_four), R"({"size":4,"queens":[{"row":0,"column":1},{"row":2,"column":0}]})"
                                         "\n");
}

TEST(Notation, WritesClassSizesAfterLines) {
    EXPECT_EQ(written(format_named("numbers"), four, 2), "2 4 1 3 # 2\n");
    EXPECT_EQ(written(format_named("json"), columns({0}), 1), R"({"queens":[{"row":0,"column":0}],"class_size":1})"
                                                              "\n");
}

TEST(Notation, WritesTheEmptyBoardAsAnEmptyLine) {
    for (const Format* row : formats()) {
        const Format& format = *row;
        if (format.summary.name == "json" || format.summary.name == "pairs") continue;
        EXPECT_EQ(written(format, Placement()), "\n") << format.summary.name;
    }
    EXPECT_EQ(one("json", Placement()), "{\"queens\":[]}\n");
    EXPECT_EQ(one("pairs", Placement()), "-\n");
}

TEST(Notation, WritesTheBoardAsAPlayerSeesIt) {
    EXPECT_EQ(list("board"),
              "4  . ♛ . .\n3  . . . ♛\n2  ♛ . . .\n1  . . ♛ .\n   a b c d\n\n"
              "4  . . ♛ .\n3  ♛ . . .\n2  . . . ♛\n1  . ♛ . .\n   a b c d\n");
}

TEST(Notation, KeepsTheBoardAlignedWithRanksOfTwoDigitsAndFilesOfTwoLetters) {
    const std::string ten = one("board", Placement(10, {{0, 0}}));
    EXPECT_TRUE(ten.starts_with("10  ♛ . . . . . . . . .\n 9  . .")) << ten;
    EXPECT_TRUE(ten.ends_with("\n    a b c d e f g h i j\n")) << ten;
    const std::string wide = one("board", Placement(28, {{0, 0}}));
    EXPECT_TRUE(wide.starts_with("28  ♛  .  .")) << wide;
    EXPECT_TRUE(wide.ends_with(" x  y  z  aa ab\n")) << wide;
    EXPECT_NE(wide.find("\n 1  .  ."), std::string::npos) << wide;
}

TEST(Notation, PadsTheBoardForAQueenThatIsTwoCellsWide) {
    std::string output;
    {
        Text text([&](std::string_view piece) { return output += piece, true; });
        format_named("board").writer(text, {.queen = "♛", .queen_width = 2})->write({columns({1, 0}), 1});
        text.flush();
    }
    EXPECT_EQ(output, "2  .  ♛\n1  ♛ .\n   a  b\n");
}

TEST(Notation, WritesWhatTheTutorialsPrint) {
    EXPECT_EQ(one("matrix", other_four), "0 0 1 0 \n1 0 0 0 \n0 0 0 1 \n0 1 0 0 \n");
    EXPECT_EQ(list("pairs"), "==== result 0 ====\n0,1\n1,3\n2,0\n3,2\n==== result 1 ====\n0,2\n1,0\n2,3\n3,1\n");
    EXPECT_EQ(one("pairs"), "0,1\n1,3\n2,0\n3,2\n");
    EXPECT_EQ(list("ruby", {other_four, four}),
              ".|Q|.|.\n.|.|.|Q\nQ|.|.|.\n.|.|Q|.\n.|.|Q|.\nQ|.|.|.\n.|.|.|Q\n.|Q|.|.\n");
    EXPECT_EQ(list("discs"),
              "第 1 パターン\n□ ● □ □ \n□ □ □ ● \n● □ □ □ \n□ □ ● □ \n\n"
              "第 2 パターン\n□ □ ● □ \n● □ □ □ \n□ □ □ ● \n□ ● □ □ \n\n"
              "2 パターン配置可能でした。\n");
    EXPECT_EQ(one("discs", columns({0})), "● \n");
}

TEST(Notation, SaysThatThereIsNoSolutionAsTheTutorialsDo) {
    EXPECT_EQ(none("matrix", Purpose::one), "Solution does not exist\n");
    EXPECT_EQ(none("matrix", Purpose::one, EndedBy::time_limit), "");
    EXPECT_EQ(none("matrix", Purpose::list), "Solution does not exist\n");
    EXPECT_EQ(none("discs", Purpose::list), "配置不可能でした。\n");
    EXPECT_EQ(none("discs", Purpose::one), "配置不可能でした。\n");
    EXPECT_EQ(none("discs", Purpose::one, EndedBy::stopped), "");
    EXPECT_EQ(none("pairs", Purpose::list), "");
    EXPECT_EQ(none("ruby", Purpose::list), "");
}

TEST(Notation, LeavesOutTheTotalOfAListThatWasCutShort) {
    EXPECT_TRUE(list("discs", {four}, EndedBy::end).ends_with("\n1 パターン配置可能でした。\n"));
    for (const EndedBy ended_by : {EndedBy::enough, EndedBy::node_limit}) {
        EXPECT_TRUE(list("discs", {four}, ended_by).ends_with("□ □ ● □ \n\n"));
    }
}

TEST(Notation, SaysItselfThatThereIsNoSolutionWhereTheTableSaysSo) {
    for (const Format* format : formats()) {
        if (format->summary.name == "json") continue;  // a number, not a sentence
        for (const Purpose purpose : {Purpose::one, Purpose::list}) {
            EXPECT_EQ(none(format->summary.name, purpose).empty(), !format->says_no_solution) << format->summary.name;
        }
    }
}

TEST(Notation, DoesNotCallClassesSolutions) {
    for (const char* name : {"discs", "json"}) {
        std::string output;
        Text text([&](std::string_view piece) { return output += piece, true; });
        const auto writer = format_named(name).writer(text, {.purpose = Purpose::list, .speak = speak_japanese});
        writer->write({four, 1, 2});
        writer->end({.solutions = 1, .is_of_classes = true});
        text.flush();
        EXPECT_EQ(output.find("パターン配置"), std::string::npos) << output;
        EXPECT_EQ(output.find("\"solutions\""), std::string::npos) << output;
    }
}

TEST(Notation, WritesDiscsInAsciiWhereNothingElseIsUnderstood) {
    std::string output;
    Text text([&](std::string_view piece) { return output += piece, true; });
    format_named("discs").writer(text, {.is_ascii = true})->write({four, 1});
    text.flush();
    EXPECT_EQ(output, ". o . . \n. . . o \no . . . \n. . o . \n");
}

TEST(Text, LetsItsUserKnowWhatWentWrongAtTheEnd) {
    const auto write = [] {
        Text text([](std::string_view) -> bool { throw std::runtime_error("full"); });
        text.put("something");
        text.flush();
    };
    EXPECT_THROW(write(), std::runtime_error);
    const auto leave = [] {
        Text text([](std::string_view) -> bool { throw std::runtime_error("full"); });
        text.put("something");
        throw std::logic_error("something else went wrong before");
    };
    EXPECT_THROW(leave(), std::logic_error);
}

TEST(Notation, EndsJsonWithTotalsAsStrings) {
    EXPECT_EQ(none("json", Purpose::one), "{\"solutions\":\"0\",\"ended_by\":\"end\"}\n");
    EXPECT_TRUE(list("json", {four}, EndedBy::time_limit)
                    .ends_with("]}\n{\"solutions\":\"1\",\"ended_by\":\"time_limit\"}\n"));
}

TEST(Notation, WritesRowsOfLettersAndBars) {
    EXPECT_EQ(list("letters", {columns({0}), columns({0})}), "Q\n\nQ\n");
    EXPECT_EQ(one("letters"), ".Q..\n...Q\nQ...\n..Q.\n");
    EXPECT_EQ(list("bars"), ".|Q|.|.\n.|.|.|Q\nQ|.|.|.\n.|.|Q|.\n\n.|.|Q|.\nQ|.|.|.\n.|.|.|Q\n.|Q|.|.\n");
}

TEST(Notation, HandsOnALargeBoardInPieces) {
    std::size_t largest = 0;
    std::size_t length = 0;
    {
        Text text([&](std::string_view piece) {
            largest = std::max(largest, piece.size());
            length += piece.size();
            return true;
        });
        const PlacementView diagonal(1'000'000, [](int, int row) { return row; });
        format_named("numbers").writer(text, {})->write({diagonal, 1});
        text.flush();
    }
    EXPECT_LT(largest, 100'000U);
    EXPECT_EQ(length, 6'888'896U);  // the digits of 1 to a million, and what follows each
}

TEST(Notation, StopsWritingWhenNobodyReads) {
    std::size_t pieces = 0;
    {
        Text text([&](std::string_view) { return ++pieces, false; });
        const PlacementView diagonal(largest_size, [](int, int row) { return row; });
        for (const char* name : {"numbers", "squares", "pairs", "json"}) {
            format_named(name).writer(text, {})->write({diagonal, 1});
        }
    }
    EXPECT_EQ(pieces, 1U);
}

}  // namespace
}  // namespace queens::notation
