// SPDX-License-Identifier: MIT
#include "queens/board/placement.hpp"

#include <algorithm>
#include <utility>

namespace queens {

Placement::Placement(int size, std::vector<Square> queens) : size_(size), queens_(std::move(queens)) {
    [[maybe_unused]] const auto is_inside = [size](Square square) {
        return 0 <= square.row && square.row < size && 0 <= square.column && square.column < size;
    };
    assert(std::all_of(queens_.begin(), queens_.end(), is_inside));
    if (!std::is_sorted(queens_.begin(), queens_.end())) std::sort(queens_.begin(), queens_.end());
}

Placement Placement::from_columns(std::span<const int> columns) {
    return copy(PlacementView(columns));
}

Placement copy(const PlacementView& view) {
    std::vector<Square> queens;
    queens.reserve(static_cast<std::size_t>(view.count()));
    for (std::int64_t k = 0; k < view.count(); ++k) queens.push_back(view.queen(k));
    return {view.size(), std::move(queens)};
}

}  // namespace queens
