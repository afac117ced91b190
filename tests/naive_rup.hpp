// SPDX-License-Identifier: MIT
// Checking a proof as stupidly as possible: a list of clauses, looked through again and again until nothing new
// follows.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "queens/board/clauses.hpp"

namespace queens::naive {

inline std::vector<std::vector<int>> clauses_in(const Clauses& clauses) {
    std::vector<std::vector<int>> result(1);
    for (const int literal : clauses.literals) {
        if (literal == 0) {
            result.emplace_back();
        } else {
            result.back().push_back(literal);
        }
    }
    result.pop_back();
    return result;
}

/// Whether assuming the opposite of every literal makes some clause false by unit propagation.
inline bool follows(const std::vector<std::set<int>>& clauses, const std::set<int>& clause) {
    std::set<int> known;
    for (const int literal : clause) known.insert(-literal);
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const int literal : known) {
            if (known.contains(-literal)) return true;
        }
        for (const auto& other : clauses) {
            std::vector<int> left;
            for (const int literal : other) {
                if (!known.contains(-literal)) left.push_back(literal);
            }
            if (left.empty()) return true;
            if (left.size() == 1) is_new = known.insert(left[0]).second || is_new;
        }
    }
    return false;
}

inline bool accepts(const Clauses& formula, const std::vector<ProofStep>& proof) {
    std::vector<std::set<int>> clauses;
    for (const auto& clause : clauses_in(formula)) clauses.emplace_back(clause.begin(), clause.end());
    for (const ProofStep& step : proof) {
        const std::set<int> clause(step.literals.begin(), step.literals.end());
        if (step.is_deletion) {
            const auto found = std::find(clauses.begin(), clauses.end(), clause);
            if (found != clauses.end()) clauses.erase(found);
            continue;
        }
        if (!follows(clauses, clause)) return false;
        if (clause.empty()) return true;
        clauses.push_back(clause);
    }
    return false;
}

}  // namespace queens::naive
