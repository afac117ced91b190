// SPDX-License-Identifier: MIT
// The search that every verb looks at: queens row by row, columns in ascending order, back when a row runs out.
//
// It is explained as recursion (docs/trace.md), but keeps its own stack, for two reasons: it can be pulled one step
// at a time and copied in between, and a board of a million rows needs no deep call stack. What is under attack is
// asked of a Board (boards.hpp), which may be as plain or as fast as its user likes: the walk stays the same.
#pragma once

#include <concepts>
#include <span>
#include <utility>
#include <vector>

#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::tree {

/// What just happened.
enum class Step {
    place,    ///< a queen was put into the current row
    lift,     ///< the current row's queen was taken off
    found,    ///< all rows have a queen
    ran_out,  ///< no square is left in the current row
    end,      ///< the first row ran out: all has been seen
};

/// Knows which squares are safe. Rows to fill are numbered by depth; a row's squares are tried by position,
/// 0 … n − 1, which is the column unless the board shuffles them.
template <class T>
concept Board = std::copyable<T> && requires(T board, const T& constant, int depth, int position) {
    { constant.depth_count() } -> std::same_as<int>;
    { constant.row(depth) } -> std::same_as<int>;
    /// The first safe position at or after `position`, or no_position.
    { constant.next_safe(depth, position) } -> std::same_as<int>;
    { constant.column(depth, position) } -> std::same_as<int>;
    board.place(depth, position);
    board.lift(depth, position);
};

inline constexpr int no_position = -1;

template <Board B>
class Walk {
  public:
    /// The walk over all solutions of the puzzle. A contradictory puzzle has nothing to walk.
    Walk(const Puzzle& puzzle, B board)
        : board_(std::move(board)),
          columns_(static_cast<std::size_t>(puzzle.size())),
          positions_(static_cast<std::size_t>(board_.depth_count())),
          phase_(puzzle.contradiction() ? Phase::over : Phase::seeking) {
        for (const Square given : puzzle.given()) columns_[static_cast<std::size_t>(given.row)] = given.column;
    }

    /// Goes one step on.
    Step next() {
        switch (phase_) {
            case Phase::seeking: return seek();
            case Phase::full: phase_ = Phase::returning; return Step::found;
            case Phase::returning: return go_back();
            case Phase::over: break;
        }
        return Step::end;
    }

    /// Goes on to the next solution. False: none is left, or the meter (which counts each queen placed) said stop.
    bool next_solution(Meter& meter) {
        for (;;) {
            const Step step = next();
            if (step == Step::found) return true;
            if (step == Step::end) return false;
            if (step == Step::place ? !meter.spend() : !meter.pass()) return false;
        }
    }

    /// Queens placed.
    [[nodiscard]] int depth() const noexcept { return depth_; }
    /// The row to fill that the last step was about.
    [[nodiscard]] int depth_of_step() const noexcept { return depth_of_step_; }
    /// After ran_out: whether any of the row's squares was safe (else it is a dead end).
    [[nodiscard]] bool had_safe_square() const noexcept { return had_safe_square_; }
    /// The position that is tried next in the current row.
    [[nodiscard]] int next_position() const noexcept { return next_position_; }
    /// The column of each row's queen, n entries: complete after `found`.
    [[nodiscard]] std::span<const int> columns() const noexcept { return columns_; }
    [[nodiscard]] const B& board() const noexcept { return board_; }

  private:
    enum class Phase { seeking, full, returning, over };

    void put(int position) {
        board_.place(depth_, position);
        columns_[static_cast<std::size_t>(board_.row(depth_))] = board_.column(depth_, position);
        positions_[static_cast<std::size_t>(depth_)] = position;
        ++depth_;
        next_position_ = 0;
    }

    Step seek() {
        if (depth_ == board_.depth_count()) {  // nothing to fill: only on the empty board, or with all queens given
            phase_ = Phase::returning;
            return Step::found;
        }
        depth_of_step_ = depth_;
        const int position = board_.next_safe(depth_, next_position_);
        if (position == no_position) {
            had_safe_square_ = next_position_ != 0;
            phase_ = Phase::returning;
            return Step::ran_out;
        }
        put(position);
        if (depth_ == board_.depth_count()) phase_ = Phase::full;
        return Step::place;
    }

    Step go_back() {
        if (depth_ == 0) {
            phase_ = Phase::over;
            return Step::end;
        }
        --depth_;
        depth_of_step_ = depth_;
        const int position = positions_[static_cast<std::size_t>(depth_)];
        board_.lift(depth_, position);
        next_position_ = position + 1;
        phase_ = Phase::seeking;
        return Step::lift;
    }

    B board_;
    std::vector<int> columns_;
    std::vector<int> positions_;  // of the queens placed, by depth
    int depth_ = 0;
    int depth_of_step_ = 0;
    int next_position_ = 0;
    bool had_safe_square_ = false;
    Phase phase_ = Phase::seeking;
};

}  // namespace queens::tree
