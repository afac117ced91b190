// SPDX-License-Identifier: MIT
// All lines of a board in one numbering from 0: rows, columns, rising diagonals, falling diagonals.
#pragma once

#include <array>

#include "queens/board/rules.hpp"

namespace queens::tree {

class LineNumbers {
  public:
    LineNumbers(Rule rule, int size) : rule_(rule), size_(size) {
        for (const Line line : all_lines) {
            first_[index(line)] = count_;
            count_ += line_count(rule, size, line);
        }
    }

    [[nodiscard]] int count() const noexcept { return count_; }
    /// The first of a kind, after all of the kinds before.
    [[nodiscard]] int first(Line line) const noexcept { return first_[index(line)]; }
    /// The lines through the square, one of each kind.
    [[nodiscard]] std::array<int, 4> of(Square square) const noexcept {
        std::array<int, 4> lines = first_;
        for (const Line line : all_lines) lines[index(line)] += line_index(rule_, size_, line, square);
        return lines;
    }

  private:
    static constexpr std::size_t index(Line line) noexcept { return static_cast<std::size_t>(line); }

    Rule rule_;
    int size_;
    std::array<int, 4> first_{};
    int count_ = 0;
};

}  // namespace queens::tree
