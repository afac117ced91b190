// SPDX-License-Identifier: MIT
#include "queens/enumerate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using Solutions = std::vector<std::vector<int>>;

std::vector<int> columns_of(const PlacementView& view) {
    std::vector<int> columns;
    for (std::int64_t k = 0; k < view.count(); ++k) columns.push_back(view.queen(k).column);
    return columns;
}

Solutions listed(const Puzzle& puzzle, const EnumerateOptions& options) {
    Solutions result;
    static_cast<void>(enumerate(puzzle, options, [&](const Found& found) {
        result.push_back(columns_of(found.queens));
        EXPECT_EQ(found.number, Total(result.size()));
        return Flow::go_on;
    }));
    return result;
}

RC_GTEST_PROP(Enumerate, ListsWhatTheOracleFindsInLexicographicOrder, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Draft draft = testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed);
    RC_ASSERT(listed(Puzzle(draft), {}) == oracle::solutions(draft));
}

RC_GTEST_PROP(Enumerate, ListsTheSameColumnByColumnInTransposedOrder, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Draft draft = testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed);
    Solutions transposed;
    for (const auto& solution : listed(Puzzle(draft), {.order = "columns"})) {
        transposed.push_back(image(Symmetry::transpose, solution));
    }
    RC_ASSERT(std::is_sorted(transposed.begin(), transposed.end()));
    Solutions back;
    for (const auto& rows : transposed) back.push_back(image(Symmetry::transpose, rows));
    std::sort(back.begin(), back.end());
    RC_ASSERT(back == oracle::solutions(draft));
}

RC_GTEST_PROP(Enumerate, ListsTheSmallestOfEachClass, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Draft draft =
        testing::random_draft(size, *rc::gen::element(Rule::chess, Rule::torus), seed % 4 == 0 ? 0 : seed);
    const Puzzle puzzle(draft);
    std::set<std::vector<int>> expected;
    for (const auto& solution : oracle::solutions(draft)) {
        std::set<std::vector<int>> members;
        for (const Symmetry symmetry : puzzle.symmetries()) members.insert(image(symmetry, solution));
        expected.insert(*members.begin());
    }
    for (const std::string_view order : {"rows", "columns", "search"}) {
        const auto unique = listed(puzzle, {.order = order, .listing = Listing::one_per_class});
        RC_ASSERT(std::set(unique.begin(), unique.end()) == expected);
        RC_ASSERT(unique.size() == expected.size());
    }
}

TEST(Enumerate, CountsEachOddBoardOnceInTheMiddle) {
    EXPECT_EQ(listed(Puzzle(5), {}).size(), 10U);
    EXPECT_EQ(listed(Puzzle(7), {}).size(), 40U);
    const auto nine = listed(Puzzle(9), {});
    EXPECT_EQ(nine.size(), 352U);
    EXPECT_EQ(std::set(nine.begin(), nine.end()).size(), 352U);
}

TEST(Enumerate, SaysHowManyAreInAClass) {
    std::vector<int> sizes;
    static_cast<void>(enumerate(Puzzle(8), {.listing = Listing::one_per_class}, [&](const Found& found) {
        sizes.push_back(found.class_size);
        return Flow::go_on;
    }));
    EXPECT_EQ(std::count(sizes.begin(), sizes.end(), 8), 11);
    EXPECT_EQ(std::count(sizes.begin(), sizes.end(), 4), 1);
}

TEST(Enumerate, SaysWhetherThereAreMore) {
    const auto first = [](std::uint64_t count) {
        return enumerate(Puzzle(4), {.first = count}, [](const Found&) { return Flow::go_on; });
    };
    EXPECT_TRUE(first(0).has_more);
    EXPECT_TRUE(first(1).has_more);
    EXPECT_EQ(first(1).ended_by, EndedBy::enough);
    EXPECT_FALSE(first(2).has_more);
    EXPECT_EQ(first(2).ended_by, EndedBy::end);
    EXPECT_EQ(first(2).solutions, Total(2));
}

TEST(Enumerate, EndsWhenTheSinkHasHadEnough) {
    const Enumeration ended = enumerate(Puzzle(30), {}, [](const Found&) { return Flow::stop; });
    EXPECT_EQ(ended.ended_by, EndedBy::enough);
    EXPECT_EQ(ended.solutions, Total(1));
}

TEST(Enumerate, KeepsItsLimits) {
    const auto nothing = [](const Found&) { return Flow::go_on; };
    const Enumeration few = enumerate(Puzzle(20), {.limits = {.nodes = 1000}}, nothing);
    EXPECT_EQ(few.ended_by, EndedBy::node_limit);
    EXPECT_EQ(few.nodes, Total(1000));
    EXPECT_EQ(enumerate(Puzzle(20), {.limits = {.time = Seconds(0.02)}}, nothing).ended_by, EndedBy::time_limit);
    const std::atomic<bool> stop = true;
    EXPECT_EQ(enumerate(Puzzle(5000), {.limits = {.stop = &stop}}, nothing).ended_by, EndedBy::stopped);
}

TEST(Enumerate, StartsAtOnceOnBoardsWiderThanAnyWord) {
    const Enumeration started =
        enumerate(Puzzle(500), {.limits = {.nodes = 2000}}, [](const Found&) { return Flow::go_on; });
    EXPECT_EQ(started.ended_by, EndedBy::node_limit);
}

}  // namespace
}  // namespace queens
