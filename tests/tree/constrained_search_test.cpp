// SPDX-License-Identifier: MIT
#include "queens/tree/constrained_search.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens::tree {
namespace {

std::vector<std::vector<int>> all_of(ConstrainedSearch& search) {
    Meter meter({}, 8);
    std::vector<std::vector<int>> solutions;
    while (search.next_solution(meter)) solutions.emplace_back(search.columns().begin(), search.columns().end());
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

RC_GTEST_PROP(ConstrainedSearch, FindsEverySolutionOnce, (std::uint64_t seed)) {
    const int size = *rc::gen::inRange(0, 8);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    ConstrainedSearch search(Puzzle(draft), seed);
    RC_ASSERT(all_of(search) == oracle::solutions(draft));
    RC_ASSERT(search.is_over());
}

RC_GTEST_PROP(ConstrainedSearch, LosesNoSolutionByRestarts, (std::uint64_t seed)) {
    const int size = *rc::gen::inRange(4, 8);
    const Draft draft = testing::random_draft(size, Rule::chess, seed);
    ConstrainedSearch search(Puzzle(draft), seed);
    Meter meter({}, size);
    for (std::uint64_t run = 1; run < 5 && !search.is_over(); ++run) {
        if (search.next_solution(meter, run)) return;
        if (!search.is_over()) search.restart();
    }
    RC_ASSERT(all_of(search) == oracle::solutions(draft));
}

TEST(ConstrainedSearch, FindsAll92) {
    ConstrainedSearch search(Puzzle(8), 1);
    EXPECT_EQ(all_of(search).size(), 92U);
    ConstrainedSearch torus(Puzzle({.size = 7, .rule = Rule::torus}), 1);
    EXPECT_EQ(all_of(torus).size(), 28U);
}

TEST(ConstrainedSearch, StopsAfterSoManyQueens) {
    ConstrainedSearch search(Puzzle(20), 1);
    Meter meter({}, 20);
    EXPECT_FALSE(search.next_solution(meter, 5));
    EXPECT_EQ(meter.nodes(), 5U);
    EXPECT_FALSE(search.is_over());
}

}  // namespace
}  // namespace queens::tree
