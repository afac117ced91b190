// SPDX-License-Identifier: MIT
// What each algorithm has to tell, as docs/trace.md says it: the plan of backtracking, and generate-and-test, written
// as plain recursion and with the oracle's attacks. Shares no code with the library but the types of its events.
#pragma once

#include <string_view>
#include <vector>

#include "queens/board/event.hpp"
#include "tests/oracle.hpp"

namespace queens::oracle {

class Teller {
  public:
    Teller(const Draft& draft, std::string_view algorithm)
        : draft_(draft),
          n_(static_cast<int>(draft.size)),
          goes_by_columns_(algorithm.starts_with("columns")),
          looks_at_squares_(algorithm != "bitmask"),
          tests_full_boards_only_(algorithm == "generate-and-test") {
        for (int line = 0; line < n_; ++line) {
            bool has_given = false;
            for (int place = 0; place < n_; ++place) {
                if (!contains(draft.given, square(line, place))) continue;
                has_given = true;
                queens_.push_back(square(line, place));
            }
            if (!has_given) lines_.push_back(line);
        }
        given_count_ = queens_.size();
    }

    /// All events, to the very end.
    std::vector<Event> tell() {
        if (!is_contradictory()) fill(0);
        return events_;
    }

  private:
    [[nodiscard]] Square square(int line, int place) const {
        return goes_by_columns_ ? Square{place, line} : Square{line, place};
    }
    /// The line to be filled at this depth, or none.
    [[nodiscard]] int line_at(int depth) const {
        if (depth < 0 || depth >= static_cast<int>(lines_.size())) return Event::no_line;
        return lines_[static_cast<std::size_t>(depth)];
    }
    [[nodiscard]] bool is_forbidden(Square square) const {
        return contains(draft_.blocked, square) || is_excluded(draft_, square);
    }
    [[nodiscard]] std::vector<Square> attackers_of(Square square, std::size_t among) const {
        std::vector<Square> result;
        for (std::size_t i = 0; i < among; ++i) {
            const bool is_attacker = attacks(draft_.rule == Rule::torus, n_, queens_[i], square);
            if (queens_[i] != square && is_attacker) result.push_back(queens_[i]);
        }
        return result;
    }
    [[nodiscard]] bool is_contradictory() const {
        for (const Square given : queens_) {
            if (is_forbidden(given) || !attackers_of(given, queens_.size()).empty()) return true;
        }
        return false;
    }

    void tell(EventKind kind, Square square, int depth, int line, int next_line, Refusal refusal = Refusal::none,
              std::vector<Square> attackers = {}) {
        events_.push_back({kind, square, depth, line, next_line, refusal, std::move(attackers)});
    }

    /// Steps 1 to 7 of the plan, for the line at this depth and all below.
    void fill(int depth) {
        if (line_at(depth) == Event::no_line) return tests_full_boards_only_ ? test(depth) : tell_found(depth);
        const int line = line_at(depth);
        bool has_placed = false;
        for (int place = 0; place < n_; ++place) {
            const Square tried = square(line, place);
            const auto attackers = attackers_of(tried, queens_.size());
            const bool is_refused = !tests_full_boards_only_ && (is_forbidden(tried) || !attackers.empty());
            if (is_refused) {
                if (looks_at_squares_) tell(EventKind::look, tried, depth, line, line, why(tried), attackers);
                continue;
            }
            tell(EventKind::place, tried, depth, line, line_at(depth + 1));
            queens_.push_back(tried);
            fill(depth + 1);
            queens_.pop_back();
            tell(EventKind::lift, tried, depth, line, line);
            has_placed = true;
        }
        tell(has_placed ? EventKind::backtrack : EventKind::stuck, {}, depth, line, line_at(depth - 1));
    }

    [[nodiscard]] Refusal why(Square square) const {
        if (contains(draft_.blocked, square)) return Refusal::blocked;
        return is_excluded(draft_, square) ? Refusal::excluded : Refusal::attacked;
    }

    void tell_found(int depth) {
        const int last = line_at(depth - 1);
        tell(EventKind::found, depth == 0 ? Square{} : queens_.back(), depth, last, last);
    }

    /// The full board: found, or refused for the first queen placed that a given one or one above it attacks, or that
    /// stands on a forbidden square.
    void test(int depth) {
        for (std::size_t i = given_count_; i < queens_.size(); ++i) {
            const auto attackers = attackers_of(queens_[i], i);
            if (attackers.empty() && !is_forbidden(queens_[i])) continue;
            const int line = queens_[i].row;
            return tell(EventKind::look, queens_[i], depth, line, line, Refusal::full_board, attackers);
        }
        tell_found(depth);
    }

    const Draft& draft_;
    int n_;
    bool goes_by_columns_;
    bool looks_at_squares_;
    bool tests_full_boards_only_;
    std::vector<int> lines_;      // to fill: those without a given queen
    std::vector<Square> queens_;  // given ones first, line by line, then in order of placement
    std::size_t given_count_ = 0;
    std::vector<Event> events_;
};

}  // namespace queens::oracle
