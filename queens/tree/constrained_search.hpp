// SPDX-License-Identifier: MIT
// The search for hard puzzles: the line with the fewest squares left comes first, be it a row or a column.
//
// Every queen takes the squares that it attacks away from all lines. A line that must have a queen and has one square
// left forces it; one with none left is a dead end, at once, wherever on the board it is. On a torus all diagonals
// must have a queen, too: n queens stand on n different ones. Lines that were dead ends before weigh more, so that
// the search turns to the hard part of the board [Boussemart, Hemery, Lecoutre, Sais 2004].
//
// A square that has been tried in vain is taken away like an attacked one. So a line whose squares were all tried is
// one more line without squares, and going back needs no other rule.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/random.hpp"

namespace queens::tree {

class ConstrainedSearch {
  public:
    /// The search for all solutions of the puzzle. A contradictory puzzle has none. The seed decides which of a
    /// line's squares is tried first. Takes about 40 bytes a square of the board.
    ConstrainedSearch(const Puzzle& puzzle, std::uint64_t seed);

    /// Goes on to the next solution. False: none is left (see is_over), or the meter (which counts each queen placed)
    /// said stop, or so many queens have been placed in this call.
    bool next_solution(Meter& meter, std::uint64_t most_queens = ~std::uint64_t{0});

    /// Whether all has been seen.
    [[nodiscard]] bool is_over() const noexcept { return is_over_; }

    /// Takes all queens off, to search in another order. What was learnt stays: the weights, and the squares that can
    /// be in no solution. To be called only before the first solution.
    void restart();

    /// The column of each row's queen, n entries: complete after next_solution().
    [[nodiscard]] std::span<const int> columns() const noexcept { return columns_; }

  private:
    static constexpr int no_line = -1;

    /// A square that may get a queen, and the numbers of its lines: rows, columns, then diagonals.
    struct Candidate {
        std::array<int, 4> lines;
        Square square;
        std::uint32_t rank;  // drawn; of a line's squares, the one of the lowest rank is tried first
    };
    struct BoardLine {
        std::vector<int> candidates;
        int left = 0;  // candidates that are still there
        bool must_have_queen = false;
        bool has_queen = false;
        std::uint32_t weight = 1;
    };
    /// A queen placed, and how many squares had been taken away before.
    struct Choice {
        int candidate;
        std::size_t removed;
    };

    void find_candidates(const Puzzle& puzzle);
    void draw_ranks();
    [[nodiscard]] int most_constrained_line() const;
    [[nodiscard]] int first_candidate(const BoardLine& line) const;
    void place(int candidate);
    void remove(int candidate);
    /// Goes back as long as a line has no square left. False: all has been seen, or the meter said stop.
    bool leave_dead_ends(Meter& meter);
    /// Takes the last queen off, and its square away. False: there was none.
    bool go_back();
    void lift();

    std::vector<Candidate> candidates_;
    std::vector<char> is_there_;  // of each candidate
    std::vector<BoardLine> lines_;
    std::vector<int> removed_;  // candidates, in the order in which they were taken away
    std::vector<Choice> queens_;
    std::vector<int> columns_;
    Random random_;
    int dead_line_ = no_line;  // one that must have a queen and has no square left
    bool is_at_solution_ = false;
    bool is_over_ = false;
};

/// The largest board that ConstrainedSearch can be expected to hold in memory.
inline constexpr int largest_constrained_size = 2000;

}  // namespace queens::tree
