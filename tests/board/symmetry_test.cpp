// SPDX-License-Identifier: MIT
#include "queens/board/symmetry.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <set>

#include "queens/board/placement.hpp"
#include "queens/board/random.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

std::vector<int> random_columns(int size, std::uint64_t seed) {
    std::vector<int> columns(static_cast<std::size_t>(size));
    std::iota(columns.begin(), columns.end(), 0);
    Random(seed).shuffle(std::span(columns));
    return columns;
}

TEST(Symmetry, TurnsClockwise) {
    EXPECT_EQ(image(Symmetry::quarter_turn, 8, Square{0, 0}), (Square{0, 7}));
    EXPECT_EQ(image(Symmetry::transpose, 8, Square{2, 5}), (Square{5, 2}));
}

TEST(Symmetry, IsAGroupOfEight) {
    const int size = 5;
    std::set<std::vector<Square>> maps;
    const auto map_of = [&](auto&& transformation) {
        std::vector<Square> map;
        for (int i = 0; i < size * size; ++i) map.push_back(transformation(Square{i / size, i % size}));
        return map;
    };
    for (const Symmetry symmetry : all_symmetries) {
        maps.insert(map_of([&](Square square) { return image(symmetry, size, square); }));
    }
    EXPECT_EQ(maps.size(), 8U);
    for (const Symmetry first : all_symmetries) {
        for (const Symmetry second : all_symmetries) {
            const auto both = map_of([&](Square square) { return image(second, size, image(first, size, square)); });
            EXPECT_TRUE(maps.contains(both));
        }
    }
}

RC_GTEST_PROP(Symmetry, MovesColumnsAsItMovesSquares, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 11);
    const std::vector<int> columns = random_columns(size, seed);
    for (const Symmetry symmetry : all_symmetries) {
        std::vector<Square> moved;
        const Placement placement = Placement::from_columns(columns);
        for (const Square queen : placement.queens()) moved.push_back(image(symmetry, size, queen));
        RC_ASSERT(Placement(size, moved) == Placement::from_columns(image(symmetry, columns)));
    }
}

RC_GTEST_PROP(Symmetry, HasOneSmallestImageInEachClass, (std::uint64_t seed)) {
    const int size = testing::any_size(1, 8);
    const std::vector<int> columns = random_columns(size, seed);
    std::set<std::vector<int>> images;
    for (const Symmetry symmetry : all_symmetries) images.insert(image(symmetry, columns));
    int representatives = 0;
    for (const auto& member : images) {
        std::vector<int> rows(member.size());
        transpose_into(member, rows);
        const int class_size = class_size_if_smallest(all_symmetries, member, rows);
        if (class_size == 0) continue;
        ++representatives;
        RC_ASSERT(member == *images.begin());
        RC_ASSERT(class_size == static_cast<int>(images.size()));
    }
    RC_ASSERT(representatives == 1);
}

}  // namespace
}  // namespace queens
