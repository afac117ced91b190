// SPDX-License-Identifier: MIT
#include "queens/notation/square_list.hpp"

#include <utility>

namespace queens::notation {

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

}  // namespace queens::notation
