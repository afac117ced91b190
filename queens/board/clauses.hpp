// SPDX-License-Identifier: MIT
// A question as a SAT solver takes it: conditions, each of which is a list of literals one of which must hold.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#pragma GCC visibility push(default)

namespace queens {

/// Clauses over the variables 1 … variables; the literal −v says that v does not hold.
struct Clauses {
    int variables = 0;
    std::int64_t count = 0;
    /// One clause after another, each ended by 0.
    std::vector<int> literals = {};

    void add(std::span<const int> clause) {
        literals.insert(literals.end(), clause.begin(), clause.end());
        literals.push_back(0);
        ++count;
    }
    friend bool operator==(const Clauses&, const Clauses&) = default;
};

/// A line of a proof: a clause that follows from those before it, or one that is needed no more.
struct ProofStep {
    bool is_deletion = false;
    std::vector<int> literals = {};
};

/// Gives the next step of a proof; nothing at its end.
using ProofSteps = std::function<std::optional<ProofStep>()>;

}  // namespace queens

#pragma GCC visibility pop
