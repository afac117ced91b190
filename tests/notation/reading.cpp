// SPDX-License-Identifier: MIT
// What people and other programs write, and which format a first line is taken for.
#include <gtest/gtest.h>

#include "tests/notation/notation.hpp"

namespace queens::notation {
namespace {

const Placement four = columns({1, 3, 0, 2});
const Placement other_four = columns({2, 0, 3, 1});

TEST(Notation, ReadsListsOfNumbersInBracketsAndWithCommas) {
    for (const char* text : {"2 4 1 3", "[2,4,1,3]", "2, 4, 1, 3", "(2 4 1 3)", "  [ 2;4 1,\t3 ]", "2 4 1 3 # 2",
                             "\n\n2 4 1 3 # mine\n\n", "# all of them\n2 4 1 3"}) {
        EXPECT_EQ(read_one("numbers", text), four) << text;
    }
    EXPECT_EQ(read_one("indices", "[1, 3, 0, 2]"), four);
    EXPECT_EQ(read_one("numbers", "2 - 1 -"), Placement(4, {{0, 1}, {2, 0}}));
}

TEST(Notation, ReadsARepeatedColumnAsItStands) {
    EXPECT_EQ(read_one("numbers", "1 1"), columns({0, 0}));
    EXPECT_EQ(read_one("ranks", "22"), Placement(2, {{0, 0}, {0, 1}}));
}

TEST(Notation, ReadsTheEmptyLineAsTheBoardOfSizeZeroOnlyIfThatIsAskedFor) {
    EXPECT_EQ(read_one("numbers", "\n", 0), Placement());
    EXPECT_TRUE(read_all("numbers", "\n").placements.empty());
    EXPECT_FALSE(read_all("numbers", "\n").problem);
}

TEST(Notation, ReadsSquaresInEitherSpelling) {
    for (const char* text :
         {"b4 d3 a2 c1", "c1,a2,d3,b4", "B4 D3 A2 C1", "(0,1) (1,3) (2,0) (3,2)", "(0, 1), d3; (2 ,0)\t[c1]"}) {
        EXPECT_EQ(read_one("squares", text), four) << text;
    }
}

TEST(Notation, TakesTheSmallestBoardThatHoldsTheSquares) {
    EXPECT_EQ(read_one("squares", "a1").size(), 1);
    EXPECT_EQ(read_one("squares", "b1"), Placement(2, {{1, 1}}));
    EXPECT_EQ(read_one("squares", "a5"), Placement(5, {{0, 0}}));
    EXPECT_EQ(read_one("squares", "(2,0) a1"), Placement(3, {{2, 0}, {2, 0}}));
    EXPECT_EQ(read_one("squares", "a1 a1 b1").size(), 3);
    EXPECT_EQ(read_one("squares", "aa1").size(), 27);
    EXPECT_EQ(read_one("squares", "a1", 8), Placement(8, {{7, 0}}));
    EXPECT_EQ(read_one("squares", "a1000000000").size(), largest_size);
}

TEST(Notation, ReadsBoardsWithAnyUsualSigns) {
    for (const char* text : {"4  . ♛ . .\n3  . . . ♛\n2  ♛ . . .\n1  . . ♛ .\n   a b c d\n",
                             "  a b c d\n4 - Q - -\n3 - - - q\n2 q - - -\n1 - - Q -", "·♕··\n···♕\n♕···\n··♕·\n"}) {
        EXPECT_EQ(read_one("board", text), four) << text;
    }
}

TEST(Notation, ReadsFilesBelowABoardThoughFileQIsALetterOfTheQueen) {
    const Placement twenty(20, {{3, 16}});
    EXPECT_EQ(read_one("board", written(format_named("board"), twenty)), twenty);
}

TEST(Notation, ReadsTheTutorialsOutput) {
    EXPECT_EQ(read_one("matrix", "0 0 1 0 \n1 0 0 0 \n0 0 0 1 \n0 1 0 0 \n"), other_four);
    EXPECT_TRUE(read_all("matrix", "Solution does not exist").placements.empty());
    EXPECT_FALSE(read_all("matrix", "Solution does not exist").problem);
    EXPECT_EQ(read_all("ruby", ".|Q|.|.\n.|.|.|Q\nQ|.|.|.\n.|.|Q|.\n.|.|Q|.\nQ|.|.|.\n.|.|.|Q\n.|Q|.|.\n").placements,
              (std::vector{other_four, four}));
    EXPECT_EQ(read_one("bars", ".|Q|.|.\n.|.|.|Q\nQ|.|.|.\n.|.|Q|.\n"), four);
    EXPECT_EQ(read_one("discs", "第 1 パターン\n● \n\n1 パターン配置可能でした。\n"), columns({0}));
    EXPECT_TRUE(read_all("discs", "配置不可能でした。\n").placements.empty());
    EXPECT_EQ(read_all("pairs", "==== result 0 ====\n0,1\n1,0\n==== result 1 ====\n0,0\n1,1\n").placements,
              (std::vector{columns({1, 0}), columns({0, 1})}));
}

TEST(Notation, ReadsPairsUnderHeadingsWithNothingBelow) {
    EXPECT_EQ(read_all("pairs", "==== result 0 ====\n==== result 1 ====\n\n0,0", 2).placements,
              (std::vector{Placement(2, {}), Placement(2, {{0, 0}})}));
    EXPECT_TRUE(read_all("pairs", "").placements.empty());
}

TEST(Notation, ReadsTheFirstFieldOfFen) {
    EXPECT_EQ(read_one("fen", "1q2/3q/q3/2q1"), four);
    EXPECT_EQ(read_one("fen", "1Q2/3Q/Q3/2Q1 w - - 0 1"), four);
    EXPECT_EQ(read_one("fen", "11Q/12/12/12/12/12/12/12/12/12/12/12"), Placement(12, {{0, 11}}));
}

TEST(Notation, ReadsJsonOfSeveralShapes) {
    for (const char* text :
         {R"({"queens":[{"row":0,"column":1},{"row":1,"column":3},{"row":2,"column":0},{"row":3,"column":2}]})",
          R"({"comment":"a # b, \" ] and }","size":4,"queens":[[0,1],[1,3],[2,0],[3,2]]})",
          R"([{"row":0,"col":1},{"row":1,"col":3},{"row":2,"col":0},{"row":3,"col":2}])", "[[0,1],[1,3],[2,0],[3,2]]",
          "[\n  [0, 1], # first\n  [1, 3],\n\n [2, 0], [3, 2]\n] # last\n", "[[[0,1],[1,3],[2,0],[3,2]]]",
          R"({"solutions":"2"} )"
          "\n"
          R"([{"queens":[[0,1],[1,3],[2,0],[3,2]]},{"solutions":"1"}])"}) {
        EXPECT_EQ(read_one("json", text), four) << text;
    }
}

TEST(Notation, ReadsAListOfJsonPlacementsOneAfterAnother) {
    const AllRead all = read_all("json", "[[[0,0]],\n [[0,1],[1,0]], {\"size\":3,\"queens\":[]}]\n[[0,0]]\n");
    EXPECT_FALSE(all.problem);
    EXPECT_EQ(all.placements, (std::vector{columns({0}), columns({1, 0}), Placement(3, {}), columns({0})}));
}

std::string recognised(std::string_view line) {
    return names_of(Table<Format>(recognise(line)));
}

TEST(Notation, RecognisesFormatsByTheFirstLine) {
    for (const char* line : {"2 4 1 3", "[2,4,1,3]", "2,4,1,3", "(2 4 1 3)", "(2,4,1,3)", "1", "2 - 1 -", "0,1",
                             "2 4 1 3 # 8", " 2 4", "- -", "4 - - -"}) {
        EXPECT_EQ(recognised(line), "numbers") << line;
    }
    for (const char* line : {"{\"queens\":[]}", "{", "[{\"row\":1", "[[0,1],[1,3]]", "[ [0,1]]", "[", "[]"}) {
        EXPECT_EQ(recognised(line), "json") << line;
    }
    for (const char* line : {"b4 d3", "aa27", "B4", "(1,1),(3,0)", "(1, 1)", "a1 # 1"}) {
        EXPECT_EQ(recognised(line), "squares") << line;
    }
    for (const char* line : {"Q", ".Q..", "q . .", "- Q -", "♛···"}) EXPECT_EQ(recognised(line), "letters") << line;
    for (const char* line : {".|Q|.|.", "Q|.", "| . | Q |"}) EXPECT_EQ(recognised(line), "bars, ruby") << line;
    for (const char* line : {"8  . . . . ♛ . . .", "12  . Q", "   a b c d"})
        EXPECT_EQ(recognised(line), "board") << line;
    for (const char* line : {"1Q2/3Q/Q3/2Q1", "q3/3q/1q2/2q1 w - - 0 1", "8/8/8/8/8/8/8/8"}) {
        EXPECT_EQ(recognised(line), "fen") << line;
    }
    for (const char* line : {"□ ● □ □", "□ □", ". o . .", "o"}) EXPECT_EQ(recognised(line), "discs") << line;
    EXPECT_EQ(recognised("==== result 0 ===="), "pairs");
    for (const char* line : {"", "hello", "Solution does not exist", "1x", "é", "#", "t|Q", "\\|Q"}) {
        EXPECT_EQ(recognised(line), "") << line;
    }
}

TEST(Notation, RecognisesWhatItWritesUnlessTheFormatMustBeNamed) {
    Random random(5);
    for (const Format* row : formats()) {
        const Format& format = *row;
        const std::string text = written(format, random_full(8, random));
        const std::string name = recognised(text.substr(0, text.find('\n')));
        const bool must_be_named = format.summary.name == "indices" || format.summary.name == "ranks" ||
                                   format.summary.name == "matrix" || format.summary.name == "pairs";
        if (must_be_named) continue;
        const bool has_bars = format.summary.name == "bars" || format.summary.name == "ruby";
        EXPECT_EQ(name, has_bars ? "bars, ruby" : format.summary.name) << text;
    }
}

TEST(Notation, KnowsWhichFormatsCouldReadAText) {
    const auto names = [](std::string_view text, std::optional<int> size = std::nullopt) {
        return names_of(Table<Format>(formats_that_read(text, size)));
    };
    EXPECT_EQ(names("2413\n"), "ranks");
    EXPECT_EQ(names("1 3 0 2\n"), "indices");
    EXPECT_EQ(names("0 1 0 0 \n"), "indices, matrix");  // the matrix may go on
    EXPECT_EQ(names("0,1\n"), "indices, pairs");
    EXPECT_EQ(names("\n\n2 4 1 3\n"), "numbers");
    EXPECT_EQ(names("2 4 1 3\n", 5), "");
    EXPECT_EQ(names("2 4 1 5\n"), "");
    EXPECT_EQ(names("[[\n"), "");
    EXPECT_EQ(names(""), "");
}

TEST(Notation, ReadsTheMarksOfADrawnBoard) {
    EXPECT_EQ(read_one("board", "4 !Q . . .\n3  ? .+Q x\n2  . . . .\n1  . . . .\n   a b c d\n"),
              Placement(4, {{0, 0}, {1, 2}}));
}

TEST(Notation, PassesOverTabsButNotOverLettersBetweenBars) {
    for (const char* name : {"bars", "ruby"}) {
        EXPECT_EQ(read_one(name, "Q\t|\t.\n.|Q").size(), 2);
        EXPECT_EQ(problem_in(name, "Q|.t\n.|Q"), "unexpected_character 1:4 t");
        EXPECT_EQ(problem_in(name, "Q\\.\n.|Q"), "unexpected_character 1:2 \\");
    }
}

TEST(Notation, ReadsDiscsInAscii) {
    EXPECT_EQ(read_one("discs", "Solution 1\n. o . . \n. . . o \no . . . \n. . o . \n\n1 solution.\n"), four);
}

TEST(Notation, HasNumbersFirstAndEveryNameOnce) {
    EXPECT_EQ(formats().front()->summary.name, "numbers");
    for (const Format* format : formats()) EXPECT_EQ(find_format(format->summary.name), format);
    EXPECT_EQ(find_format("no such format"), nullptr);
}

}  // namespace
}  // namespace queens::notation
