// SPDX-License-Identifier: MIT
// The quadratic function, evaluated for every one of its 2^(n²) arguments.
#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <sstream>

#include "queens/encode.hpp"
#include "tests/encode/encoded.hpp"
#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

struct Function {
    int variables = 0;
    int offset = 0;
    /// Symmetric; the linear part is on the diagonal.
    std::vector<std::vector<int>> weights;
};

Function function_of(const Draft& draft) {
    std::istringstream lines(testing::encoded(Puzzle(draft), {.to = "qubo"}));
    Function function;
    int promised = 0;
    int pairs = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string sign;
        if (line.starts_with("c Offset ")) words >> sign >> sign >> function.offset;
        if (line.starts_with("p qubo 0 ")) {
            int diagonal = 0;
            words >> sign >> sign >> sign >> function.variables >> diagonal >> promised;
            const auto count = static_cast<std::size_t>(function.variables);
            function.weights.assign(count, std::vector<int>(count));
        }
        if (line.starts_with("c") || line.starts_with("p")) continue;
        std::size_t i = 0;
        std::size_t j = 0;
        int weight = 0;
        words >> i >> j >> weight;
        EXPECT_EQ(function.weights.at(i).at(j), 0) << "twice: " << line;
        function.weights[i][j] = function.weights[j][i] = weight;
        pairs += i < j ? 1 : 0;
    }
    EXPECT_EQ(pairs, promised);
    return function;
}

/// Where the function plus its offset is 0, as columns of the rows; it must be nowhere below. Arguments are taken in
/// the order of a Gray code: each differs from the one before in a single place.
std::vector<std::vector<int>> zeros_of(const Function& function, int size) {
    std::vector<std::vector<int>> zeros;
    std::vector<int> argument(static_cast<std::size_t>(function.variables));
    int value = function.offset;
    for (std::uint32_t step = 1;; ++step) {
        EXPECT_GE(value, 0);
        if (value == 0) {
            std::vector<int>& columns = zeros.emplace_back();
            for (int i = 0; i < function.variables; ++i) {
                if (argument[static_cast<std::size_t>(i)] == 1) columns.push_back(i % size);
            }
        }
        if (step == 1U << function.variables) break;
        const auto flipped = static_cast<std::size_t>(std::countr_zero(step));
        int change = function.weights[flipped][flipped];
        for (std::size_t i = 0; i < argument.size(); ++i)
            change += i == flipped ? 0 : argument[i] * function.weights[flipped][i];
        value += argument[flipped] == 1 ? -change : change;
        argument[flipped] ^= 1;
    }
    std::sort(zeros.begin(), zeros.end());
    return zeros;
}

void check(const Draft& draft) {
    EXPECT_EQ(zeros_of(function_of(draft), static_cast<int>(draft.size)), oracle::solutions(draft));
}

TEST(Qubo, IsLeastAtTheSolutions) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (int size = 0; size <= 4; ++size) check({.size = size, .rule = rule});
    }
}

TEST(Qubo, IsLeastAtTheSolutionsOfAnyPuzzle) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        check(testing::random_draft(static_cast<int>(seed % 5), seed % 2 == 0 ? Rule::chess : Rule::torus, seed));
    }
}

TEST(Qubo, IsLeastAtTheSolutionsOfFiveQueensSlow) {
    check({.size = 5});
    check({.size = 5, .rule = Rule::torus, .blocked = {{0, 0}}});
    check({.size = 5, .given = {{0, 2}}, .excluded = {{Line::falling, 1}}});
}

}  // namespace
}  // namespace queens
