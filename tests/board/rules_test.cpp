// SPDX-License-Identifier: MIT
#include "queens/board/rules.hpp"

#include <gtest/gtest.h>

#include "tests/oracle.hpp"

namespace queens {
namespace {

TEST(Rules, AgreeWithWalkingFromSquareToSquare) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (int n = 1; n <= 7; ++n) {
            for (int i = 0; i < n * n; ++i) {
                for (int j = 0; j < n * n; ++j) {
                    const Square one{i / n, i % n};
                    const Square other{j / n, j % n};
                    if (one == other) continue;
                    EXPECT_EQ(attack_each_other(rule, n, one, other),
                              oracle::attacks(rule == Rule::torus, n, one, other))
                        << n << ": " << square_name(one, n, Coordinates::zero) << " "
                        << square_name(other, n, Coordinates::zero);
                }
            }
        }
    }
}

TEST(Rules, NumberEveryLineOnTheBoard) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (int n = 1; n <= 6; ++n) {
            for (const Line line : all_lines) {
                std::vector<int> squares(static_cast<std::size_t>(line_count(rule, n, line)));
                for (int i = 0; i < n * n; ++i) {
                    ++squares.at(static_cast<std::size_t>(line_index(rule, n, line, {i / n, i % n})));
                }
                EXPECT_EQ(std::accumulate(squares.begin(), squares.end(), 0), n * n);
                EXPECT_EQ(std::count(squares.begin(), squares.end(), 0), 0);
            }
        }
    }
}

TEST(Rules, DoNotOverflowOnTheLargestBoard) {
    const int last = largest_size - 1;
    EXPECT_EQ(line_index(Rule::chess, largest_size, Line::rising, {last, last}), 2 * last);
    EXPECT_EQ(line_index(Rule::chess, largest_size, Line::falling, {last, 0}), 2 * last);
    EXPECT_EQ(line_index(Rule::torus, largest_size, Line::rising, {last, last}), last - 1);
}

TEST(Squares, AreNamedFromTheBottomLeft) {
    EXPECT_EQ(square_name({2, 2}, 8, Coordinates::chess), "c6");
    EXPECT_EQ(square_name({7, 0}, 8, Coordinates::chess), "a1");
    EXPECT_EQ(square_name({2, 2}, 8, Coordinates::zero), "(2, 2)");
}

TEST(Squares, HaveFilesBeyondZ) {
    EXPECT_EQ(file_name(25), "z");
    EXPECT_EQ(file_name(26), "aa");
    EXPECT_EQ(file_name(27), "ab");
    EXPECT_EQ(file_name(26 * 26 + 25), "zz");
    EXPECT_EQ(file_name(26 * 26 + 26), "aaa");
}

}  // namespace
}  // namespace queens
