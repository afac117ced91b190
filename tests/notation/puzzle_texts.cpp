// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "queens/notation/puzzle_text.hpp"

namespace queens::notation {
namespace {

std::string written(std::string_view name, const Draft& draft) {
    std::string result;
    Text text([&](std::string_view piece) {
        result += piece;
        return true;
    });
    find_row(puzzle_texts(), name)->write(draft, text);
    text.flush();
    return result;
}

TEST(PuzzleTexts, WriteTheGrammarsOfCsplib) {
    EXPECT_EQ(written("csplib", {.size = 8, .given = {{4, 1}, {3, 3}}}),
              "letting n =  8\nletting init =  [[4, 1], [3, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 3, .blocked = {{0, 2}}}), "letting n =  3\nletting blocks =  [[1, 3]]\n");
    EXPECT_EQ(written("csplib", {.size = 4, .excluded = {{Line::rising, 4}, {Line::falling, -3}}}),
              "n =  4\nnumdiags =  2\ndiags =  [[4, 1], [0, 0]]\n");
}

TEST(PuzzleTexts, DrawABoardOfLetters) {
    EXPECT_EQ(written("board",
                      {.size = 4, .given = {{3, 2}, {0, 1}}, .blocked = {{0, 0}}, .excluded = {{Line::rising, 5}}}),
              "#Q..\n....\n...#\n..Q.\n");
    EXPECT_EQ(written("board", {.size = 0}), "");
}

TEST(PuzzleTexts, WriteAnObject) {
    EXPECT_EQ(written("json",
                      {.size = 8, .given = {{4, 1}}, .blocked = {{0, 0}, {0, 1}}, .excluded = {{Line::falling, -2}}}),
              "{\"size\": 8, \"rule\": \"chess\", \"given\": [[4, 1]], \"blocked\": [[0, 0], [0, 1]], "
              "\"excluded\": [{\"line\": \"falling\", \"value\": -2}]}\n");
}

}  // namespace
}  // namespace queens::notation
