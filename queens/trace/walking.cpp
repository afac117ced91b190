// SPDX-License-Identifier: MIT
// Backtracking, told: rows, columns, columns-recursive and bitmask walk the same tree (the middle two mirrored, the
// last without looking at refused squares) and differ in how a program remembers where it is.

#include "queens/trace/thinker.hpp"
#include "queens/tree/boards.hpp"
#include "queens/tree/walk.hpp"

namespace queens::tracing {
namespace {

using tree::ByDefinition;
using tree::Masks;
using tree::Step;
using tree::Walk;

/// Tells a walk. A walk's step says nothing of the squares that were refused on the way: those are told first, square
/// by square, then the step itself.
template <class Board>
class WalkThinker final : public Thinker {
  public:
    WalkThinker(const Puzzle& puzzle, Axis axis)
        : puzzle_(axis == Axis::columns ? puzzle.image(Symmetry::transpose) : puzzle),
          axis_(axis),
          walk_(puzzle_, Board(puzzle_)) {}

    std::optional<Event> next() override {
        if (is_step_told_) take_step();
        if (looked_to_ < refused_to_) return tell_refused(looked_to_++);
        is_step_told_ = true;
        return tell_step();
    }

    [[nodiscard]] std::unique_ptr<Thinker> clone() const override { return std::make_unique<WalkThinker>(*this); }

  private:
    static constexpr bool looks_at_squares = std::is_same_v<Board, ByDefinition>;

    /// Lets the walk go on, and notes which squares of its row it passed over.
    void take_step() {
        const int from = walk_.next_position();
        step_ = walk_.next();
        is_step_told_ = false;
        looked_to_ = refused_to_ = 0;
        const bool is_search = step_ == Step::place || step_ == Step::ran_out;
        if (!looks_at_squares || !is_search) return;
        looked_to_ = from;
        refused_to_ = step_ == Step::place ? column_of_last() : puzzle_.size();
    }

    [[nodiscard]] int row_at(int depth) const {
        return 0 <= depth && depth < walk_.board().depth_count() ? walk_.board().row(depth) : Event::no_line;
    }
    [[nodiscard]] int column_at(int row) const { return walk_.columns()[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int column_of_last() const { return column_at(row_at(walk_.depth_of_step())); }

    /// A square of the walk, as it lies on the board.
    [[nodiscard]] Square on_board(Square square) const {
        return axis_ == Axis::columns ? Square{square.column, square.row} : square;
    }

    [[nodiscard]] Event event(EventKind kind, int depth, int column) const {
        const int row = row_at(depth);
        return {.kind = kind, .square = on_board({row, column}), .depth = depth, .line = row, .next_line = row};
    }

    [[nodiscard]] Event tell_refused(int column) const {
        Event told = event(EventKind::look, walk_.depth_of_step(), column);
        const Square square{told.line, column};
        told.refusal = puzzle_.refusal(square);
        if constexpr (looks_at_squares) {
            // The queen that the step has just placed was not there yet.
            const auto& queens = walk_.board().queens();
            const std::size_t count = queens.size() - (step_ == Step::place ? 1 : 0);
            for (std::size_t i = 0; i < count; ++i) {
                if (!attack_each_other(puzzle_.rule(), puzzle_.size(), queens[i], square)) continue;
                told.attackers.push_back(on_board(queens[i]));
            }
        }
        if (told.refusal == Refusal::none) told.refusal = Refusal::attacked;
        return told;
    }

    [[nodiscard]] std::optional<Event> tell_step() const {
        const int depth = walk_.depth_of_step();
        switch (step_) {
            case Step::place: {
                Event told = event(EventKind::place, depth, column_of_last());
                told.next_line = row_at(depth + 1);
                return told;
            }
            case Step::lift: return event(EventKind::lift, depth, column_of_last());
            case Step::ran_out: {
                Event told =
                    event(walk_.had_safe_square() ? EventKind::backtrack : EventKind::stuck, depth, column_of_last());
                told.next_line = row_at(depth - 1);
                return told;
            }
            case Step::found: return tell_found();
            case Step::end: break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Event tell_found() const {
        const int last = walk_.depth() - 1;
        if (last < 0) return {.kind = EventKind::found, .line = Event::no_line};
        Event told = event(EventKind::found, last, column_at(row_at(last)));
        ++told.depth;
        return told;
    }

    Puzzle puzzle_;
    Axis axis_;
    Walk<Board> walk_;
    Step step_ = Step::end;
    bool is_step_told_ = true;
    // Columns of the step's row, refused and not yet told.
    int looked_to_ = 0;
    int refused_to_ = 0;
};

template <class Board, Axis axis>
std::unique_ptr<Thinker> start(const Puzzle& puzzle, std::uint64_t /*seed*/) {
    return std::make_unique<WalkThinker<Board>>(puzzle, axis);
}

constexpr int largest_traced_size = 1000;  // a refused square costs a look at every queen

}  // namespace

const Algorithm rows_algorithm = {
    .summary = {.name = "rows",
                .summary = "algorithm.rows",
                .largest_size = largest_traced_size,
                .axis = Axis::rows,
                .memory = Memory::calls,
                .tests_before_placing = true},
    .start = start<ByDefinition, Axis::rows>,
};

const Algorithm columns_algorithm = {
    .summary = {.name = "columns",
                .summary = "algorithm.columns",
                .largest_size = largest_traced_size,
                .axis = Axis::columns,
                .memory = Memory::list,
                .tests_before_placing = true},
    .start = start<ByDefinition, Axis::columns>,
};

const Algorithm columns_recursive_algorithm = {
    .summary = {.name = "columns-recursive",
                .summary = "algorithm.columns_recursive",
                .largest_size = largest_traced_size,
                .axis = Axis::columns,
                .memory = Memory::calls,
                .tests_before_placing = true},
    .start = start<ByDefinition, Axis::columns>,
};

const Algorithm bitmask_algorithm = {
    .summary = {.name = "bitmask",
                .summary = "algorithm.bitmask",
                .largest_size = tree::widest_row,
                .axis = Axis::rows,
                .memory = Memory::masks,
                .tests_before_placing = true},
    .start = start<Masks, Axis::rows>,
};

}  // namespace queens::tracing
