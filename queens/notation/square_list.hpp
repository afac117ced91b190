// SPDX-License-Identifier: MIT
// Squares as they are read one by one, while the board's size may not be known yet.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "queens/board/placement.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {

/// Collects squares. Where the size is unknown, the board is the smallest that holds them all and has room for
/// so many queens.
class SquareList {
  public:
    explicit SquareList(std::optional<int> size) : size_(size) {}

    /// How many rows, columns, files or ranks there can be.
    [[nodiscard]] std::int64_t limit() const noexcept { return size_.value_or(largest_size); }

    /// Row and column from 0, below limit().
    void add(int row, int column);
    /// Rank from 1, counted from the bottom, up to limit(); column from 0, below limit().
    void add_on_rank(int rank, int column);

    /// The squares on their board; the list is empty after that.
    [[nodiscard]] Placement take();

  private:
    void reach(int size) noexcept { needed_ = std::max(needed_, size); }

    std::optional<int> size_;
    int needed_ = 0;
    // A rank is kept as a row below 0 until the size is known.
    std::vector<Square> squares_;
};

/// Reads a row and a column from 0, `0,1`, with or without blanks around them, onto the list.
[[nodiscard]] std::optional<Problem> read_row_and_column(Scanner& line, SquareList& squares);

}  // namespace queens::notation
