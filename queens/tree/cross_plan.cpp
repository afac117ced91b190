// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

#include "queens/tree/plan.hpp"
#include "queens/tree/remainder.hpp"

namespace queens::tree {
namespace {

using Queens = std::vector<Square>;

/// Which lines of each kind have a queen.
class UsedLines {
  public:
    UsedLines(Rule rule, int size) : rule_(rule), size_(size) {}

    [[nodiscard]] bool has_any_of(Square square) const {
        return std::any_of(std::begin(all_lines), std::end(all_lines),
                           [&](Line line) { return of(line).test(index(line, square)); });
    }
    [[nodiscard]] bool has(Line line, int index) const { return of(line).test(static_cast<std::size_t>(index)); }
    void flip(Square square) {
        for (const Line line : all_lines) used_[static_cast<std::size_t>(line)].flip(index(line, square));
    }

  private:
    using Set = std::bitset<std::size_t{2} * widest_row>;
    [[nodiscard]] const Set& of(Line line) const { return used_[static_cast<std::size_t>(line)]; }
    [[nodiscard]] std::size_t index(Line line, Square square) const {
        return static_cast<std::size_t>(line_index(rule_, size_, line, square));
    }

    Rule rule_;
    int size_;
    Set used_[std::size(all_lines)];
};

/// The rows whose choices are multiplied to guess what a search costs: as many as the tree keeps growing.
constexpr std::size_t rows_guessed = 7;

class CrossPlanner {
  public:
    CrossPlanner(const Puzzle& puzzle, CrossShape shape)
        : puzzle_(puzzle),
          shape_(shape),
          first_line_((puzzle.size() - shape.central_lines) / 2),
          used_(puzzle.rule(), puzzle.size()),
          without_cross_(remainder_of(puzzle, {})) {
        for (const Square given : puzzle.given()) used_.flip(given);
        column_in_.fill(none);
        row_in_.fill(none);
    }

    Plan make() && {
        fill_line(0);
        return std::move(plan_);
    }

  private:
    /// A number for each line; `none` where it has no queen.
    using Lines = std::array<int, widest_row>;
    static constexpr int none = -1;

    [[nodiscard]] bool is_central(int line) const {
        return line >= first_line_ && line < first_line_ + shape_.central_lines;
    }

    /// Fills the central rows, then the central columns that have no queen yet.
    void fill_line(int index) {
        if (index == 2 * shape_.central_lines) return add_cross();
        const bool is_row = index < shape_.central_lines;
        const int line = first_line_ + index % shape_.central_lines;
        if (used_.has(is_row ? Line::row : Line::column, line)) return fill_line(index + 1);
        for (int across = 0; across < puzzle_.size(); ++across) {
            const Square square = is_row ? Square{line, across} : Square{across, line};
            if (used_.has_any_of(square) || puzzle_.refusal(square) != Refusal::none) continue;
            used_.flip(square);
            queens_.push_back(square);
            note(square, square.column, square.row);
            fill_line(index + 1);
            note(square, none, none);
            queens_.pop_back();
            used_.flip(square);
        }
    }

    void note(Square square, int column, int row) {
        column_in_[static_cast<std::size_t>(square.row)] = column;
        row_in_[static_cast<std::size_t>(square.column)] = row;
    }

    /// Compares an image of the cross with the cross, row by row; most are told apart in the first rows.
    [[nodiscard]] int compare_image(Symmetry symmetry) const {
        for (int row = 0; row < puzzle_.size(); ++row) {
            const int difference = column_of_image(symmetry, row) - column_in_[static_cast<std::size_t>(row)];
            if (difference != 0) return difference;
        }
        return 0;
    }

    /// The column of the image's queen in this row; -1: none.
    [[nodiscard]] int column_of_image(Symmetry symmetry, int row) const {
        const int opposite = puzzle_.size() - 1 - row;
        const auto at = [](const Lines& lines, int line) { return lines[static_cast<std::size_t>(line)]; };
        const auto mirrored = [this](int line) { return line == none ? none : puzzle_.size() - 1 - line; };
        switch (symmetry) {
            case Symmetry::identity: return at(column_in_, row);
            case Symmetry::quarter_turn: return mirrored(at(row_in_, row));
            case Symmetry::half_turn: return mirrored(at(column_in_, opposite));
            case Symmetry::three_quarter_turn: return at(row_in_, opposite);
            case Symmetry::mirror_columns: return mirrored(at(column_in_, row));
            case Symmetry::mirror_rows: return at(column_in_, opposite);
            case Symmetry::transpose: return at(row_in_, row);
            case Symmetry::antitranspose: return mirrored(at(row_in_, opposite));
        }
        return none;
    }

