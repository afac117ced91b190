// SPDX-License-Identifier: MIT
// Solving as people do, with the simplest step that helps, and keeping in mind the hardest that was needed.
#include <algorithm>
#include <vector>

#include "queens/board/rules.hpp"
#include "queens/generate.hpp"

namespace queens {
namespace {

/// Where queens may still stand.
class Sheet {
  public:
    explicit Sheet(const Puzzle& puzzle) : rule_(puzzle.rule()), size_(puzzle.size()) {
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (puzzle.refusal({row, column}) == Refusal::none) squares_.push_back({row, column});
            }
        }
        for (int i = 0; i < size_; ++i) {
            open_.push_back({Line::row, i});
            open_.push_back({Line::column, i});
        }
        for (const Square given : puzzle.given()) place(given);
    }

    [[nodiscard]] const std::vector<Square>& squares() const noexcept { return squares_; }
    [[nodiscard]] bool is_full() const noexcept { return open_.empty(); }

    void place(Square queen) {
        std::erase_if(squares_, [&](Square square) {
            return square == queen || attack_each_other(rule_, size_, queen, square);
        });
        std::erase_if(open_, [&](const OpenLine& line) { return line.holds(queen); });
    }
    void strike(Square square) { std::erase(squares_, square); }

    /// A square that is the only one left in its row or column.
    [[nodiscard]] std::optional<Square> single() const {
        for (const OpenLine& line : open_) {
            if (count(line) == 1)
                return *std::find_if(squares_.begin(), squares_.end(),
                                     [&](Square square) { return line.holds(square); });
        }
        return std::nullopt;
    }

    /// Whether a row or column without a queen has no square left.
    [[nodiscard]] bool is_dead() const {
        return std::any_of(open_.begin(), open_.end(), [&](const OpenLine& line) { return count(line) == 0; });
    }

  private:
    struct OpenLine {
        Line line;
        int index;
        [[nodiscard]] bool holds(Square square) const {
            return (line == Line::row ? square.row : square.column) == index;
        }
    };

    [[nodiscard]] std::ptrdiff_t count(const OpenLine& line) const {
        return std::count_if(squares_.begin(), squares_.end(), [&](Square square) { return line.holds(square); });
    }

    Rule rule_;
    int size_;
    std::vector<Square> squares_;
    std::vector<OpenLine> open_;
};

/// Strikes a square where a queen would leave some row or column without any. False: there is none.
bool strike_one(Sheet& sheet) {
    for (const Square square : sheet.squares()) {
        Sheet tried = sheet;
        tried.place(square);
        if (!tried.is_dead()) continue;
        sheet.strike(square);
        return true;
    }
    return false;
}

}  // namespace

const char* phrase_id(Grade grade) noexcept {
    switch (grade) {
        case Grade::easy: return "grade.easy";
        case Grade::medium: return "grade.medium";
        case Grade::hard: return "grade.hard";
    }
    return "";
}

Grade grade(const Puzzle& puzzle) {
    Sheet sheet(puzzle);
    Grade hardest = Grade::easy;
    while (!sheet.is_full()) {
        if (const auto square = sheet.single()) {
            sheet.place(*square);
            continue;
        }
        if (sheet.is_dead() || !strike_one(sheet)) return Grade::hard;
        hardest = Grade::medium;
    }
    return hardest;
}

}  // namespace queens
