// SPDX-License-Identifier: MIT
// What forward-checking and dancing-links have to tell: what is left is found anew, square by square, whenever it is
// asked for. Shares no code with the library but the types of its events.
#pragma once

#include <string_view>
#include <vector>

#include "queens/board/event.hpp"
#include "tests/oracle.hpp"

namespace queens::oracle {

class FewestTeller {
  public:
    FewestTeller(const Draft& draft, std::string_view algorithm)
        : draft_(draft),
          n_(static_cast<int>(draft.size)),
          lines_(algorithm == "dancing-links" ? 2 * n_ : n_),
          tells_candidates_(algorithm == "forward-checking"),
          queens_(draft.given) {}

    /// All events, to the very end.
    std::vector<Event> tell() {
        for (const Square given : draft_.given) {
            if (is_forbidden(given) || is_attacked(given)) return {};
        }
        fill(0, Event::no_line);
        return events_;
    }

  private:
    [[nodiscard]] bool is_forbidden(Square square) const {
        return contains(draft_.blocked, square) || is_excluded(draft_, square);
    }
    [[nodiscard]] bool attack(Square one, Square other) const {
        return one != other && attacks(draft_.rule == Rule::torus, n_, one, other);
    }
    [[nodiscard]] bool is_attacked(Square square) const {
        return std::any_of(queens_.begin(), queens_.end(), [&](Square queen) { return attack(queen, square); });
    }
    [[nodiscard]] std::vector<Square> squares_of(int line) const {
        std::vector<Square> squares;
        for (int i = 0; i < n_; ++i) squares.push_back(line < n_ ? Square{line, i} : Square{i, line - n_});
        return squares;
    }
    [[nodiscard]] bool has_queen(int line) const {
        const auto squares = squares_of(line);
        return std::any_of(squares.begin(), squares.end(), [&](Square each) { return contains(queens_, each); });
    }
    [[nodiscard]] std::vector<Square> left_in(int line) const {
        std::vector<Square> left;
        for (const Square square : squares_of(line)) {
            if (!is_forbidden(square) && !is_attacked(square)) left.push_back(square);
        }
        return left;
    }
    /// The line without a queen that has the fewest squares left, or none.
    [[nodiscard]] int next_line() const {
        int best = Event::no_line;
        for (int line = 0; line < lines_; ++line) {
            if (has_queen(line)) continue;
            if (best == Event::no_line || left_in(line).size() < left_in(best).size()) best = line;
        }
        return best;
    }

    void fill(int depth, int parent) {
        const int line = next_line();
        if (line == Event::no_line) {
            const Square last = depth == 0 ? Square{} : queens_.back();
            events_.push_back({EventKind::found, last, depth, parent, depth == 0 ? Event::no_line : parent});
            return;
        }
        const auto squares = left_in(line);
        for (const Square square : squares) {
            const auto gone = ruled_out_by(square);
            queens_.push_back(square);
            events_.push_back({EventKind::place, square, depth, line, next_line()});
            tell(EventKind::rule_out, gone, square, depth + 1);
            fill(depth + 1, line);
            queens_.pop_back();
            events_.push_back({EventKind::lift, square, depth, line, line});
            tell(EventKind::allow, {gone.rbegin(), gone.rend()}, square, depth);
        }
        events_.push_back({squares.empty() ? EventKind::stuck : EventKind::backtrack, {}, depth, line, parent});
    }

    /// Row by row, up to the first that has nothing left.
    [[nodiscard]] std::vector<Square> ruled_out_by(Square queen) const {
        std::vector<Square> gone;
        for (int row = 0; row < n_; ++row) {
            if (row == queen.row || has_queen(row)) continue;
            const auto left = left_in(row);
            std::size_t count = 0;
            for (const Square square : left) {
                if (!attack(queen, square)) continue;
                gone.push_back(square);
                ++count;
            }
            if (count == left.size()) break;
        }
        return gone;
    }

    void tell(EventKind kind, const std::vector<Square>& squares, Square queen, int depth) {
        if (!tells_candidates_) return;
        for (const Square square : squares) {
            events_.push_back({kind, square, depth, square.row, square.row, Refusal::none, {queen}});
        }
    }

    const Draft& draft_;
    int n_;
    int lines_;  // rows, or rows and columns
    bool tells_candidates_;
    std::vector<Square> queens_;
    std::vector<Event> events_;
};

}  // namespace queens::oracle
