// SPDX-License-Identifier: MIT
// The last five rows at a glance. Five columns can be given to five rows in 120 ways; a set of ways is 120 bits. For
// each row and each choice of free squares in it a table has the ways that it permits, and for each two columns and
// the distance between them the ways that put no two queens on one diagonal there. What is in all these sets is what
// there is: two dozen words, and no decision that a processor could guess wrong.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "queens/tree/remainder.hpp"

namespace queens::counting {

inline constexpr int last_rows = tree::rows_decided;

/// A set of ways to give five columns to five rows.
struct Ways {
    std::uint64_t low = ~std::uint64_t{0};
    std::uint64_t high = ~std::uint64_t{0};

    constexpr Ways& operator&=(const Ways& other) noexcept {
        low &= other.low;
        high &= other.high;
        return *this;
    }
};

/// A board with five rows to go.
struct LastRowsOfBoard {
    std::uint32_t columns;  // the five that are open
    /// The free squares of each row, from above; none outside the columns.
    std::array<std::uint32_t, last_rows> free;
};

class LastRows {
  public:
    /// For the last five rows of the remainder, which has as many; n ≤ 32.
    explicit LastRows(const tree::Remainder& remainder);

    /// The ways to fill the rows. Always in line: so it is compiled for the processor that its caller is compiled
    /// for.
    [[nodiscard, gnu::always_inline]] inline int count(const LastRowsOfBoard& board) const noexcept {
        std::array<int, last_rows> column{};
        std::uint32_t rest = board.columns;
        for (int& index : column) {
            index = std::countr_zero(rest);
            rest &= rest - 1;
        }
        Ways ways{};
        const auto rows = packed(board.free, column);
        for (std::size_t row = 0; row < last_rows; ++row) ways &= permitted_[row][rows[row]];
        if ((ways.low | ways.high) == 0) return 0;
        std::size_t pair = 0;
        for (std::size_t left = 0; left < last_rows; ++left) {
            for (std::size_t right = left + 1; right < last_rows; ++right) {
                ways &= unattacked_[pair++][static_cast<std::size_t>(column[right] - column[left])];
            }
        }
        return std::popcount(ways.low) + std::popcount(ways.high);
    }

  private:
    static constexpr std::size_t pairs = last_rows * (last_rows - 1) / 2;

    using Rows = std::array<std::uint32_t, last_rows>;

    /// Each row's squares in these columns, side by side. Two rows share a word, so that both move at once.
    static Rows packed(const Rows& rows, const std::array<int, last_rows>& column) noexcept {
        static_assert(last_rows == 5);
        const auto both = [&column](std::uint64_t low, std::uint64_t high) {
            constexpr std::uint64_t lowest_bits = 0x1'0000'0001;
            const std::uint64_t squares = low | high << 32;
            std::uint64_t result = 0;
            for (std::size_t i = 0; i < last_rows; ++i) result |= (squares >> column[i] & lowest_bits) << i;
            return result;
        };
        const auto low = [](std::uint64_t word) { return static_cast<std::uint32_t>(word); };
        const auto high = [](std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); };
        const std::uint64_t upper = both(rows[0], rows[1]);
        const std::uint64_t lower = both(rows[2], rows[3]);
        return {low(upper), high(upper), low(lower), high(lower), low(both(rows[4], 0))};
    }

    /// By row, and its free squares.
    static const std::array<std::array<Ways, 1U << last_rows>, last_rows> permitted_;
    /// By pair of columns, and their distance.
    std::array<std::array<Ways, 32>, pairs> unattacked_ = {};
};

}  // namespace queens::counting
