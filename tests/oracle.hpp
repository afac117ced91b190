// SPDX-License-Identifier: MIT
// The definition of the puzzle, written as stupidly as possible and sharing no code with the library: every order of
// columns is tried, and every pair of queens is tested by walking from one square to the other.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "queens/board/puzzle.hpp"

namespace queens::oracle {

/// Whether a walk in one of the eight directions leads from one square to the other; on the torus it comes in again
/// at the opposite edge.
inline bool attacks(bool is_torus, int n, Square from, Square to) {
    for (int row_step = -1; row_step <= 1; ++row_step) {
        for (int column_step = -1; column_step <= 1; ++column_step) {
            if (row_step == 0 && column_step == 0) continue;
            int row = from.row;
            int column = from.column;
            for (int step = 1; step < n; ++step) {
                row += row_step;
                column += column_step;
                const bool is_diagonal = row_step != 0 && column_step != 0;
                if (is_torus && is_diagonal) {
                    row = (row + n) % n;
                    column = (column + n) % n;
                }
                if (row == to.row && column == to.column) return true;
            }
        }
    }
    return false;
}

inline bool is_excluded(const Draft& draft, Square square) {
    const int n = static_cast<int>(draft.size);
    return std::any_of(draft.excluded.begin(), draft.excluded.end(), [&](const Diagonal& diagonal) {
        const int value = diagonal.line == Line::rising ? square.row + square.column : square.row - square.column;
        if (draft.rule == Rule::torus) return (value - diagonal.value) % n == 0;
        return value == diagonal.value;
    });
}

inline bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// Whether the columns of the rows are a solution of the puzzle.
inline bool is_solution(const Draft& draft, const std::vector<int>& columns) {
    std::vector<Square> queens;
    for (int row = 0; row < static_cast<int>(columns.size()); ++row) {
        queens.push_back({row, columns[static_cast<std::size_t>(row)]});
    }
    for (const Square given : draft.given) {
        if (!contains(queens, given)) return false;
    }
    for (const Square queen : queens) {
        if (contains(draft.blocked, queen) || is_excluded(draft, queen)) return false;
        for (const Square other : queens) {
            if (other != queen && attacks(draft.rule == Rule::torus, static_cast<int>(draft.size), queen, other)) {
                return false;
            }
        }
    }
    return true;
}

/// All solutions, in lexicographic order of their columns. n! boards are looked at: n ≤ 8.
inline std::vector<std::vector<int>> solutions(const Draft& draft) {
    std::vector<int> columns(static_cast<std::size_t>(draft.size));
    std::iota(columns.begin(), columns.end(), 0);
    std::vector<std::vector<int>> result;
    do {
        if (is_solution(draft, columns)) result.push_back(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return result;
}

}  // namespace queens::oracle
