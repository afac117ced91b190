// SPDX-License-Identifier: MIT
// Whether what min-conflicts tells is true: each event is followed on a board of our own and held against the
// definition. What it draws lots for is its own affair.
#pragma once

#include <string>
#include <vector>

#include "queens/board/event.hpp"
#include "tests/oracle.hpp"

namespace queens::oracle {

class MovesReplay {
  public:
    explicit MovesReplay(const Draft& draft) : draft_(draft), n_(static_cast<int>(draft.size)), queens_(draft.given) {
        std::sort(queens_.begin(), queens_.end());
        queens_.erase(std::unique(queens_.begin(), queens_.end()), queens_.end());
    }

    /// What is wrong with the event, or "".
    std::string fault(const Event& event) {
        switch (event.kind) {
            case EventKind::place:
                if (contains(rows_filled(), {event.line, 0})) return "places a second queen in a row";
                return settle(event, {event.line, -1});
            case EventKind::look: return fault_of_choice(event);
            case EventKind::move: {
                if (!chosen_ || chosen_->row != event.line) return "moves a queen that was not chosen";
                const Square from = *chosen_;
                queens_.erase(std::find(queens_.begin(), queens_.end(), from));
                chosen_.reset();
                return settle(event, from);
            }
            case EventKind::found: return is_solved() ? "" : "finds what is no solution";
            case EventKind::stuck: return fault_of_end(event);
            default: return "tells what has no meaning here";
        }
    }

  private:
    [[nodiscard]] std::vector<Square> rows_filled() const {
        std::vector<Square> rows;
        for (const Square queen : queens_) rows.push_back({queen.row, 0});
        return rows;
    }
    [[nodiscard]] bool is_allowed(Square square) const {
        return !contains(draft_.blocked, square) && !is_excluded(draft_, square);
    }
    [[nodiscard]] std::vector<Square> attackers(Square square) const {
        std::vector<Square> result;
        for (const Square queen : queens_) {
            if (queen != square && attacks(draft_.rule == Rule::torus, n_, queen, square)) result.push_back(queen);
        }
        std::sort(result.begin(), result.end());
        return result;
    }
    [[nodiscard]] static std::vector<Square> sorted(std::vector<Square> squares) {
        std::sort(squares.begin(), squares.end());
        return squares;
    }

    /// The queen goes where the fewest attack it, but not where it comes from.
    std::string settle(const Event& event, Square from) {
        const Square to = event.square;
        if (to.row != event.line || to == from || !is_allowed(to)) return "goes where it may not";
        const auto its_attackers = attackers(to);
        if (sorted(event.attackers) != its_attackers) return "names the wrong attackers";
        for (int column = 0; column < n_; ++column) {
            const Square other{to.row, column};
            if (other == from || !is_allowed(other)) continue;
            if (attackers(other).size() < its_attackers.size()) return "misses a better square";
        }
        queens_.push_back(to);
        return "";
    }

    std::string fault_of_choice(const Event& event) {
        if (static_cast<int>(queens_.size()) != n_) return "tests a board that is not full";
        if (!contains(queens_, event.square) || contains(draft_.given, event.square))
            return "chooses no queen of its own";
        if (event.refusal != Refusal::full_board) return "refuses something else";
        if (event.attackers.empty() || sorted(event.attackers) != attackers(event.square)) {
            return "names the wrong attackers";
        }
        chosen_ = event.square;
        return "";
    }

    [[nodiscard]] bool is_solved() const {
        if (static_cast<int>(queens_.size()) != n_) return false;
        std::vector<int> columns(queens_.size());
        for (const Square queen : queens_) columns[static_cast<std::size_t>(queen.row)] = queen.column;
        return is_solution(draft_, columns);
    }

    [[nodiscard]] std::string fault_of_end(const Event& event) const {
        if (event.line == Event::no_line) return is_solved() ? "gives up on a solution" : "";
        for (int column = 0; column < n_; ++column) {
            if (is_allowed({event.line, column})) return "says that a row has no square";
        }
        return "";
    }

    const Draft& draft_;
    int n_;
    std::vector<Square> queens_;
    std::optional<Square> chosen_;
};

}  // namespace queens::oracle
