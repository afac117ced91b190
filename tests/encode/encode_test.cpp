// SPDX-License-Identifier: MIT
// What every encoding has in common. That what they write is right is tested with solvers, in solvers_test.py.
#include "queens/encode.hpp"

#include <gtest/gtest.h>

#include "queens/board/problem.hpp"
#include "tests/encode/encoded.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using testing::encoded;

TEST(Encode, WritesOneClauseForABoardOfOneSquare) {
    EXPECT_EQ(encoded(Puzzle(1), {}),
              "c 1 queens on a chessboard of 1 x 1; given: 0, blocked squares: 0, excluded diagonals: 0.\n"
              "c Rows and columns count from 0. Variable row * 1 + column + 1: a queen stands on the square.\n"
              "p cnf 1 2\n"
              "1 0\n"
              "1 0\n");
}

TEST(Encode, SaysNothingAboutNothing) {
    EXPECT_NE(encoded(Puzzle(0), {}).find("p cnf 0 0\n"), std::string::npos);
    EXPECT_NE(encoded(Puzzle(0), {.to = "opb"}).find("#variable= 0 #constraint= 0\n"), std::string::npos);
}

TEST(Encode, CountsVariablesAndClausesBeforehand) {
    for (const AtMostOneSummary& way : at_most_one_ways()) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Puzzle puzzle(testing::random_draft(static_cast<int>(3 * seed), Rule::chess, seed));
            const std::string text = encoded(puzzle, {.at_most_one = way.name});
            const FormulaSize size =
                encode_clauses(puzzle, way.name, [](std::span<const int>) { return Flow::go_on; });
            const std::string heading =
                "\np cnf " + std::to_string(size.variables) + " " + std::to_string(size.clauses) + "\n";
            ASSERT_NE(text.find(heading), std::string::npos) << way.name << " seed " << seed;
            const std::string clauses = text.substr(text.find(heading) + heading.size());
            EXPECT_EQ(std::count(clauses.begin(), clauses.end(), '\n'), size.clauses);
        }
    }
}

TEST(Encode, DescribesThePuzzleInEveryLanguage) {
    const Puzzle puzzle({.size = 5, .rule = Rule::torus, .given = {{0, 0}}, .blocked = {{1, 1}, {1, 4}}});
    for (const EncodingSummary& encoding : encodings()) {
        const std::string text = encoded(puzzle, {.to = encoding.name});
        EXPECT_NE(text.find("5 queens on a torus of 5 x 5; given: 1, blocked squares: 2, excluded diagonals: 0."),
                  std::string::npos)
            << encoding.name;
        EXPECT_EQ(std::count_if(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) < 0; }), 0);
    }
}

TEST(Encode, EndsWhenTheSinkHasHadEnough) {
    for (const EncodingSummary& encoding : encodings()) {
        int pieces = 0;
        const int size = std::min(encoding.largest_size, 1000);
        encode(Puzzle(size), {.to = encoding.name},
               [&](std::string_view) { return ++pieces < 1 ? Flow::go_on : Flow::stop; });
        EXPECT_EQ(pieces, 1) << encoding.name;
    }
}

TEST(Encode, RefusesWhatAnEncodingDoesNotTake) {
    for (const EncodingSummary& encoding : encodings()) {
        if (encoding.smallest_size > 0) {
            EXPECT_THROW(encoded(Puzzle(encoding.smallest_size - 1), {.to = encoding.name}), BadRequest);
        }
        if (encoding.largest_size == largest_size) continue;
        EXPECT_THROW(encoded(Puzzle(encoding.largest_size + 1), {.to = encoding.name}), BadRequest);
    }
    EXPECT_THROW(encoded(Puzzle(8), {.to = "prolog"}), BadRequest);
    EXPECT_THROW(encoded(Puzzle(8), {.to = "lp", .at_most_one = "product"}), BadRequest);
    EXPECT_THROW(encoded(Puzzle(8), {.at_most_one = "two"}), BadRequest);
}

}  // namespace
}  // namespace queens
