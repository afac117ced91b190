// SPDX-License-Identifier: MIT
// Backtracking that looks ahead [Haralick & Elliott 1980]: each row keeps the squares that are left to it, its
// candidates. A queen rules out those that it attacks, row by row from above, until a row has none left: a dead end
// is seen before the search stands in it. The row with the fewest candidates is filled next, the topmost of several.
#include <algorithm>
#include <vector>

#include "queens/trace/thinker.hpp"
#include "queens/tree/boards.hpp"

namespace queens::tracing {
namespace {

class ForwardChecking final : public Thinker {
  public:
    explicit ForwardChecking(const Puzzle& puzzle)
        : size_(puzzle.size()),
          rule_(puzzle.rule()),
          to_fill_(tree::rows_to_fill(puzzle)),
          is_candidate_(index({size_, 0})),
          left_(static_cast<std::size_t>(size_)) {
        for (const Square square : tree::open_squares(puzzle)) {
            is_candidate_[index(square)] = true;
            ++left(square.row);
        }
        if (!is_full()) levels_.push_back({.row = row_with_fewest()});
    }

    std::optional<Event> next() override {
        switch (phase_) {
            case Phase::ruling_out:
                if (told_ < ruled_out_.size()) return tell_candidate(EventKind::rule_out, ruled_out_[told_++]);
                return is_full() ? find() : search();
            case Phase::lifting: return lift();
            case Phase::allowing:
                if (levels_.back().ruled_out_from < ruled_out_.size()) return allow();
                return search();
            case Phase::over: break;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<Thinker> clone() const override { return std::make_unique<ForwardChecking>(*this); }

  private:
    enum class Phase { ruling_out, lifting, allowing, over };

    /// A row being filled.
    struct Level {
        int row;
        int next_column = 0;
        std::size_t ruled_out_from = 0;  // what its queen has ruled out
    };

    [[nodiscard]] std::size_t index(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
               static_cast<std::size_t>(square.column);
    }
    [[nodiscard]] int& left(int row) { return left_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool is_full() const { return queens_.size() == to_fill_.size(); }
    [[nodiscard]] bool is_filled(int row) const {
        return std::any_of(queens_.begin(), queens_.end(), [row](Square queen) { return queen.row == row; });
    }
    [[nodiscard]] int depth() const { return static_cast<int>(queens_.size()); }

    [[nodiscard]] int row_with_fewest() {
        int fewest = Event::no_line;
        for (const int row : to_fill_) {
            if (!is_filled(row) && (fewest == Event::no_line || left(row) < left(fewest))) fewest = row;
        }
        return fewest;
    }

    [[nodiscard]] Event tell_candidate(EventKind kind, Square square) const {
        return {.kind = kind,
                .square = square,
                .depth = depth(),
                .line = square.row,
                .next_line = square.row,
                .attackers = {last_}};
    }

    std::optional<Event> find() {
        phase_ = queens_.empty() ? Phase::over : Phase::lifting;
        if (queens_.empty()) return Event{.kind = EventKind::found, .line = Event::no_line};
        return Event{
            .kind = EventKind::found, .square = last_, .depth = depth(), .line = last_.row, .next_line = last_.row};
    }

    /// Puts a queen on the next candidate of the row, or goes back.
    std::optional<Event> search() {
        Level& level = levels_.back();
        const bool is_fresh = level.next_column == 0;
        int column = level.next_column;
        while (column < size_ && !is_candidate_[index({level.row, column})]) ++column;
        if (column == size_) return run_out(is_fresh);
        level.next_column = column + 1;
        level.ruled_out_from = told_ = ruled_out_.size();
        last_ = {level.row, column};
        Event told{.kind = EventKind::place, .square = last_, .depth = depth(), .line = level.row};
        queens_.push_back(last_);
        rule_out();
        if (!is_full()) levels_.push_back({.row = told.next_line = row_with_fewest()});
        phase_ = Phase::ruling_out;
        return told;
    }

    Event run_out(bool is_fresh) {
        Event told{.kind = is_fresh ? EventKind::stuck : EventKind::backtrack,
                   .square = {levels_.back().row, 0},
                   .depth = depth(),
                   .line = levels_.back().row};
        levels_.pop_back();
        phase_ = levels_.empty() ? Phase::over : Phase::lifting;
        if (!levels_.empty()) told.next_line = levels_.back().row;
        return told;
    }

    void rule_out() {
        for (const int row : to_fill_) {
            if (is_filled(row)) continue;
            for (int column = 0; column < size_; ++column) {
                const Square square{row, column};
                if (!is_candidate_[index(square)] || !attack_each_other(rule_, size_, last_, square)) continue;
                is_candidate_[index(square)] = false;
                --left(row);
                ruled_out_.push_back(square);
            }
            if (left(row) == 0) return;
        }
    }

    Event lift() {
        last_ = queens_.back();
        queens_.pop_back();
        phase_ = Phase::allowing;
        return {
            .kind = EventKind::lift, .square = last_, .depth = depth(), .line = last_.row, .next_line = last_.row};
    }

    Event allow() {
        const Square square = ruled_out_.back();
        ruled_out_.pop_back();
        is_candidate_[index(square)] = true;
        ++left(square.row);
        return tell_candidate(EventKind::allow, square);
    }

    int size_;
    Rule rule_;
    std::vector<int> to_fill_;
    std::vector<bool> is_candidate_;  // by square
    std::vector<int> left_;           // candidates, by row
    std::vector<Square> queens_;
    std::vector<Level> levels_;      // of the queens, and of the row that is next
    std::vector<Square> ruled_out_;  // by the queens, one after another
    std::size_t told_ = 0;           // so many of them have been told
    Square last_ = {};               // the queen placed or lifted last
    Phase phase_ = Phase::ruling_out;
};

std::unique_ptr<Thinker> start(const Puzzle& puzzle, std::uint64_t /*seed*/) {
    return std::make_unique<ForwardChecking>(puzzle);
}

}  // namespace

const Algorithm forward_checking_algorithm = {
    .summary = {.name = "forward-checking",
                .summary = "algorithm.forward_checking",
                .largest_size = 200,
                .axis = Axis::rows,
                .memory = Memory::candidates,
                .tests_before_placing = true},
    .start = start,
};

}  // namespace queens::tracing
