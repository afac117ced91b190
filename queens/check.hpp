// SPDX-License-Identifier: MIT
// Whether a placement is legal; who attacks whom; whether a queen may stand on a square.
#pragma once

#include <functional>
#include <vector>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/total.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// Two queens that share a line, whether or not another one stands between.
struct Attack {
    Square one;
    Square other;
    Line line = Line::row;
    friend bool operator==(const Attack&, const Attack&) = default;
};

/// Takes an attack; `stop` ends the naming, not the counting.
using AttackSink = std::function<Flow(const Attack&)>;

struct Check {
    /// Pairs of queens that attack each other, each pair once.
    Total attacks;
    /// Squares with more than one queen.
    std::vector<Square> doubled;
    /// Queens on squares that the puzzle blocks or whose diagonal it excludes.
    std::vector<Square> forbidden;
    /// Given queens of the puzzle that are not there.
    std::vector<Square> missing_given;
    /// How many rows have no queen, and the first of them, from above, at most `most_empty_rows`.
    static constexpr std::size_t most_empty_rows = 20;
    int empty_row_count = 0;
    std::vector<int> empty_rows;
    /// As many queens as the board has rows.
    bool is_full = false;

    [[nodiscard]] bool is_legal() const noexcept {
        return attacks == Total() && doubled.empty() && forbidden.empty() && missing_given.empty();
    }
    [[nodiscard]] bool is_solution() const noexcept { return is_legal() && is_full; }
};

/// Checks the placement against the puzzle, in O(q log q) for q queens, whatever the board's size. The attacks are
/// handed to `name_attack` in order of the first queen, then of the second; both in order of rows.
/// Refuses a placement of another size than the puzzle's.
[[nodiscard]] Check check(const Placement& placement, const Puzzle& puzzle, const AttackSink& name_attack = {});

/// A queen that attacks a square, and the line along which it does.
struct Attacker {
    Square queen;
    Line line = Line::row;
    friend bool operator==(const Attacker&, const Attacker&) = default;
};

/// The queens that attack the square, in order of rows: the placement's, and those that the puzzle has given.
/// A queen on the square itself does not count. Refuses a placement of another size than the puzzle's, and a square
/// off the board.
[[nodiscard]] std::vector<Attacker> attackers(const Placement& placement, const Puzzle& puzzle, Square square);

/// Whether a queen of the placement or of the puzzle stands on the square.
[[nodiscard]] bool is_occupied(const Placement& placement, const Puzzle& puzzle, Square square);

/// Whether a queen may be put on the square: it is not occupied, no queen attacks it, and the puzzle does not forbid
/// it. Refuses what `attackers` refuses.
[[nodiscard]] bool is_safe(const Placement& placement, const Puzzle& puzzle, Square square);

}  // namespace queens

#pragma GCC visibility pop
