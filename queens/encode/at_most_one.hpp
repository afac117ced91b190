// SPDX-License-Identifier: MIT
// Three ways to say in clauses that at most one of k literals is true. Between them they trade clauses for variables:
//
//   way          variables   clauses        who
//   pairwise     0           k (k − 1) / 2  everybody
//   sequential   k − 2       about 4 k      [Sinz 2005]
//   product      about 2√k   about 3 k      [Chen 2010]
//
// Sinz and Chen let an auxiliary variable be true without need. Here it is true exactly when it must be, at the cost
// of a few clauses: so each solution is one model, and counting models counts solutions.
#pragma once

#include <initializer_list>
#include <span>

#include "queens/board/table.hpp"
#include "queens/encode.hpp"

namespace queens::encoding {

/// Numbers new variables, and hands clauses on until the sink has had enough.
class Clauses {
  public:
    Clauses(int variables, const ClauseSink& sink) : variables_(variables), sink_(sink) {}

    [[nodiscard]] int new_variable() noexcept { return ++variables_; }
    void add(std::span<const int> literals) {
        ++clauses_;
        if (flow_ == Flow::go_on) flow_ = sink_(literals);
    }
    void add(std::initializer_list<int> literals) { add(std::span(literals.begin(), literals.size())); }

    [[nodiscard]] Flow flow() const noexcept { return flow_; }
    [[nodiscard]] FormulaSize size() const noexcept { return {variables_, clauses_}; }

  private:
    int variables_;
    std::int64_t clauses_ = 0;
    Flow flow_ = Flow::go_on;
    const ClauseSink& sink_;
};

/// A way: a row of the table.
struct Way {
    AtMostOneSummary summary;
    void (*add)(std::span<const int> literals, Clauses& clauses);
};

/// `by-size`, the default, is the first.
[[nodiscard]] Table<Way> ways();

}  // namespace queens::encoding
