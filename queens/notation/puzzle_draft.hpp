// SPDX-License-Identifier: MIT
// A puzzle as it is read item by item. Whether the squares are on the board is seen at the end, as the size may
// come last; so each remembers where it stood.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queens/notation/puzzle_format.hpp"
#include "queens/notation/tokens.hpp"

namespace queens::notation {

class PuzzleDraft {
  public:
    enum class List { given, blocked };

    /// A size out of range is a problem.
    [[nodiscard]] std::optional<Problem> set_size(const Token& number);
    void set_rule(Rule rule) noexcept { draft_.rule = rule; }

    /// The square of these numbers, which count from `first`.
    void add(List list, const Token& row, const Token& column, int first);
    /// An excluded diagonal of row + column.
    void add_rising(const Token& number) { rising_.push_back(number); }
    /// How falling ones are numbered: by row − column, or by row − column + n − 1.
    enum class Falling { by_difference, from_zero };
    void add_falling(const Token& number, Falling numbering);

    [[nodiscard]] std::size_t excluded_count() const noexcept { return rising_.size() + falling_.size(); }

    /// The draft, if there was a size and all is on its board; `end`: the last token.
    [[nodiscard]] PuzzleReading finish(const Token& end);

  private:
    struct ReadSquare {
        List list;
        int first;
        Token row, column;
    };
    struct ReadFalling {
        Token number;
        Falling numbering;
    };

    [[nodiscard]] static std::optional<Problem> problem_in(const Token& number, std::int64_t low, std::int64_t high);
    [[nodiscard]] std::optional<Problem> take_squares();
    [[nodiscard]] std::optional<Problem> take_diagonals();

    Draft draft_{.size = -1};
    std::vector<ReadSquare> squares_;
    std::vector<Token> rising_;
    std::vector<ReadFalling> falling_;
};

}  // namespace queens::notation
