// SPDX-License-Identifier: MIT
#include "queens/board/table.hpp"
#include "queens/encode.hpp"
#include "queens/solve.hpp"

namespace queens {

Clauses clauses_of(const Puzzle& puzzle) {
    check_size("kind.method", "sat", puzzle.size(), 0, largest_size_as_clauses);
    Clauses clauses;
    const FormulaSize size =
        encode_clauses(puzzle, at_most_one_ways().front().name, [&](std::span<const int> clause) {
            clauses.add(clause);
            return Flow::go_on;
        });
    clauses.variables = static_cast<int>(size.variables);
    return clauses;
}

}  // namespace queens