    void add_cross() {
        const auto group = puzzle_.symmetries();
        int fixing = 0;
        for (const Symmetry symmetry : group) {
            const int difference = compare_image(symmetry);
            if (difference < 0) return;  // its turn was, or comes
            if (difference == 0) ++fixing;
        }
        piece_ = {.queens = cheapest_image(), .weight = static_cast<int>(group.size()) / fixing};
        if (shape_.further_rows == 0) return plan_.pieces.push_back(piece_);
        remainder_ = remainder_of(puzzle_, piece_.queens);
        // How many rows are cut off must not matter to the number of nodes: the last rows make none.
        const int open_rows = static_cast<int>(remainder_.rows.size());
        further_rows_ = static_cast<std::size_t>(std::clamp(open_rows - rows_decided, 0, shape_.further_rows));
        puzzle_.rule() == Rule::torus ? add_rows<Rule::torus>(0, {}) : add_rows<Rule::chess>(0, {});
    }

    /// All images have as many solutions, but not as many dead ends. Of those that look equally cheap: the smallest.
    [[nodiscard]] const Queens& cheapest_image() {
        std::uint64_t lowest_cost = ~std::uint64_t{0};
        for (const Symmetry symmetry : puzzle_.symmetries()) {
            image_.clear();
            for (const Square queen : queens_) image_.push_back(image(symmetry, puzzle_.size(), queen));
            const std::uint64_t cost = choices(image_);
            if (cost > lowest_cost) continue;
            std::sort(image_.begin(), image_.end());
            if (cost == lowest_cost && !(image_ < cheapest_)) continue;
            lowest_cost = cost;
            cheapest_.swap(image_);
        }
        return cheapest_;
    }

    /// The product of the numbers of squares open in the first rows; below 2^(6 · rows_guessed).
    [[nodiscard]] std::uint64_t choices(const Queens& cross) const {
        std::uint64_t product = 1;
        std::size_t rows = 0;
        for (const RowToFill& row : without_cross_.rows) {
            Row open = row.allowed;
            bool is_filled = false;
            for (const Square queen : cross) {
                is_filled |= queen.row == row.row;
                open &= ~attacked(puzzle_, row.row, queen);
            }
            if (is_filled) continue;
            product *= static_cast<std::uint64_t>(std::popcount(open));
            if (++rows == rows_guessed) break;
        }
        return product;
    }

    template <Rule rule>
    void add_rows(std::size_t depth, const Attacks& attacks) {
        if (depth == further_rows_) {
            plan_.pieces.push_back(piece_);
            return;
        }
        ++plan_.nodes_above;
        const RowToFill& row = remainder_.rows[depth];
        const int rows_below = static_cast<int>(remainder_.rows.size() - depth) - 1;
        for (Row free = row.allowed & ~attacks.all(); free != 0; free &= free - 1) {
            const Attacks below = attacks.below<rule>(free & -free, row.gap, puzzle_.size());
            if (!can_go_on<rule>(remainder_, &row + 1, rows_below, below)) continue;
            piece_.queens.push_back({row.row, std::countr_zero(free)});
            add_rows<rule>(depth + 1, below);
            piece_.queens.pop_back();
        }
    }

    const Puzzle& puzzle_;
    CrossShape shape_;
    int first_line_;
    UsedLines used_;
    Queens queens_;
    Lines column_in_, row_in_;  // the same queens by row and by column
    Remainder without_cross_;
    Queens image_, cheapest_;  // kept, since there are many
    Piece piece_;
    Remainder remainder_;
    std::size_t further_rows_ = 0;
    Plan plan_;
};

}  // namespace

CrossShape cross_shape(int size) noexcept {
    if (size == 0) return {.central_lines = 0, .further_rows = 0};
    if (size % 2 == 0) return {.central_lines = 2, .further_rows = 0};
    // An odd board has few crosses: one central line each way.
    const int further_rows = size < 11 ? 0 : size < 17 ? 1 : 2;
    return {.central_lines = 1, .further_rows = further_rows};
}

Plan cross_plan(const Puzzle& puzzle, CrossShape shape) {
    if (puzzle.contradiction()) return {.pieces = {}, .nodes_above = 1};  // the root
    return CrossPlanner(puzzle, shape).make();
}

}  // namespace queens::tree
