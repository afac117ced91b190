// SPDX-License-Identifier: MIT
// Queens sorted by the lines they stand on, so that pairs on one line are neighbours.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "queens/check.hpp"

namespace queens::checking {

class SharedLines {
  public:
    /// The queens must be different, in order of rows, and outlive this.
    SharedLines(std::span<const Square> queens, Rule rule, int size);

    /// Pairs that share at least one line.
    [[nodiscard]] Total pair_count() const;

    /// Every such pair, in order of the first queen, then of the second, until the sink says stop.
    void name_pairs(const AttackSink& sink) const;

  private:
    /// Numbers of queens in order of their line of one kind; and where each queen stands in that order.
    struct Sorted {
        std::vector<int> queens;
        std::vector<int> position;
    };

    [[nodiscard]] int index(Line line, int queen) const;
    void sort_by(Line line);
    [[nodiscard]] std::uint64_t pairs_on(Line line) const;
    [[nodiscard]] std::uint64_t pairs_on_both_diagonals() const;
    void add_later_on_line(Line line, int queen, std::vector<std::pair<int, Line>>& later) const;

    std::span<const Square> queens_;
    Rule rule_;
    int size_;
    std::array<Sorted, std::size(all_lines)> sorted_;
};

}  // namespace queens::checking
