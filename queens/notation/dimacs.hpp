// SPDX-License-Identifier: MIT
// Reads clauses and proofs as SAT solvers write them: DIMACS (`p cnf VARIABLES CLAUSES`, then clauses that end in 0)
// and DRAT (clauses, and `d` before those that are needed no more). Lines that begin with c are remarks.
#pragma once

#include <optional>

#include "queens/board/clauses.hpp"
#include "queens/board/problem.hpp"
#include "queens/notation/lines.hpp"

namespace queens::notation {

struct ClausesReading {
    std::optional<Clauses> clauses;
    std::optional<Problem> problem;
};

/// Reads the lines to their end.
[[nodiscard]] ClausesReading read_dimacs(Lines& lines);

/// Reads a proof, a step a line.
class ProofReader {
  public:
    /// A proof by unit propagation speaks of the formula's variables; those are numbered up to this.
    ProofReader(Lines& lines, int variables) : lines_(lines), variables_(variables) {}

    /// The next step; nothing at the end, or where a line is none.
    std::optional<ProofStep> next();
    /// What is wrong with the line that was none.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return problem_; }

  private:
    Lines& lines_;
    int variables_;
    std::optional<Problem> problem_;
};

}  // namespace queens::notation
