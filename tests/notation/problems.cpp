// SPDX-License-Identifier: MIT
// What is turned down, and where it is said to be.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/notation/notation.hpp"

namespace queens::notation {
namespace {

struct Case {
    const char* format;
    const char* text;
    std::optional<int> size;
    const char* problem;
};

void expect_problems(const std::vector<Case>& cases) {
    for (const auto& [format, text, size, problem] : cases) {
        EXPECT_EQ(problem_in(format, text, size), problem) << format << "\n" << text;
    }
}

TEST(Notation, SaysWhereAListOfNumbersIsWrong) {
    expect_problems({
        {"numbers", "2 4 0 3", {}, "number_out_of_range 1:5 0"},
        {"numbers", "\n2 4 1 5", {}, "number_out_of_range 2:7 5"},
        {"numbers", "2 -4 1 3", {}, "number_out_of_range 1:3 -4"},
        {"numbers", "99999999999999999999 1", {}, "number_out_of_range 1:1 99999999999999999999"},
        {"numbers", "2 9 1", 8, "number_out_of_range 1:3 9"},
        {"indices", "4 1 0 2", {}, "number_out_of_range 1:1 4"},
        {"numbers", "2 4 1", 4, "too_few_entries 1:6 "},
        {"numbers", "2 4 1 3 5", 4, "too_many_entries 1:9 5"},
        {"numbers", "1", 0, "too_many_entries 1:1 1"},
        {"numbers", "1 x", {}, "unexpected_character 1:3 x"},
        {"numbers", "♛ 1", {}, "unexpected_character 1:1 ♛"},
        {"numbers", "[♛] ♛ x 1", {}, "unexpected_character 1:2 ♛"},
        {"numbers", "1 \x01", {}, "unexpected_character 1:3 \\x01"},
        {"numbers", "1 \xE2\x99", {}, "unexpected_character 1:3 \\xE2"},
        {"numbers", "1 -x", {}, "unexpected_character 1:4 x"},
    });
}

TEST(Notation, SaysWhereRanksAreWrong) {
    expect_problems({
        {"ranks", "64158279", {}, "number_out_of_range 1:8 9"},
        {"ranks", "012", {}, "number_out_of_range 1:1 0"},
        {"ranks", "1234567891", {}, "too_many_entries 1:10 1"},
        {"ranks", "12", 4, "too_few_entries 1:3 "},
        {"ranks", "1 2", {}, "unexpected_character 1:2  "},
        {"ranks", "1", 10, "size_out_of_range 1: 10"},
    });
}

TEST(Notation, SaysWhichSquaresAreWrong) {
    expect_problems({
        {"squares", "a1 i3", 8, "square_outside 1:4 i3"},
        {"squares", "a9", 8, "square_outside 1:1 a9"},
        {"squares", "a0", {}, "square_outside 1:1 a0"},
        {"squares", "a99999999999999999999", {}, "square_outside 1:1 a99999999999999999999"},
        {"squares", "zzzzzzzzzzzzzzzzzzzzzzzz1", {}, "square_outside 1:1 zzzzzzzzzzzzzzzzzzzzzzzz1"},
        {"squares", "b4 (8,1)", 8, "number_out_of_range 1:5 8"},
        {"squares", "a", {}, "unexpected_end 1:2 a"},
        {"squares", "(1;2)", {}, "unexpected_character 1:3 ;"},
        {"squares", "(1,2", {}, "unexpected_end 1:5 (1,2"},
        {"squares", "a1", 0, "square_outside 1:1 a1"},
        {"squares", "(0,0)", 0, "no_such_square 1:2 0"},
        {"squares", "Qb4", {}, "unexpected_character 1:2 b"},
        {"pairs", "0,1\n1;3", {}, "unexpected_character 2:2 ;"},
        {"pairs", "0,1\n4,3", 4, "number_out_of_range 2:1 4"},
        {"pairs", "0,1 2", {}, "unexpected_character 1:5 2"},
        {"pairs", "0,", {}, "unexpected_end 1:3 0,"},
    });
}

TEST(Notation, SaysWhichRowOfABoardIsWrong) {
    expect_problems({
        {"letters", ".Q..\n...\n", {}, "wrong_width 2:1 3"},
        {"letters", ".Q\nQ.\n", 4, "wrong_width 1:1 2"},
        {"letters", ".Q\nx.\n", {}, "unexpected_character 2:1 x"},
        {"letters", ".Q..\n", {}, "too_few_rows 2:1 1"},
        {"letters", ".Q\n\nQ.", {}, "too_few_rows 2:1 1"},
        {"bars", "||", {}, "unexpected_end 1:3 ||"},
        {"matrix", "0 2", {}, "unexpected_character 1:3 2"},
        {"discs", "□ ●\n● x", {}, "unexpected_character 2:3 x"},
        {"discs", "□ ●\n\n", {}, "too_few_rows 2:1 1"},
        {"board", "2 . Q\n2 Q .", {}, "wrong_rank 2:1 2"},
        {"board", "1 Q .\n2 . Q", {}, "wrong_rank 1:1 1"},
        {"fen", "1Q/Q1/2", {}, "too_many_rows 1:8 3"},
        {"fen", "1Q2/3Q", {}, "too_few_rows 1:7 2"},
        {"fen", "1Q/3", {}, "wrong_width 1:4 3"},
        {"fen", "1Q/Q1", 3, "wrong_width 1:1 2"},
        {"fen", "1K/Q1", {}, "unexpected_character 1:2 K"},
        {"fen", "0Q/Q1", {}, "number_out_of_range 1:1 0"},
        {"fen", "99999999999999999999", {}, "number_out_of_range 1:1 99999999999999999999"},
        {"fen", "150Q150", {}, "row_too_long 1:5 301"},
    });
    EXPECT_EQ(problem_in("board", std::string(201, '.')), "size_out_of_range 1: 201");
}

TEST(Notation, SaysWhatIsWrongInJson) {
    expect_problems({
        {"json", "{\"queens\":[}", {}, "json_unfinished 1:1 {\"queens\":[}"},
        {"json", "\n [[0,1]", {}, "json_unfinished 2:2 [[0,1]"},
        {"json", "[[0 1]]", {}, "json_syntax 1:1 [[0 1]]\\x0A"},
        {"json", "hello", {}, "unexpected_character 1:1 h"},
        {"json", "[[0,0]] x", {}, "unexpected_character 1:9 x"},
        {"json", "{\"row\":1,\"column\":2}", {}, "json_no_queens 1:1 {\"column\":2,\"row\":1}"},
        {"json", "{\"queens\":3}", {}, "json_no_queens 1:1 {\"queens\":3}"},
        {"json", "[2,4,1,3]", {}, "json_not_a_square 1:1 2"},
        {"json", "[[0,0],[1]]", {}, "json_not_a_square 1:1 [1]"},
        {"json", "[{\"row\":1}]", {}, "json_not_a_square 1:1 {\"row\":1}"},
        {"json", "[[0,4]]", 4, "number_out_of_range 1:1 4"},
        {"json", "[[-1,0]]", {}, "number_out_of_range 1:1 -1"},
        {"json", "[[0,1.5]]", {}, "json_not_whole 1:1 1.5"},
        {"json", "[[18446744073709551615,0]]", {}, "number_out_of_range 1:1 18446744073709551615"},
        {"json", "[[100000000000000000000,0]]", {}, "number_out_of_range 1:1 1e+20"},
        {"json", "[{\"row\":\"a\",\"column\":0}]", {}, "json_not_whole 1:1 \"a\""},
        {"json", "{\"size\":4.5,\"queens\":[]}", {}, "json_not_whole 1:1 4.5"},
        {"json", "{\"size\":4,\"queens\":[]}", 8, "wrong_size 1:1 4"},
        {"json", "{\"size\":-4,\"queens\":[]}", {}, "size_out_of_range 1:1 -4"},
        {"json", "[[0,0]]", 0, "no_such_square 1:1 0"},
        {"json",
         "[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]",
         {},
         "json_too_deep 1:1 [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]"},
    });
}

TEST(Notation, GoesOnBehindALineThatIsWrong) {
    Lines lines(std::string_view("1 x\n2 1\n"));
    EXPECT_TRUE(format_named("numbers").read(lines, {}).problem);
    EXPECT_EQ(format_named("numbers").read(lines, {}).placement, columns({1, 0}));
}

TEST(Notation, NamesTheRangeThatIsAllowed) {
    const AllRead all = read_all("numbers", "9 1 2");
    EXPECT_EQ(argument(*all.problem, "low"), "1");
    EXPECT_EQ(argument(*all.problem, "high"), "3");
    EXPECT_EQ(argument(*read_all("numbers", "1 2", 3).problem, "size"), "3");
}

/// The holes of a sentence.
std::set<std::string> holes_of(const std::string& sentence) {
    std::set<std::string> holes;
    const std::regex hole("\\{([a-z_]+)\\}");
    for (std::sregex_iterator it(sentence.begin(), sentence.end(), hole), end; it != end; ++it)
        holes.insert((*it)[1]);
    return holes;
}

TEST(Notation, HasASentenceForEveryProblemAndFillsItsHoles) {
    std::ifstream file(QUEENS_SOURCE_DIR "/po/en.po");
    std::stringstream catalogue;
    catalogue << file.rdbuf();
    const std::string text = catalogue.str();
    for (const auto& [format, input, size] : std::vector<std::tuple<const char*, const char*, std::optional<int>>>{
             {"numbers", "0", {}},
             {"numbers", "1 x", {}},
             {"numbers", "1", 2},
             {"numbers", "1 2", 1},
             {"ranks", "1", 10},
             {"squares", "a9", 8},
             {"squares", "a", {}},
             {"squares", "(0,0)", 0},
             {"letters", ".Q\n.", {}},
             {"letters", ".Q", {}},
             {"board", "1 ..\n2 ..", {}},
             {"fen", "Q/1/1", {}},
             {"fen", "150Q150", {}},
             {"json", "[", {}},
             {"json", "[0 1]", {}},
             {"json", "{}", {}},
             {"json", "[1]", {}},
             {"json", "[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]", {}},
             {"json", "{\"size\":4,\"queens\":[]}", 8},
             {"json", "{\"size\":-4,\"queens\":[]}", {}}}) {
        const auto problem = read_all(format, input, size).problem;
        ASSERT_TRUE(problem) << input;
        const std::size_t at = text.find("msgid \"" + problem->id + "\"\n");
        ASSERT_NE(at, std::string::npos) << problem->id;
        const std::size_t start = text.find("\nmsgstr", at) + 1;
        for (const std::string& hole : holes_of(text.substr(start, text.find("\"\n", start) - start))) {
            EXPECT_NE(argument(*problem, hole), hole == "value" ? "never" : "") << problem->id << " {" << hole << "}";
        }
    }
}

TEST(Notation, HasASummaryForEveryFormat) {
    std::ifstream file(QUEENS_SOURCE_DIR "/po/en.po");
    std::stringstream catalogue;
    catalogue << file.rdbuf();
    for (const Format* row : formats()) {
        const Format& format = *row;
        EXPECT_NE(catalogue.str().find("msgid \"" + std::string(format.summary.summary) + "\""), std::string::npos)
            << format.summary.summary;
    }
}

}  // namespace
}  // namespace queens::notation
