// SPDX-License-Identifier: MIT
// Puzzles as text: what is read, and where a fault is.
#include <gtest/gtest.h>

#include <string>

#include "queens/notation/puzzle_format.hpp"
#include "tests/puzzles.hpp"

namespace queens::notation {
namespace {

PuzzleReading read(std::string_view text) {
    Lines lines(text);
    return read_puzzle(lines);
}

/// The puzzle; the empty one of size 0 if it could not be read.
Puzzle puzzle(std::string_view text) {
    const auto reading = read(text);
    EXPECT_TRUE(reading.draft) << text << ": " << (reading.problem ? reading.problem->id : "");
    return Puzzle(reading.draft.value_or(Draft{}));
}

/// "ID LINE:POSITION" of the problem.
std::string fault(std::string_view text) {
    const auto reading = read(text);
    if (!reading.problem) return "none";
    std::string line, position;
    for (const Argument& argument : reading.problem->arguments) {
        if (argument.name == "line") line = argument.value;
        if (argument.name == "position") position = argument.value;
    }
    return reading.problem->id.substr(9) + " " + line + ":" + position;
}

std::string written(std::string_view name, const Draft& draft) {
    std::string result;
    Text text([&](std::string_view piece) {
        result += piece;
        return true;
    });
    find_row(puzzle_formats(), name)->write(draft, text);
    text.flush();
    return result;
}

const Puzzle nauck({.size = 8, .given = {{4, 1}, {3, 3}}});

TEST(PuzzleFormats, ReadsBoards) {
    const Puzzle expected({.size = 3, .given = {{0, 0}}, .blocked = {{1, 1}, {2, 2}}});
    for (const char* text : {"Q..\n.#.\n..#", "Q..\r\n.#.\r\n..#\r\n", "\xEF\xBB\xBFQ..\n.#.\n..#\n",
                             "\n\nq . .\t\n\t. # .\n. . #  \n\n", "♛··\n·■·\n-_#\n"}) {
        EXPECT_EQ(puzzle(text), expected) << text;
    }
    // A row that begins and ends with a blocked square, with blanks between, is no remark.
    EXPECT_EQ(puzzle("# #\n# #"), Puzzle({.size = 2, .blocked = {{0, 0}, {0, 1}, {1, 0}, {1, 1}}}));
}

TEST(PuzzleFormats, ReadsJson) {
    for (const char* text :
         {R"({"size": 8, "given": [[4, 1], [3, 3]]})", R"({"given":[{"row":4,"column":1},[3,3]],"size":8})",
          "{\r\n \"size\" : 8 ,\t\r\n \"rule\": \"chess\",\n\"blocked\": [],\n \"given\": [[4,\n1],[3,3]] }\n # "
          "mine\n"}) {
        EXPECT_EQ(puzzle(text), nauck) << text;
    }
    EXPECT_EQ(puzzle(R"({"size": 5, "rule": "torus", "blocked": [[0, 1]],
                         "excluded": [{"line": "rising", "value": 3}, {"value": -2, "line": "falling"}]})"),
              Puzzle({.size = 5,
                      .rule = Rule::torus,
                      .blocked = {{0, 1}},
                      .excluded = {{Line::rising, 3}, {Line::falling, -2}}}));
}

TEST(PuzzleFormats, ReadsTheInstancesOfCsplib) {
    EXPECT_EQ(puzzle("letting n =  8\nletting init =  [[4, 1], [3, 3]]\n"), nauck);
    EXPECT_EQ(puzzle("n=8\ninit=[[4,1],[3,3]]"), nauck);
    EXPECT_EQ(puzzle("n =  4\nnumdiags =  3\ndiags =  [[2, 1], [0, 0], [6, 0]]\n"),
              Puzzle({.size = 4, .excluded = {{Line::rising, 2}, {Line::falling, -3}, {Line::falling, 3}}}));
    EXPECT_EQ(puzzle("letting n = 4\nletting blocks = [[1, 1],\n  [2, 3],\t\n[4,\n4]]\n"),
              Puzzle({.size = 4, .blocked = {{0, 0}, {1, 2}, {3, 3}}}));
    EXPECT_EQ(puzzle("letting blocks = [[1, 4]]\nletting n = 4"), Puzzle({.size = 4, .blocked = {{0, 3}}}));
    EXPECT_EQ(puzzle("letting n = 0\nletting init = []"), Puzzle(0));
}

TEST(PuzzleFormats, PointsAtTheFault) {
    EXPECT_EQ(fault(""), "no_puzzle :");
    EXPECT_EQ(fault("\n \t\n"), "no_puzzle :");
    EXPECT_EQ(fault("\n  5 1 8"), "not_a_puzzle 2:3");
    // boards
    EXPECT_EQ(fault("...\n.x.\n..."), "unexpected_in_puzzle 2:2");
    EXPECT_EQ(fault("♛..\n♛.x\n..."), "unexpected_in_puzzle 2:3");
    EXPECT_EQ(fault("...\n..\n..."), "wrong_width 2:1");
    EXPECT_EQ(fault("...\n...\n"), "too_few_rows 3:1");
    EXPECT_EQ(fault("..\n..\n\n .."), "too_many_rows 4:2");
    EXPECT_EQ(fault("..\n..\n.."), "too_many_rows 3:1");
    // JSON
    EXPECT_EQ(fault(R"({"given": []})"), "puzzle_without_size 1:14");
    EXPECT_EQ(fault("{\"size\": 4,\n \"givn\": []}"), "puzzle_unknown_name 2:2");
    EXPECT_EQ(fault("{\"size\": 4,\n \"size\": 4}"), "puzzle_doubled_name 2:2");
    EXPECT_EQ(fault("{\"size\": 4,\n \"rule\": \"sphere\"}"), "puzzle_unknown_name 2:10");
    EXPECT_EQ(fault("{\"size\": 4,\n \"given\": [[0, 0],\n [0, 4]]}"), "number_out_of_range 3:6");
    EXPECT_EQ(fault(R"({"size": 4, "given": [{"row": 1}]})"), "puzzle_not_a_square 1:23");
    EXPECT_EQ(fault(R"({"size": 4, "excluded": [{"value": 1}]})"), "puzzle_not_a_diagonal 1:26");
    EXPECT_EQ(fault(R"({"size": 4, "excluded": [{"line": "falling", "value": 4}]})"), "number_out_of_range 1:55");
    EXPECT_EQ(fault(R"({"size": 4.5})"), "unexpected_in_puzzle 1:11");
    EXPECT_EQ(fault(R"({"size": 4} {)"), "unexpected_in_puzzle 1:13");
    EXPECT_EQ(fault("{\"size\": 4,\n"), "puzzle_unfinished 1:12");
    EXPECT_EQ(fault(R"({"size": -1})"), "number_out_of_range 1:10");
    EXPECT_EQ(fault(R"({"size": 99999999999999999999})"), "number_out_of_range 1:10");
    // CSPLib
    EXPECT_EQ(fault("letting n = 4\nletting blocks = [[1, 1],\n [0, 1]]"), "number_out_of_range 3:3");
    EXPECT_EQ(fault("letting n = 4\nletting init = [[1, 4]]"), "number_out_of_range 2:21");
    EXPECT_EQ(fault("n = 4\nnumdiags = 2\ndiags = [[0, 1]]"), "puzzle_wrong_count 2:12");
    EXPECT_EQ(fault("n = 4\nnumdiags = 1\ndiags = [[0, 2]]"), "number_out_of_range 3:14");
    EXPECT_EQ(fault("n = 4\nnumdiags = 1\ndiags = [[7, 0]]"), "number_out_of_range 3:11");
    EXPECT_EQ(fault("n = 4\nm = 3"), "puzzle_unknown_name 2:1");
    EXPECT_EQ(fault("n = 4\nn = 4"), "puzzle_doubled_name 2:1");
    EXPECT_EQ(fault("letting n = 4\nletting init = [[0, 1]"), "puzzle_unfinished 2:23");
    EXPECT_EQ(fault("letting init = []"), "puzzle_without_size 1:18");
}

TEST(PuzzleFormats, ReadsAHundredThousandLinesQuickly) {
    constexpr int count = 100'000;
    std::string text = "letting n = 1000000\nletting blocks = [\n";
    for (int i = 1; i <= count; ++i) {
        text += "[" + std::to_string(i) + ", " + std::to_string(2 * i) + (i < count ? "],\n" : "]\n");
    }
    const Puzzle read_back = puzzle(text + "]\n");
    EXPECT_EQ(read_back.blocked().size(), std::size_t{count});
    EXPECT_EQ(fault(text + "x\n"), "unexpected_in_puzzle 100003:1");
    // In one line, the position of each must not be counted from its start.
    std::string line = text;
    std::replace(line.begin() + 20, line.end(), '\n', ' ');
    const Puzzle on_one_line = puzzle(line + "]");
    EXPECT_EQ(on_one_line.blocked().size(), std::size_t{count});
}

TEST(PuzzleFormats, WritesTheGrammarsOfCsplib) {
    EXPECT_EQ(written("csplib", {.size = 8, .given = {{4, 1}, {3, 3}}}),
              "letting n =  8\nletting init =  [[4, 1], [3, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 3, .blocked = {{0, 2}}}), "letting n =  3\nletting blocks =  [[1, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 4, .excluded = {{Line::rising, 4}, {Line::falling, -3}}}),
              "n =  4\nnumdiags =  2\ndiags =  [[4, 1], [0, 0]]\n");
}

TEST(PuzzleFormats, DrawsABoardOfLetters) {
    EXPECT_EQ(written("board",
                      {.size = 4, .given = {{3, 2}, {0, 1}}, .blocked = {{0, 0}}, .excluded = {{Line::rising, 5}}}),
              "#Q..\n....\n...#\n..Q.\n");
    EXPECT_EQ(written("board", {.size = 0}), "");
}

TEST(PuzzleFormats, WritesAnObject) {
    EXPECT_EQ(written("json",
                      {.size = 8, .given = {{4, 1}}, .blocked = {{0, 0}, {0, 1}}, .excluded = {{Line::falling, -2}}}),
              "{\"size\": 8, \"rule\": \"chess\", \"given\": [[4, 1]], \"blocked\": [[0, 0], [0, 1]], "
              "\"excluded\": [{\"line\": \"falling\", \"value\": -2}]}\n");
}

TEST(PuzzleFormats, ReadBackWhatTheyWrite) {
    const std::vector<Draft> drafts = {
        {.size = 8, .given = {{4, 1}, {3, 3}}}, {.size = 3, .blocked = {{0, 2}, {1, 1}}}, {.size = 1}};
    for (const PuzzleFormat* format : puzzle_formats()) {
        for (const Draft& draft : drafts) {
            EXPECT_EQ(puzzle(written(format->summary.name, draft)), Puzzle(draft)) << format->summary.name;
        }
    }
    const Draft all{.size = 8,
                    .rule = Rule::torus,
                    .given = {{4, 1}},
                    .blocked = {{0, 0}},
                    .excluded = {{Line::falling, -2}, {Line::rising, 14}}};
    EXPECT_EQ(puzzle(written("json", all)), Puzzle(all));
    const Draft diagonals{.size = 4, .excluded = {{Line::rising, 4}, {Line::falling, -3}}};
    EXPECT_EQ(puzzle(written("csplib", diagonals)), Puzzle(diagonals));
}

}  // namespace
}  // namespace queens::notation
