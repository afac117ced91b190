// SPDX-License-Identifier: MIT
// The walk of walk.hpp by masks, from solution to solution without stopping in between: the same tree, the same
// order, several times as fast. Whether a queen leaves the next row without a safe square, and whether it was its own
// row's last one, is what no processor can guess, so neither is a jump here: each level knows where the search goes
// on when it is done (the nearest level above with squares left), and the next level is chosen by arithmetic.
#pragma once

#include <bit>
#include <span>
#include <utility>
#include <vector>

#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/tree/rows_to_fill.hpp"

namespace queens::tree {

class MaskSearch {
  public:
    /// The search for all solutions of the puzzle, n ≤ 64. A contradictory puzzle has none.
    explicit MaskSearch(const Puzzle& puzzle);

    /// Goes on to the next solution. False: none is left, or the meter (which counts each queen placed) said stop.
    bool next_solution(Meter& meter) {
        const bool is_found = rule_ == Rule::torus ? next<Rule::torus>(meter) : next<Rule::chess>(meter);
        if (is_found) note_columns();
        return is_found;
    }

    /// The column of each row's queen, n entries: complete after next_solution().
    [[nodiscard]] std::span<const int> columns() const noexcept { return columns_; }

  private:
    /// The level above all others: the search is over.
    static constexpr std::size_t over = ~std::size_t{0};

    /// What is known at a row to fill.
    struct Level {
        RowToFill row;
        Attacks attacks;          // of the queens above
        Row safe = 0;             // squares not tried yet; never empty at the level where the search is
        Row square = 0;           // the queen's
        std::size_t back = over;  // the level that the search turns to when this one is done
    };

    /// One of two, by arithmetic: of ?: compilers make a jump here, since most conditions are easy to guess.
    static std::size_t chosen(bool condition, std::size_t one, std::size_t other) noexcept {
        return other ^ ((one ^ other) & (std::size_t{0} - static_cast<std::size_t>(condition)));
    }

    template <Rule rule>
    bool next(Meter& meter) noexcept {
        if (has_no_row_to_fill_) return std::exchange(has_no_row_to_fill_, false);
        const std::size_t end = levels_.size() - 1;
        std::size_t depth = depth_;
        while (depth != over && meter.spend()) {
            Level& level = levels_[depth];
            level.square = level.safe & -level.safe;
            level.safe ^= level.square;
            const std::size_t back = chosen(level.safe != 0, depth, level.back);
            Level& below = levels_[depth + 1];
            below.attacks = level.attacks.template below<rule>(level.square, level.row.gap, size_);
            below.back = back;
            if (depth + 1 == end) {
                depth_ = back;
                return true;
            }
            below.safe = below.row.allowed & ~below.attacks.all();
            depth = chosen(below.safe != 0, depth + 1, back);
        }
        depth_ = depth;
        return false;
    }

    void note_columns() noexcept {
        for (std::size_t depth = 0; depth + 1 < levels_.size(); ++depth) {
            columns_[static_cast<std::size_t>(levels_[depth].row.row)] = std::countr_zero(levels_[depth].square);
        }
    }

    Rule rule_;
    int size_;
    std::vector<Level> levels_;  // one for each row to fill, and one below
    std::vector<int> columns_;
    std::size_t depth_ = over;         // the level where the search is
    bool has_no_row_to_fill_ = false;  // and its one solution has not been given yet
};

}  // namespace queens::tree
