// SPDX-License-Identifier: MIT
// Puzzles as text: what is read, and where a fault is.
#include <gtest/gtest.h>

#include <string>

#include "queens/notation/puzzle_format.hpp"
#include "tests/fault.hpp"
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
    return reading.problem ? testing::fault(*reading.problem) : "none";
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
    EXPECT_EQ(fault(R"({"size": 08})"), "unexpected_in_puzzle 1:10");
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

/// A text of a hundred thousand lines and more: `item(i)` of i = 1, 2, … each in a line of its own.
template <class Item>
std::string long_text(const std::string& before, const Item& item, const std::string& after) {
    std::string text = before + "\n";
    for (int i = 1; i <= 100'000; ++i) text += item(i) + (i < 100'000 ? ",\n" : "\n");
    return text + after;
}

TEST(PuzzleFormats, ReadsAHundredThousandLinesQuicklySlow) {
    const auto draft = [](std::string_view text) { return read(text).draft.value(); };
    const auto words = [](int i) { return std::to_string(i) + ", " + std::to_string(2 * i); };
    const auto pair = [&](int i) { return "[" + words(i) + "]"; };
    const auto diagonal = [](int i) { return "[" + std::to_string(i) + ", " + std::to_string(i % 2) + "]"; };
    const auto object = [](int i) { return R"({"line": "falling", "value": )" + std::to_string(i) + "}"; };
    const std::string csplib = "letting n = 1000000\nletting ";
    const std::string json = R"({"size": 1000000, )";
    constexpr std::size_t all = 100'000;
    EXPECT_EQ(draft(long_text(csplib + "init = [", pair, "]")).given.size(), all);
    EXPECT_EQ(draft(long_text(csplib + "blocks = [", pair, "]")).blocked.size(), all);
    EXPECT_EQ(draft(long_text("n = 1000000\nnumdiags = 100000\ndiags = [", diagonal, "]")).excluded.size(), all);
    EXPECT_EQ(draft(long_text(json + R"("given": [)", pair, "]}")).given.size(), all);
    EXPECT_EQ(draft(long_text(json + R"("blocked": [)", pair, "]}")).blocked.size(), all);
    EXPECT_EQ(draft(long_text(json + R"("excluded": [)", object, "]}")).excluded.size(), all);
    // In one line, the position of each must not be counted from its start.
    std::string line = long_text(csplib + "blocks = [", pair, "]");
    std::replace(line.begin() + 20, line.end(), '\n', ' ');
    EXPECT_EQ(draft(line).blocked.size(), all);
}

TEST(PuzzleFormats, PointAtFaultsBehindAHundredThousandLines) {
    const std::string empty(100'000, '\n');
    EXPECT_EQ(fault(empty), "no_puzzle :");
    EXPECT_EQ(fault(empty + "x"), "not_a_puzzle 100001:1");
    EXPECT_EQ(fault(empty + "..\n.x"), "unexpected_in_puzzle 100002:2");
    EXPECT_EQ(fault("..\n..\n" + empty + "x"), "too_many_rows 100003:1");
    EXPECT_EQ(puzzle(empty + ".#\n..\n" + empty), Puzzle({.size = 2, .blocked = {{0, 1}}}));
    EXPECT_EQ(fault("{" + empty + R"("size": x})"), "unexpected_in_puzzle 100001:9");
    EXPECT_EQ(fault("letting" + empty + "n = x"), "unexpected_in_puzzle 100001:5");
    std::string rows;
    for (int i = 0; i < 100'000; ++i) rows += "..#.\n";
    EXPECT_EQ(fault(rows), "too_many_rows 5:1");
}

TEST(PuzzleFormats, WritesTheGrammarsOfCsplib) {
    EXPECT_EQ(written("csplib", {.size = 8, .given = {{4, 1}, {3, 3}}}),
              "letting n =  8\nletting init =  [[4, 1], [3, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 3, .blocked = {{0, 2}}}), "letting n =  3\nletting blocks =  [[1, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 4, .excluded = {{Line::rising, 4}, {Line::falling, -3}}}),
              "n =  4\nnumdiags =  2\ndiags =  [[4, 1], [0, 0]]\n");
    EXPECT_EQ(written("csplib", {.size = 4}), "n =  4\nnumdiags =  0\ndiags =  []\n");
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
