// SPDX-License-Identifier: MIT
// Between the engine `simd` and its search, which is compiled once for each kind of processor.
#pragma once

#include <array>
#include <cstdint>

#include "queens/board/table.hpp"
#include "queens/count.hpp"
#include "queens/tree/remainder.hpp"

namespace queens::counting {

/// Boards of one level waiting for their next queen: squares attacked in the level's row along columns and diagonals.
/// A level is searched when it is full; what a step can add beyond that, and read beyond the end, has room too.
struct Level {
    static constexpr std::size_t full = 2048;
    static constexpr std::size_t room = full + 64;
    alignas(64) std::array<std::uint32_t, room> columns;
    alignas(64) std::array<std::uint32_t, room> falling;
    alignas(64) std::array<std::uint32_t, room> rising;
    std::size_t used = 0;
};

/// As many levels as a board of 32 rows can have: about 0.8 MiB.
using Levels = std::array<Level, 32>;

/// The search begins with no fewer rows: the last two of them are filled at once.
inline constexpr std::size_t fewest_rows = 3;

/// Counts below a remainder of at least so many rows, n ≤ 32, several boards at a time. The meter is asked once a
/// level.
using SimdSearch = Total (*)(const tree::Remainder& remainder, Levels& levels, Meter& meter);

/// A kind of processor that the search was compiled for.
struct Target {
    TargetSummary summary;
    SimdSearch search;
};

/// What this machine can run of what was compiled, widest vectors first; never empty.
[[nodiscard]] Table<Target> target_table();

}  // namespace queens::counting
