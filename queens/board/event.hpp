// SPDX-License-Identifier: MIT
// What a search does, step by step. Produced by trace, put into words by notation, drawn by draw.
#pragma once

#include <string_view>
#include <vector>

#include "queens/board/refusal.hpp"
#include "queens/board/square.hpp"
#include "queens/board/total.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// How a program that runs the algorithm remembers where it is.
enum class Memory {
    calls,       ///< recursion: a call for each line
    list,        ///< a loop, and a list of the queens placed
    masks,       ///< recursion, and three masks of the current row
    candidates,  ///< the squares that are left to each row
    items,       ///< the squares that are left to each row and each column
    board,       ///< a full board
};

/// An algorithm that can be traced: a row of the table in trace/.
struct AlgorithmSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// It takes boards from 0 to this size.
    int largest_size;
    Axis axis;
    Memory memory;
    /// Squares are tested before a queen is placed (else the full board is).
    bool tests_before_placing;
    /// It sees everything, if it isn't stopped: finds every solution, and knows when there is none. Else it finds at
    /// most one, and may get stuck.
    bool sees_all = true;
    /// It draws lots, so it takes a seed.
    bool takes_seed = false;
};

enum class EventKind {
    look,       ///< a square is refused; `attackers` and `refusal` say why
    place,      ///< a queen is put on a safe square
    lift,       ///< the queen is taken off again
    rule_out,   ///< a candidate square is gone, because of the queen in `attackers`
    allow,      ///< and is a candidate again
    found,      ///< every line has a queen
    stuck,      ///< a line ran out of squares and none of them was free: a dead end
    backtrack,  ///< a line ran out of squares, all that were free being used up
    move,       ///< the line's queen goes to another square, of the full board; `attackers` attack it there, too
};

/// "look", "place", … as in JSON.
[[nodiscard]] const char* name(EventKind kind) noexcept;

/// One step. A *line* is a row for searches that go row by row, a column for those that go column by column. Of a
/// search that goes by both, lines from n are columns: n + column.
struct Event {
    static constexpr int no_line = -1;

    EventKind kind = EventKind::look;
    /// The square tried, filled or emptied. For `found`, the last queen's; for `stuck` and `backtrack` only its line
    /// counts.
    Square square = {};
    /// Number of queens that the search has placed before this line (given queens not counted); for a full board
    /// that is found or refused, all that it has placed; for `rule_out` and `allow`, those on the board. Moves keep
    /// the depth at which the queen was placed.
    int depth = 0;
    /// The row (or column) this is about, and where the search turns to afterwards. No next line: after `place`, the
    /// board is full; after `stuck` and `backtrack`, all has been seen. No line at all: `found` where nothing was to
    /// be filled, and `stuck` when all moves are used up.
    int line = 0;
    int next_line = no_line;
    Refusal refusal = Refusal::none;
    /// Queens that attack the square: given ones first, line by line, then the others in order of placement.
    std::vector<Square> attackers = {};
};

/// What has happened so far. tried = squares refused + queens placed.
struct EventTotals {
    Total events, placed, removed, tried, dead_ends, solutions;
};

/// Counts one event.
void count(EventTotals& totals, const Event& event) noexcept;

}  // namespace queens

#pragma GCC visibility pop
