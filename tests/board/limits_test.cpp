// SPDX-License-Identifier: MIT
#include "queens/board/limits.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

/// Nodes spent until the meter says stop, at most `most`.
std::uint64_t spent(Meter& meter, std::uint64_t most) {
    for (std::uint64_t i = 0; i < most; ++i) {
        if (!meter.spend()) break;
    }
    return meter.nodes();
}

TEST(Meter, GrantsExactlyTheNodesAllowed) {
    for (const std::uint64_t limit : {0U, 1U, 10U, 4095U, 4096U, 4097U, 100'000U}) {
        Meter meter({.nodes = limit}, 8);
        EXPECT_EQ(spent(meter, 1'000'000), limit);
        EXPECT_EQ(meter.ended_by(), EndedBy::node_limit);
    }
}

TEST(Meter, NeverStopsWithoutLimits) {
    Meter meter({}, 8);
    EXPECT_EQ(spent(meter, 1'000'000), 1'000'000U);
    EXPECT_EQ(meter.ended_by(), EndedBy::end);
}

TEST(Meter, SeesTheFlagAndTheClockSoon) {
    const std::atomic<bool> stop = true;
    Meter stopped({.stop = &stop}, 8);
    EXPECT_LE(spent(stopped, 1'000'000), 10'000U);
    EXPECT_EQ(stopped.ended_by(), EndedBy::stopped);
    Meter late({.time = Seconds(0)}, 8);
    EXPECT_LE(spent(late, 1'000'000), 10'000U);
    EXPECT_EQ(late.ended_by(), EndedBy::time_limit);
}

TEST(Meter, LooksMoreOftenOnLargeBoards) {
    const std::atomic<bool> stop = true;
    Meter meter({.stop = &stop}, 1'000'000);
    EXPECT_LE(spent(meter, 1000), 2U);
    Meter going_back({.stop = &stop}, 1'000'000);
    EXPECT_FALSE(going_back.pass());
}

}  // namespace
}  // namespace queens
