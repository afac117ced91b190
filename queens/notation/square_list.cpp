// SPDX-License-Identifier: MIT
#include "queens/notation/square_list.hpp"

#include <utility>

namespace queens::notation {
namespace {

std::optional<Problem> read_coordinate(Scanner& line, std::int64_t limit, int& coordinate) {
    line.skip(blanks);
    const std::size_t start = line.offset();
    const std::string_view digits = line.take_digits();
    if (digits.empty()) return line.unexpected();
    const std::int64_t number = number_from(digits);
    if (number >= limit) return line.out_of_range(start, digits, 0, limit - 1);
    coordinate = static_cast<int>(number);
    line.skip(blanks);
    return std::nullopt;
}

}  // namespace

void SquareList::add(int row, int column) {
    squares_.push_back({row, column});
    reach(std::max(row, column) + 1);
}

void SquareList::add_on_rank(int rank, int column) {
    squares_.push_back({-rank, column});
    reach(std::max(rank, column + 1));
}

Placement SquareList::take() {
    reach(static_cast<int>(squares_.size()));
    const int size = size_.value_or(needed_);
    for (Square& square : squares_) {
        if (square.row < 0) square.row += size;
    }
    return {size, std::exchange(squares_, {})};
}

std::optional<Problem> read_row_and_column(Scanner& line, SquareList& squares) {
    Square square;
    if (auto problem = read_coordinate(line, squares.limit(), square.row)) return problem;
    if (!line.take(',')) return line.unexpected();
    if (auto problem = read_coordinate(line, squares.limit(), square.column)) return problem;
    squares.add(square.row, square.column);
    return std::nullopt;
}

}  // namespace queens::notation
