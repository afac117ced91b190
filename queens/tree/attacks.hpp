// SPDX-License-Identifier: MIT
// What the queens above a row attack in it, as three masks: the classical trick of n-queens programs
// ([Richards 1997], [Qiu 2002]). Going down, one diagonal mask moves left and the other right, so no square is
// ever tested alone.
#pragma once

#include <cstdint>

#include "queens/board/rules.hpp"

namespace queens::tree {

/// Squares of one row: bit c is column c.
using Row = std::uint64_t;

/// The widest board that a Row holds.
inline constexpr int widest_row = 64;

/// All squares of an n-wide row, 0 ≤ n ≤ 64 (a plain 1 << 64 would be undefined).
[[nodiscard]] constexpr Row full_row(int size) noexcept {
    return size == 0 ? 0 : ~Row{0} >> (widest_row - size);
}

/// The row turned around a torus of this width, by 0 ≤ steps ≤ size towards higher columns.
[[nodiscard]] constexpr Row rotated(Row row, int steps, int size) noexcept {
    const Row lower = steps == size ? row : row << steps;
    const Row upper = steps == 0 ? row : row >> (size - steps);
    return (lower | upper) & full_row(size);
}

/// Squares of one row that the queens above it attack.
struct Attacks {
    Row columns = 0;
    Row falling = 0;
    Row rising = 0;

    [[nodiscard]] constexpr Row all() const noexcept { return columns | falling | rising; }

    /// The same attacks seen `gap` rows further down (0 < gap < 64), after placing a queen on `square` (one bit).
    [[nodiscard]] constexpr Attacks below(Row square, int gap) const noexcept {
        return {columns | square, (falling | square) << gap, (rising | square) >> gap};
    }

    /// As `below`, on a torus of this size.
    [[nodiscard]] constexpr Attacks below_on_torus(Row square, int gap, int size) const noexcept {
        return {columns | square, rotated(falling | square, gap, size), rotated(rising | square, size - gap, size)};
    }

    template <Rule rule>
    [[nodiscard]] constexpr Attacks below(Row square, int gap, int size) const noexcept {
        if constexpr (rule == Rule::torus) return below_on_torus(square, gap, size);
        return below(square, gap);
    }
};

static_assert(full_row(0) == 0 && full_row(8) == 0xFF && full_row(64) == ~Row{0});
static_assert(rotated(0b10001, 1, 5) == 0b00011 && rotated(0b10001, 4, 5) == 0b11000);
static_assert(Attacks{}.below(0b0010, 1).all() == 0b0111);
static_assert(Attacks{}.below_on_torus(0b0001, 1, 5).all() == 0b10011);

}  // namespace queens::tree
