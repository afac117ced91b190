// SPDX-License-Identifier: MIT
#include "queens/board/symmetry.hpp"

#include <algorithm>
#include <cassert>
#include <compare>

namespace queens {
namespace {

/// Entry `row` of the image. A solution's image under a turn or a transposition reads the row of each column.
int entry(Symmetry symmetry, std::span<const int> columns, std::span<const int> rows, int row) noexcept {
    const int last = static_cast<int>(columns.size()) - 1;
    const auto at = [](std::span<const int> values, int index) { return values[static_cast<std::size_t>(index)]; };
    switch (symmetry) {
        case Symmetry::identity: return at(columns, row);
        case Symmetry::quarter_turn: return last - at(rows, row);
        case Symmetry::half_turn: return last - at(columns, last - row);
        case Symmetry::three_quarter_turn: return at(rows, last - row);
        case Symmetry::mirror_columns: return last - at(columns, row);
        case Symmetry::mirror_rows: return at(columns, last - row);
        case Symmetry::transpose: return at(rows, row);
        case Symmetry::antitranspose: return last - at(rows, last - row);
    }
    return 0;
}

/// The image compared with the solution itself, in lexicographic order.
std::strong_ordering compare_image(Symmetry symmetry, std::span<const int> columns, std::span<const int> rows) {
    for (std::size_t row = 0; row < columns.size(); ++row) {
        const auto order = entry(symmetry, columns, rows, static_cast<int>(row)) <=> columns[row];
        if (order != 0) return order;
    }
    return std::strong_ordering::equal;
}

}  // namespace

bool contains(std::span<const Symmetry> group, Symmetry symmetry) noexcept {
    return std::find(group.begin(), group.end(), symmetry) != group.end();
}

std::vector<int> image(Symmetry symmetry, std::span<const int> columns) {
    std::vector<int> rows(columns.size());
    transpose_into(columns, rows);
    std::vector<int> result(columns.size());
    for (std::size_t row = 0; row < columns.size(); ++row) {
        result[row] = entry(symmetry, columns, rows, static_cast<int>(row));
    }
    return result;
}

void transpose_into(std::span<const int> columns, std::span<int> rows) noexcept {
    assert(columns.size() == rows.size());
    for (std::size_t row = 0; row < columns.size(); ++row) {
        assert(static_cast<std::size_t>(columns[row]) < columns.size());
        rows[static_cast<std::size_t>(columns[row])] = static_cast<int>(row);
    }
}

int class_size_if_smallest(std::span<const Symmetry> group, std::span<const int> columns, std::span<const int> rows) {
    int fixing = 0;  // how many symmetries leave the solution as it is
    for (const Symmetry symmetry : group) {
        const auto order = compare_image(symmetry, columns, rows);
        if (order < 0) return 0;
        if (order == 0) ++fixing;
    }
    return static_cast<int>(group.size()) / fixing;
}

}  // namespace queens
