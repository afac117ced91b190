// SPDX-License-Identifier: MIT
// Solutions that can be written down at once, for every n ≥ 4: [Pauls 1874], in the form of [Hoffman, Loessi,
// Moore 1969].
//
// Knight's moves: on an even board, 1 3 5 … then 0 2 4 … (0-based columns) is a solution unless n mod 6 = 2, where
// the same staircase, started in the middle and closed point-symmetrically, is one. Neither uses the diagonal
// row = column, so an odd board takes the solution one smaller and a queen in the last corner.
//
// On the torus, column = 2 · row (mod n) is a solution if n is prime to 6, and else there is none [Pólya 1918].
#include "queens/solve/formula.hpp"

#include <numeric>

namespace queens::solving {
namespace {

/// n even, n mod 6 ≠ 2.
int staircase(int size, int row) {
    const int half = size / 2;
    return row < half ? 2 * row + 1 : 2 * (row - half);
}

/// n even, n mod 6 = 2 (any even n that is no multiple of 6 would do).
int centred_staircase(int size, int row) {
    const int half = size / 2;
    const bool is_upper = row < half;
    const auto step = static_cast<std::int64_t>(is_upper ? row : size - 1 - row);
    const int column = static_cast<int>((2 * step + half - 1) % size);
    return is_upper ? column : size - 1 - column;
}

int column_on_chessboard(int size, int row) {
    const int even = size - size % 2;
    if (row == even) return even;
    return even % 6 == 2 ? centred_staircase(even, row) : staircase(even, row);
}

int column_on_torus(int size, int row) {
    return static_cast<int>(2 * static_cast<std::int64_t>(row) % size);
}

}  // namespace

std::optional<Known> known_solution(const Puzzle& puzzle) {
    if (!puzzle.is_empty()) return std::nullopt;
    if (has_known_obstacle(puzzle)) return Known{.verdict = Verdict::impossible};
    const bool is_torus = puzzle.rule() == Rule::torus;
    return Known{.verdict = Verdict::solved, .column = is_torus ? column_on_torus : column_on_chessboard};
}

bool has_known_obstacle(const Puzzle& puzzle) noexcept {
    const int size = puzzle.size();
    if (puzzle.rule() == Rule::torus) return size > 0 && std::gcd(size, 6) != 1;
    return size == 2 || size == 3;
}

}  // namespace queens::solving
