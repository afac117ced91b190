// SPDX-License-Identifier: MIT
#include "queens/board/placement.hpp"

#include <algorithm>
#include <utility>

namespace queens {

std::optional<Problem> problem_in_squares(std::span<const Square> squares, std::int64_t size, std::string_view what) {
    if (size < 0 || size > largest_size) {
        return Problem{"problem.size_out_of_range", {{"value", size}, {"low", 0}, {"high", largest_size}}};
    }
    const auto outside =
        std::find_if_not(squares.begin(), squares.end(), [size](Square square) { return is_on_board(square, size); });
    if (outside == squares.end()) return std::nullopt;
    if (size == 0) return Problem{"problem.no_squares", {phrase("what", what)}};
    return Problem{"problem.square_outside",
                   {phrase("what", what),
                    {"row", outside->row},
                    {"column", outside->column},
                    {"size", size},
                    {"last", size - 1}}};
}

Placement::Placement(int size, std::vector<Square> queens) : size_(size), queens_(std::move(queens)) {
    if (auto problem = problem_in_squares(queens_, size)) refuse(std::move(*problem));
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
