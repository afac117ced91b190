// SPDX-License-Identifier: MIT
// The idea before backtracking: fill the board in every possible way, nⁿ boards in lexicographic order, and test each
// only when it is full. What it wastes is what backtracking saves.
#include <algorithm>
#include <vector>

#include "queens/trace/thinker.hpp"
#include "queens/tree/rows_to_fill.hpp"

namespace queens::tracing {
namespace {

class GenerateAndTest final : public Thinker {
  public:
    explicit GenerateAndTest(const Puzzle& puzzle) : puzzle_(puzzle), rows_(tree::rows_to_fill(puzzle)) {}

    std::optional<Event> next() override {
        switch (phase_) {
            case Phase::filling: return fill();
            case Phase::full: phase_ = Phase::returning; return test();
            case Phase::returning: return go_back();
            case Phase::over: break;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<Thinker> clone() const override { return std::make_unique<GenerateAndTest>(*this); }

  private:
    enum class Phase { filling, full, returning, over };

    [[nodiscard]] bool is_full() const { return columns_.size() == rows_.size(); }
    [[nodiscard]] int row_at(std::size_t depth) const {
        return depth < rows_.size() ? rows_[depth] : Event::no_line;  // depth −1 wraps to far beyond
    }
    [[nodiscard]] Square queen_at(std::size_t depth) const { return {rows_[depth], columns_[depth]}; }

    [[nodiscard]] Event event(EventKind kind, std::size_t depth, Square square) const {
        return {.kind = kind,
                .square = square,
                .depth = static_cast<int>(depth),
                .line = row_at(depth),
                .next_line = row_at(depth)};
    }

    std::optional<Event> fill() {
        if (is_full()) {  // nothing to fill: the empty board, or all queens given
            phase_ = Phase::full;
            return next();
        }
        const std::size_t depth = columns_.size();
        if (next_column_ == puzzle_.size()) {
            phase_ = Phase::returning;
            Event told = event(EventKind::backtrack, depth, {row_at(depth), next_column_ - 1});
            told.next_line = row_at(depth - 1);
            return told;
        }
        columns_.push_back(next_column_);
        next_column_ = 0;
        if (is_full()) phase_ = Phase::full;
        Event told = event(EventKind::place, depth, queen_at(depth));
        told.next_line = row_at(depth + 1);
        return told;
    }

    /// Found, or the first queen, from above, that may not stand where it stands.
    [[nodiscard]] Event test() const {
        std::vector<Square> above(puzzle_.given().begin(), puzzle_.given().end());
        for (std::size_t depth = 0; depth < columns_.size(); ++depth) {
            const Square queen = queen_at(depth);
            Event refused = event(EventKind::look, depth, queen);
            refused.depth = static_cast<int>(columns_.size());
            refused.refusal = Refusal::full_board;
            std::copy_if(above.begin(), above.end(), std::back_inserter(refused.attackers), [&](Square other) {
                return attack_each_other(puzzle_.rule(), puzzle_.size(), other, queen);
            });
            if (!refused.attackers.empty() || puzzle_.refusal(queen) != Refusal::none) return refused;
            above.push_back(queen);
        }
        if (columns_.empty()) return {.kind = EventKind::found, .line = Event::no_line};
        Event found = event(EventKind::found, columns_.size() - 1, queen_at(columns_.size() - 1));
        ++found.depth;
        return found;
    }

    std::optional<Event> go_back() {
        if (columns_.empty()) {
            phase_ = Phase::over;
            return std::nullopt;
        }
        const std::size_t depth = columns_.size() - 1;
        const Event told = event(EventKind::lift, depth, queen_at(depth));
        next_column_ = columns_.back() + 1;
        columns_.pop_back();
        phase_ = Phase::filling;
        return told;
    }

    Puzzle puzzle_;
    std::vector<int> rows_;
    std::vector<int> columns_;  // of the rows filled so far
    int next_column_ = 0;
    Phase phase_ = Phase::filling;
};

std::unique_ptr<Thinker> start(const Puzzle& puzzle, std::uint64_t /*seed*/) {
    return std::make_unique<GenerateAndTest>(puzzle);
}

}  // namespace

const Algorithm generate_and_test_algorithm = {
    .summary = {.name = "generate-and-test",
                .summary = "algorithm.generate_and_test",
                .largest_size = 1000,
                .axis = Axis::rows,
                .memory = Memory::calls,
                .tests_before_placing = false},
    .start = start,
};

}  // namespace queens::tracing
