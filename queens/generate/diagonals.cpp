// SPDX-License-Identifier: MIT
// Excluded diagonals: the two directions in random orders of their own, and a coin that says which is next. A
// diagonal is excluded unless a row or column that it takes a square from is down to the minimum. CSPLib's program
// makes the whole list; any first part of it is a puzzle, too.
#include <numeric>
#include <vector>

#include "queens/board/rules.hpp"
#include "queens/generate/kind.hpp"

namespace queens::generating {
namespace {

/// Which squares are left, and how many in each row and column.
class Board {
  public:
    explicit Board(const Request& request)
        : size_(request.size),
          minimum_(request.minimum),
          left_in_row_(static_cast<std::size_t>(size_), size_),
          left_in_column_(static_cast<std::size_t>(size_), size_),
          excluded_{std::vector<bool>(static_cast<std::size_t>(2 * size_ - 1)),
                    std::vector<bool>(static_cast<std::size_t>(2 * size_ - 1))} {}

    /// Excludes the diagonal of this line_index, if it may be.
    bool exclude(Line line, int index) {
        std::vector<Square> taken;
        for (int row = 0; row < size_; ++row) {
            const int column = line == Line::rising ? index - row : row - (index - (size_ - 1));
            if (column < 0 || column >= size_ || !is_left({row, column})) continue;
            if (in_row({row, column}) <= minimum_ || in_column({row, column}) <= minimum_) return false;
            taken.push_back({row, column});
        }
        for (const Square square : taken) {
            --in_row(square);
            --in_column(square);
        }
        is_excluded(line, index) = true;
        return true;
    }

  private:
    int& in_row(Square square) { return left_in_row_[static_cast<std::size_t>(square.row)]; }
    int& in_column(Square square) { return left_in_column_[static_cast<std::size_t>(square.column)]; }
    std::vector<bool>::reference is_excluded(Line line, int index) {
        return excluded_[line == Line::rising ? 0 : 1][static_cast<std::size_t>(index)];
    }
    bool is_left(Square square) {
        return !is_excluded(Line::rising, line_index(Rule::chess, size_, Line::rising, square)) &&
               !is_excluded(Line::falling, line_index(Rule::chess, size_, Line::falling, square));
    }

    int size_;
    int minimum_;
    std::vector<int> left_in_row_;
    std::vector<int> left_in_column_;
    std::vector<bool> excluded_[2];
};

std::optional<Draft> generate(const Request& request, PythonRandom& random) {
    const int size = request.size;
    std::vector<int> rising(static_cast<std::size_t>(2 * size - 1));
    std::iota(rising.begin(), rising.end(), 0);
    std::vector<int> falling = rising;
    random.shuffle(std::span(rising));
    random.shuffle(std::span(falling));
    Board board(request);
    Draft draft{.size = size};
    while (std::ssize(draft.excluded) < request.amount && !(rising.empty() && falling.empty())) {
        // The coin is tossed only while there is a choice.
        const bool is_rising = falling.empty() || (!rising.empty() && random.below(2) == 1);
        std::vector<int>& order = is_rising ? rising : falling;
        const Line line = is_rising ? Line::rising : Line::falling;
        const int index = order.back();
        order.pop_back();
        if (!board.exclude(line, index)) continue;
        draft.excluded.push_back({line, is_rising ? index : index - (size - 1)});
    }
    return draft;
}

/// All that can be excluded.
std::int64_t all(int size, int /*minimum*/) {
    return 2 * (2 * std::int64_t{size} - 1);
}

}  // namespace

const Kind diagonals_kind = {
    .summary = {.name = "diagonals", .summary = "puzzle_kind.diagonals", .largest_size = 10'000, .has_minimum = true},
    // As in CSPLib's program, where the list is empty if the minimum is n or more.
    .largest_minimum = [](int /*size*/) { return largest_size; },
    .usual_amount = all,
    .largest_amount = all,
    .generate = generate,
};

}  // namespace queens::generating
