// SPDX-License-Identifier: MIT
// Repairing a full board [Minton et al. 1992]: a queen in every row, each where the fewest of
// those above attack it. Then, again and again, a queen that is attacked, drawn by lot, moves to the square of its
// row where the fewest attack it, its own apart; lots are drawn among several. It tends to find one solution quickly,
// even where searches go astray, but it sees nothing of the whole: it never knows that there is no solution, or
// another.
#include <algorithm>
#include <vector>

#include "queens/board/random.hpp"
#include "queens/trace/thinker.hpp"
#include "queens/tree/rows_to_fill.hpp"

namespace queens::tracing {
namespace {

/// Then it is stuck. Seeds 0 to 999 need 433 at most for n = 8, 101 for n = 4; for n = 6, whose four solutions lie
/// far apart, 199 of them go round in circles, with ten times as many moves too.
constexpr int most_moves = 1000;

class MinConflicts final : public Thinker {
  public:
    MinConflicts(const Puzzle& puzzle, std::uint64_t seed)
        : puzzle_(puzzle),
          to_fill_(tree::rows_to_fill(puzzle)),
          queens_(puzzle.given().begin(), puzzle.given().end()),
          random_(seed) {}

    std::optional<Event> next() override {
        if (is_over_) return std::nullopt;
        if (filled_ < to_fill_.size()) return fill();
        return is_chosen_ ? move() : choose();
    }

    [[nodiscard]] std::unique_ptr<Thinker> clone() const override { return std::make_unique<MinConflicts>(*this); }
    [[nodiscard]] EndedBy ended_by() const override { return ended_by_; }

  private:
    [[nodiscard]] std::size_t given_count() const { return puzzle_.given().size(); }
    /// The queen of a row that was to be filled.
    [[nodiscard]] Square& queen(std::size_t index) { return queens_[given_count() + index]; }

    [[nodiscard]] std::vector<Square> attackers(Square square) const {
        std::vector<Square> result;
        std::copy_if(queens_.begin(), queens_.end(), std::back_inserter(result), [&](Square other) {
            return other.row != square.row && attack_each_other(puzzle_.rule(), puzzle_.size(), other, square);
        });
        return result;
    }

    /// Of the row's squares that the puzzle allows, except that one, those that the fewest queens attack.
    [[nodiscard]] std::vector<Square> best_squares(int row, int except) const {
        std::vector<Square> best;
        std::size_t fewest = 0;
        for (int column = 0; column < puzzle_.size(); ++column) {
            const Square square{row, column};
            if (column == except || puzzle_.refusal(square) != Refusal::none) continue;
            const std::size_t count = attackers(square).size();
            if (!best.empty() && count > fewest) continue;
            if (count < fewest) best.clear();
            fewest = count;
            best.push_back(square);
        }
        return best;
    }

    /// Whether the puzzle allows more than one square of the row.
    [[nodiscard]] bool can_move(int row) const {
        int allowed = 0;
        for (int column = 0; column < puzzle_.size() && allowed < 2; ++column) {
            if (puzzle_.refusal({row, column}) == Refusal::none) ++allowed;
        }
        return allowed == 2;
    }

    template <class T>
    [[nodiscard]] T draw(const std::vector<T>& from) {
        return from[static_cast<std::size_t>(random_.below(from.size()))];
    }

    [[nodiscard]] Event event(EventKind kind, std::size_t index) {
        const int row = to_fill_[index];
        return {.kind = kind, .depth = static_cast<int>(index), .line = row, .next_line = row};
    }

    Event end(Event last, EndedBy ended_by) {
        is_over_ = true;
        ended_by_ = ended_by;
        return last;
    }

    Event fill() {
        if (filled_ == 0) {
            for (const int row : to_fill_) {
                const bool is_hopeless = best_squares(row, Event::no_line).empty();
                // The puzzle leaves the row no square: that is proof.
                if (is_hopeless)
                    return end({.kind = EventKind::stuck, .square = {row, 0}, .line = row}, EndedBy::end);
            }
        }
        const auto best = best_squares(to_fill_[filled_], Event::no_line);
        Event told = event(EventKind::place, filled_);
        told.square = draw(best);
        told.attackers = attackers(told.square);
        queens_.push_back(told.square);
        ++filled_;
        told.next_line = filled_ < to_fill_.size() ? to_fill_[filled_] : Event::no_line;
        return told;
    }

    /// Draws a queen to move; there is none: solved, or stuck.
    Event choose() {
        std::vector<std::size_t> attacked;
        bool is_solved = true;
        for (std::size_t index = 0; index < filled_; ++index) {
            if (attackers(queen(index)).empty()) continue;
            is_solved = false;
            if (can_move(to_fill_[index])) attacked.push_back(index);
        }
        const int depth = static_cast<int>(filled_);
        if (is_solved) {
            if (filled_ == 0) return end({.kind = EventKind::found, .line = Event::no_line}, EndedBy::enough);
            Event found = event(EventKind::found, chosen_.value_or(filled_ - 1));
            found.square = queen(chosen_.value_or(filled_ - 1));
            found.depth = depth;
            return end(found, EndedBy::enough);
        }
        if (attacked.empty() || moves_ == most_moves) {
            return end({.kind = EventKind::stuck, .depth = depth, .line = Event::no_line}, EndedBy::stuck);
        }
        chosen_ = draw(attacked);
        is_chosen_ = true;
        Event told = event(EventKind::look, *chosen_);
        told.square = queen(*chosen_);
        told.depth = depth;
        told.refusal = Refusal::full_board;
        told.attackers = attackers(told.square);
        return told;
    }

    Event move() {
        is_chosen_ = false;
        ++moves_;
        Event told = event(EventKind::move, *chosen_);
        told.square = draw(best_squares(told.line, queen(*chosen_).column));
        told.attackers = attackers(told.square);
        queen(*chosen_) = told.square;
        return told;
    }

    Puzzle puzzle_;
    std::vector<int> to_fill_;
    std::vector<Square> queens_;  // given ones, then one for each row filled
    Random random_;
    std::size_t filled_ = 0;
    std::optional<std::size_t> chosen_;  // the queen drawn last, by its row's place in to_fill_
    bool is_chosen_ = false;             // and it has not moved yet
    int moves_ = 0;
    bool is_over_ = false;
    EndedBy ended_by_ = EndedBy::end;
};

std::unique_ptr<Thinker> start(const Puzzle& puzzle, std::uint64_t seed) {
    return std::make_unique<MinConflicts>(puzzle, seed);
}

}  // namespace

const Algorithm min_conflicts_algorithm = {
    .summary = {.name = "min-conflicts",
                .summary = "algorithm.min_conflicts",
                .largest_size = 200,
                .axis = Axis::rows,
                .memory = Memory::board,
                .tests_before_placing = false,
                .sees_all = false,
                .takes_seed = true},
    .start = start,
};

}  // namespace queens::tracing
