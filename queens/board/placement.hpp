// SPDX-License-Identifier: MIT
// Queens on a board: owned (Placement), or only looked at, row by row (PlacementView).
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "queens/board/problem.hpp"
#include "queens/board/square.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// What is wrong with squares of an n × n board: a size that no board has, or the first square that is not on it.
/// `what` is the id of what they are, such as "square.queen".
[[nodiscard]] std::optional<Problem> problem_in_squares(std::span<const Square> squares, std::int64_t size,
                                                        std::string_view what = "square.queen");

/// Queens on an n × n board, legal or not, full or not. Valid once built.
class Placement {
  public:
    Placement() = default;

    /// The queens in any order; repeated squares are kept (a check names them). Refuses (BadRequest) what
    /// problem_in_squares names.
    Placement(int size, std::vector<Square> queens);

    /// One queen a row: columns[row], n entries, 0-based. Refuses columns outside the board.
    static Placement from_columns(std::span<const int> columns);

    [[nodiscard]] int size() const noexcept { return size_; }
    /// In order of rows, and of columns within a row.
    [[nodiscard]] std::span<const Square> queens() const& noexcept { return queens_; }
    /// A look at a temporary would outlive it.
    void queens() const&& = delete;

    friend bool operator==(const Placement&, const Placement&) = default;

  private:
    int size_ = 0;
    std::vector<Square> queens_;
};

/// A look at queens in order of rows, wherever they come from: a Placement, the columns of a solution, or a formula
/// that is evaluated square by square (so a board of any size can be written in constant memory).
/// Valid as long as what it looks at.
class PlacementView {
  public:
    /// The column of a row's queen on an n × n board: how a formula gives its solution.
    using ColumnOfRow = int (*)(int size, int row);

    // NOLINTNEXTLINE(google-explicit-constructor): a Placement can be looked at anywhere
    PlacementView(const Placement& placement) noexcept
        : size_(placement.size()), count_(std::ssize(placement.queens())), squares_(placement.queens().data()) {}
    explicit PlacementView(std::span<const int> columns) noexcept
        : size_(static_cast<int>(columns.size())), count_(size_), columns_(columns.data()) {}
    PlacementView(int size, ColumnOfRow column_of_row) noexcept
        : size_(size), count_(size), column_of_row_(column_of_row) {}

    [[nodiscard]] int size() const noexcept { return size_; }
    /// How many queens there are.
    [[nodiscard]] std::int64_t count() const noexcept { return count_; }

    /// Queen k, 0 ≤ k < count(), in order of rows.
    [[nodiscard]] Square queen(std::int64_t k) const noexcept {
        assert(0 <= k && k < count_);
        if (columns_ != nullptr) return {static_cast<int>(k), columns_[k]};
        if (squares_ != nullptr) return squares_[k];
        return {static_cast<int>(k), column_of_row_(size_, static_cast<int>(k))};
    }

  private:
    int size_;
    std::int64_t count_;
    const int* columns_ = nullptr;
    const Square* squares_ = nullptr;
    ColumnOfRow column_of_row_ = nullptr;
};

/// A copy of what is looked at.
[[nodiscard]] Placement copy(const PlacementView& view);

}  // namespace queens

#pragma GCC visibility pop
