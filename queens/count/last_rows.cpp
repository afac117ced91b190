// SPDX-License-Identifier: MIT
#include "queens/count/last_rows.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace queens::counting {
namespace {

/// The columns of the rows in one way; all 120, in lexicographic order.
using Way = std::array<std::size_t, last_rows>;

constexpr auto all_ways = [] {
    std::array<Way, 120> ways{};
    Way way{};
    std::iota(way.begin(), way.end(), std::size_t{0});
    for (Way& each : ways) {
        each = way;
        std::next_permutation(way.begin(), way.end());
    }
    return ways;
}();

/// The ways of which something is true.
template <class Claim>
constexpr Ways ways_with(Claim claim) {
    Ways result{.low = 0, .high = 0};
    for (std::size_t index = 0; index < all_ways.size(); ++index) {
        if (claim(all_ways[index])) (index < 64 ? result.low : result.high) |= std::uint64_t{1} << (index % 64);
    }
    return result;
}

/// By pair of columns and pair of rows: the ways in which the queens of these rows do not share these columns.
constexpr auto elsewhere = [] {
    std::array<std::array<Ways, 10>, 10> result{};
    const auto for_each_pair = [](auto use) {
        std::size_t index = 0;
        for (std::size_t one = 0; one < last_rows; ++one) {
            for (std::size_t other = one + 1; other < last_rows; ++other) use(index++, one, other);
        }
    };
    for_each_pair([&](std::size_t columns, std::size_t left, std::size_t right) {
        for_each_pair([&](std::size_t rows, std::size_t upper, std::size_t lower) {
            result[columns][rows] = ways_with([&](const Way& way) {
                return !(way[upper] == left && way[lower] == right) && !(way[upper] == right && way[lower] == left);
            });
        });
    });
    return result;
}();

}  // namespace

constexpr std::array<std::array<Ways, 1U << last_rows>, last_rows> LastRows::permitted_ = [] {
    std::array<std::array<Ways, 1U << last_rows>, last_rows> result{};
    for (std::size_t row = 0; row < last_rows; ++row) {
        for (std::size_t free = 0; free < result[row].size(); ++free) {
            result[row][free] = ways_with([&](const Way& way) { return (free >> way[row] & 1U) != 0; });
        }
    }
    return result;
}();

LastRows::LastRows(const tree::Remainder& remainder) {
    assert(remainder.size <= 32 && remainder.rows.size() >= last_rows);
    const auto* const row = remainder.rows.data() + remainder.rows.size() - last_rows;
    std::size_t rows = 0;
    const auto forbid_diagonals = [&](int distance) {
        for (std::size_t columns = 0; columns < pairs; ++columns) {
            unattacked_[columns][static_cast<std::size_t>(distance)] &= elsewhere[columns][rows];
        }
    };
    for (int upper = 0; upper < last_rows; ++upper) {
        for (int lower = upper + 1; lower < last_rows; ++lower, ++rows) {
            const int distance = row[lower].row - row[upper].row;
            forbid_diagonals(distance);
            const bool has_two = remainder.rule == Rule::torus && 2 * distance != remainder.size;
            if (has_two) forbid_diagonals(remainder.size - distance);
        }
    }
}

}  // namespace queens::counting
