// SPDX-License-Identifier: MIT
// Whether a placement is legal; who attacks whom; whether a queen may stand on a square.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "queens/board/clauses.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/total.hpp"
#include "queens/board/verdict.hpp"

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

/// Whether a placement can be completed.
struct Completion {
    Verdict verdict = Verdict::impossible;
    /// If it can: a solution with all its queens.
    std::optional<Placement> witness = {};
    /// If it cannot, and that is seen at once: why.
    std::optional<Contradiction> contradiction = {};
    Total nodes = {};
    EndedBy ended_by = EndedBy::end;
};

/// The puzzle with the placement's queens given as well: its solutions are the placement's completions.
[[nodiscard]] Puzzle completion_puzzle(const Placement& placement, const Puzzle& puzzle);

/// Searches for a solution of the puzzle that has all queens of the placement.
[[nodiscard]] Completion complete(const Placement& placement, const Puzzle& puzzle, const Limits& limits = {});

/// What can be concluded next, from the simplest reason that there is. A *line* is a row or a column.
struct Hint {
    enum class Kind {
        not_legal,          ///< what is there breaks the rules
        solved,             ///< nothing is left to do
        dead_line,          ///< no queen can stand on `line` any more
        forced,             ///< `square` is the only one left in `line`
        refused,            ///< a queen on `square` would leave no square in `line`
        no_completion,      ///< no solution has these queens; a search found that out
        forced_by_search,   ///< only `square`, of those in `line`, leads to solutions
        refused_by_search,  ///< no solution has a queen on `square`
        open,               ///< each square of the most constrained `line` leads to a solution: choose
        gave_up,            ///< a limit came first
    };
    Kind kind = Kind::open;
    Square square = {};
    Line line = Line::row;
    /// Of the line, from 0.
    int index = 0;
};

/// Looks for the hint: first at the squares that are left, then one queen ahead, then by search. n ≤ 200; refuses
/// larger boards.
[[nodiscard]] Hint hint(const Placement& placement, const Puzzle& puzzle, const Limits& limits = {});

/// The hint as a message, its squares and lines spelled as asked.
[[nodiscard]] Message message_of(const Hint& hint, int size, Coordinates coordinates);

/// What came of checking a proof.
struct ProofCheck {
    /// Every step up to the empty clause follows by unit propagation, and the empty clause is there: the clauses have
    /// no model.
    bool is_accepted = false;
    /// How many steps were looked at.
    std::int64_t steps = 0;
    /// The last of them, if it does not follow. If nothing else is set, the empty clause is missing.
    std::optional<ProofStep> unproved = {};
    /// Which limit came first, if one did.
    EndedBy ended_by = EndedBy::end;
};

/// Checks the proof, from its first step to the empty clause, that the clauses have no model: each clause must follow
/// by unit propagation from the clauses and the steps before it, without those that were deleted. (Deleting what is
/// not there changes nothing.) Shares no code with any solver.
[[nodiscard]] ProofCheck check_proof(const Clauses& clauses, const ProofSteps& next, const Limits& limits = {});

}  // namespace queens

#pragma GCC visibility pop
