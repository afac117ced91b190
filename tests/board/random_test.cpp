// SPDX-License-Identifier: MIT
#include "queens/board/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace queens {
namespace {

TEST(Random, RepeatsItselfForEqualSeeds) {
    Random one(7);
    Random other(7);
    Random different(8);
    int equal = 0;
    for (int i = 0; i < 100; ++i) {
        const auto value = one.next();
        EXPECT_EQ(value, other.next());
        if (value == different.next()) ++equal;
    }
    EXPECT_EQ(equal, 0);
}

TEST(Random, IsTheSameOnEveryMachine) {
    // The state is the first four outputs of splitmix64 from 0; computed apart from this library.
    Random random(0);
    const auto first = random.next();
    EXPECT_EQ(first, 11091344671253066420U);
}

TEST(Random, DrawsEveryNumberBelowTheBoundEquallyOften) {
    Random random(1);
    std::array<int, 6> drawn{};
    constexpr int draws = 60'000;
    for (int i = 0; i < draws; ++i) ++drawn.at(random.below(drawn.size()));
    for (const int count : drawn) EXPECT_NEAR(count, draws / 6, 500);  // five standard deviations
    for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ShufflesIntoEveryOrder) {
    Random random(3);
    std::array<int, 6> orders{};
    for (int i = 0; i < 6000; ++i) {
        std::array items = {0, 1, 2};
        random.shuffle(std::span<int>(items));
        ++orders.at(static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0)));
    }
    for (const int count : orders) EXPECT_NEAR(count, 1000, 150);
}

}  // namespace
}  // namespace queens
