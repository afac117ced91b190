// SPDX-License-Identifier: MIT
// Four ways of knowing which squares are safe: by definition, by marks on lines, by masks, and in a shuffled order.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "queens/board/puzzle.hpp"
#include "queens/board/random.hpp"
#include "queens/tree/mask_search.hpp"
#include "queens/tree/rows_to_fill.hpp"
#include "queens/tree/walk.hpp"

namespace queens::tree {

/// Every square against every queen, by the rule itself. Slow, and obviously right.
class ByDefinition {
  public:
    explicit ByDefinition(const Puzzle& puzzle);

    [[nodiscard]] int depth_count() const noexcept { return static_cast<int>(rows_.size()); }
    [[nodiscard]] int row(int depth) const noexcept { return rows_[static_cast<std::size_t>(depth)]; }
    [[nodiscard]] int column(int /*depth*/, int position) const noexcept { return position; }
    [[nodiscard]] int next_safe(int depth, int position) const;
    void place(int depth, int position) { queens_.push_back({row(depth), position}); }
    void lift(int /*depth*/, int /*position*/) { queens_.pop_back(); }

    /// The queens on the board: given ones first, then in order of placement.
    [[nodiscard]] const std::vector<Square>& queens() const noexcept { return queens_; }

  private:
    Puzzle puzzle_;
    std::vector<int> rows_;
    std::vector<Square> queens_;
};

/// A mark on each column and diagonal that has a queen, and on the excluded ones: any size, O(1) a square where none
/// is blocked.
class Marks {
  public:
    explicit Marks(const Puzzle& puzzle);

    [[nodiscard]] int depth_count() const noexcept { return static_cast<int>(rows_.size()); }
    [[nodiscard]] int row(int depth) const noexcept { return rows_[static_cast<std::size_t>(depth)]; }
    [[nodiscard]] int column(int /*depth*/, int position) const noexcept { return position; }
    [[nodiscard]] int next_safe(int depth, int position) const;
    [[nodiscard]] bool is_safe(Square square) const;
    void place(int depth, int position) { mark({row(depth), position}, true); }
    void lift(int depth, int position) { mark({row(depth), position}, false); }

  private:
    void mark(Square square, bool is_taken);
    [[nodiscard]] std::size_t index(Line line, Square square) const noexcept {
        return static_cast<std::size_t>(line_index(puzzle_.rule(), puzzle_.size(), line, square));
    }

    Puzzle puzzle_;
    std::vector<int> rows_;
    std::vector<char> columns_, rising_, falling_;
};

/// Masks of a whole row (attacks.hpp): n ≤ 64.
class Masks {
  public:
    explicit Masks(const Puzzle& puzzle);

    [[nodiscard]] int depth_count() const noexcept { return static_cast<int>(rows_.size()); }
    [[nodiscard]] int row(int depth) const noexcept { return rows_[static_cast<std::size_t>(depth)].row; }
    [[nodiscard]] int column(int /*depth*/, int position) const noexcept { return position; }
    [[nodiscard]] int next_safe(int depth, int position) const noexcept {
        const auto level = static_cast<std::size_t>(depth);
        const Row untried = position < widest_row ? ~Row{0} << position : 0;
        const Row safe = rows_[level].allowed & untried & ~attacks_[level].all();
        return safe == 0 ? no_position : std::countr_zero(safe);
    }
    void place(int depth, int position) noexcept {
        const auto level = static_cast<std::size_t>(depth);
        const Row square = Row{1} << position;
        const int gap = rows_[level].gap;
        attacks_[level + 1] = rule_ == Rule::torus ? attacks_[level].below_on_torus(square, gap, size_)
                                                   : attacks_[level].below(square, gap);
    }
    void lift(int /*depth*/, int /*position*/) noexcept {}

  private:
    Rule rule_;
    int size_;
    std::vector<RowToFill> rows_;
    std::vector<Attacks> attacks_;  // of each row to fill, by the queens placed above it; one more at the end
};

/// The squares where a queen may stand beside the given ones, row by row: not blocked, not excluded, not attacked.
[[nodiscard]] std::vector<Square> open_squares(const Puzzle& puzzle);

/// Marks, with each row's squares tried in a random order of its own, drawn from the seed.
class Shuffled {
  public:
    Shuffled(const Puzzle& puzzle, std::uint64_t seed);

    [[nodiscard]] int depth_count() const noexcept { return marks_.depth_count(); }
    [[nodiscard]] int row(int depth) const noexcept { return marks_.row(depth); }
    [[nodiscard]] int column(int depth, int position) const noexcept {
        return order_[static_cast<std::size_t>(depth)][static_cast<std::size_t>(position)];
    }
    [[nodiscard]] int next_safe(int depth, int position) const;
    void place(int depth, int position) { marks_.place(depth, column(depth, position)); }
    void lift(int depth, int position) { marks_.lift(depth, column(depth, position)); }

  private:
    Marks marks_;
    std::vector<std::vector<int>> order_;  // of each row to fill
};

/// The largest board that is searched: marks, stack and solution take about 25 bytes a row.
inline constexpr int largest_searched_size = 10'000'000;

/// Calls `use` with the fastest search for all solutions of the puzzle: it has next_solution() and columns().
template <class Use>
auto with_fastest_search(const Puzzle& puzzle, Use&& use) {
    if (puzzle.size() <= widest_row) return std::forward<Use>(use)(MaskSearch(puzzle));
    return std::forward<Use>(use)(Walk(puzzle, Marks(puzzle)));
}

}  // namespace queens::tree
