// SPDX-License-Identifier: MIT
// The question: a board, its rule, queens that are given, squares and diagonals that are forbidden.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queens/board/problem.hpp"
#include "queens/board/refusal.hpp"
#include "queens/board/rules.hpp"
#include "queens/board/square.hpp"
#include "queens/board/symmetry.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// A diagonal without queens: row + column = value (`rising`) or row − column = value (`falling`), 0-based; on the
/// torus modulo n.
struct Diagonal {
    Line line = Line::rising;
    int value = 0;
    friend constexpr auto operator<=>(const Diagonal&, const Diagonal&) = default;
};

/// The diagonal as it is written: "r+c=5", "r-c=-2".
[[nodiscard]] std::string name(const Diagonal& diagonal);

/// The diagonal's number in the sense of line_index; any value on the torus, one of the board's else.
[[nodiscard]] int line_index(Rule rule, int size, const Diagonal& diagonal) noexcept;

/// A puzzle as somebody wrote it down, not yet checked.
struct Draft {
    std::int64_t size = 0;
    Rule rule = Rule::chess;
    std::vector<Square> given = {};
    std::vector<Square> blocked = {};
    std::vector<Diagonal> excluded = {};
};

/// What makes the draft meaningless: a size, square or diagonal out of range, or a row or column among the excluded
/// diagonals. Nothing if it can become a Puzzle.
[[nodiscard]] std::optional<Problem> problem_in(const Draft& draft);

class Placement;

/// Why a puzzle has no solution, seen before any search.
struct Contradiction {
    enum class Kind { given_on_blocked, given_on_excluded, givens_attack };
    Kind kind;
    Square given;
    /// For `givens_attack`: the other queen, and the line that they share.
    Square other = {};
    Line line = Line::row;
};

/// The contradiction as a message, its squares spelled as asked.
[[nodiscard]] Message message_of(const Contradiction& contradiction, int size, Coordinates coordinates);

/// A checked puzzle. It may still be impossible: that is an answer.
class Puzzle {
  public:
    /// Refuses (BadRequest) a draft that has a problem.
    explicit Puzzle(Draft draft);
    /// The classical puzzle: an empty n × n board, 0 ≤ n ≤ largest_size. n = 0 has one solution, the empty one.
    explicit Puzzle(int size) : Puzzle(Draft{.size = size}) {}

    [[nodiscard]] int size() const noexcept { return size_; }
    [[nodiscard]] Rule rule() const noexcept { return rule_; }
    /// Each in ascending order, without repetition.
    [[nodiscard]] std::span<const Square> given() const& noexcept { return given_; }
    [[nodiscard]] std::span<const Square> blocked() const& noexcept { return blocked_; }
    [[nodiscard]] std::span<const Diagonal> excluded() const& noexcept { return excluded_; }
    /// A look at a temporary would outlive it.
    void given() const&& = delete;
    void blocked() const&& = delete;
    void excluded() const&& = delete;

    /// Nothing given, blocked or excluded.
    [[nodiscard]] bool is_empty() const noexcept { return given_.empty() && blocked_.empty() && excluded_.empty(); }

    /// Why the puzzle itself forbids a queen on this square of the board (`blocked`, `excluded`), or `none`. Attacks
    /// are not looked at. In O(log b) for b blocked squares and excluded diagonals.
    [[nodiscard]] Refusal refusal(Square square) const;

    /// Set if given queens alone make it impossible.
    [[nodiscard]] std::optional<Contradiction> contradiction() const noexcept { return contradiction_; }

    /// The symmetries of the square that map the puzzle to itself, identity first: a group of 1, 2, 4 or 8.
    [[nodiscard]] std::span<const Symmetry> symmetries() const& noexcept { return symmetries_; }
    void symmetries() const&& = delete;

    /// The puzzle turned or mirrored. Its solutions are the images of this one's.
    [[nodiscard]] Puzzle image(Symmetry symmetry) const;
    /// The puzzle with these queens given, too. Refuses squares that are not on the board.
    [[nodiscard]] Puzzle with_given(std::span<const Square> queens) const;

    friend bool operator==(const Puzzle& one, const Puzzle& other) noexcept {
        return one.size_ == other.size_ && one.rule_ == other.rule_ && one.given_ == other.given_ &&
               one.blocked_ == other.blocked_ && one.excluded_ == other.excluded_;
    }

  private:
    [[nodiscard]] bool excludes(Line line, Square square) const noexcept;
    [[nodiscard]] Draft image_draft(Symmetry symmetry) const;
    [[nodiscard]] bool is_fixed_by(Symmetry symmetry) const;
    [[nodiscard]] std::optional<Contradiction> find_contradiction() const;

    int size_ = 0;
    Rule rule_ = Rule::chess;
    std::vector<Square> given_;
    std::vector<Square> blocked_;
    std::vector<Diagonal> excluded_;
    std::vector<Symmetry> symmetries_;
    std::optional<Contradiction> contradiction_;
};

/// Refuses a placement on a board of another size.
void check_same_size(int size, const Puzzle& puzzle);

}  // namespace queens

#pragma GCC visibility pop
