// SPDX-License-Identifier: MIT
#include "queens/check/rup.hpp"

#include <algorithm>
#include <cstdlib>

namespace queens::checking {

void RupChecker::add(std::span<const int> clause) {
    const std::vector<int> literals = ordered(clause);
    for (const int literal : literals) make_room(literal);
    const Id id = clauses_.size();
    clauses_.push_back({literals_.size(), literals_.size() + literals.size()});
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    by_hash_.emplace(hash(literals), id);
    // A unit that is known already is a better reason than the one so far: units are deleted last, if at all.
    if (literals.size() == 1 && value(literals[0]) > 0) reasons_[index(literals[0])] = id;
    if (!is_refuted_) watch(id);
}

void RupChecker::remove(std::span<const int> clause) {
    const std::vector<int> literals = ordered(clause);
    const auto [begin, end] = by_hash_.equal_range(hash(literals));
    const auto found =
        std::find_if(begin, end, [&](const auto& entry) { return ordered(literals_of(entry.second)) == literals; });
    if (found == end) return;
    const Id id = found->second;
    by_hash_.erase(found);
    clauses_[id].is_deleted = true;
    const bool is_reason = std::any_of(literals.begin(), literals.end(), [&](int literal) {
        return value(literal) > 0 && reasons_[index(literal)] == id;
    });
    if (is_reason || is_refuted_) find_root();
}

bool RupChecker::follows(std::span<const int> clause) {
    if (is_refuted_) return true;
    const std::size_t root = trail_.size();
    bool is_refuted = false;  // the negated literals contradict each other, or the clauses
    for (const int literal : clause) {
        make_room(literal);
        is_refuted = is_refuted || value(literal) > 0;
        if (value(literal) == 0) set(-literal, no_clause);
    }
    is_refuted = is_refuted || !propagate();
    undo(root);
    return is_refuted;
}

std::uint64_t RupChecker::hash(std::span<const int> ordered) noexcept {
    std::uint64_t result = 0x9E37'79B9'7F4A'7C15;
    for (const int literal : ordered) {
        result = (result ^ static_cast<std::uint32_t>(literal)) * 0xBF58'476D'1CE4'E5B9;
        result ^= result >> 29U;
    }
    return result;
}

/// Each literal once.
std::vector<int> RupChecker::ordered(std::span<const int> clause) {
    std::vector<int> literals(clause.begin(), clause.end());
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    return literals;
}

void RupChecker::make_room(int literal) {
    const std::size_t needed = index(-std::abs(literal)) + 1;
    if (needed <= values_.size()) return;
    values_.resize(needed);
    watching_.resize(needed);
    reasons_.resize(needed, no_clause);
}

void RupChecker::set(int literal, Id reason) {
    values_[index(literal)] = 1;
    values_[index(-literal)] = -1;
    reasons_[index(literal)] = reason;
    trail_.push_back(literal);
}

/// Puts a clause under watch at the root, and follows it if it has one literal left there.
void RupChecker::watch(Id id) {
    const std::span<int> literals = literals_of(id);
    std::partition(literals.begin(), literals.end(), [this](int literal) { return value(literal) >= 0; });
    for (const int literal : literals.first(std::min<std::size_t>(literals.size(), 2))) {
        watching_[index(literal)].push_back(id);
    }
    if (literals.empty() || value(literals[0]) < 0) {
        is_refuted_ = true;
    } else if (value(literals[0]) == 0 && (literals.size() == 1 || value(literals[1]) < 0)) {
        set(literals[0], id);
        is_refuted_ = !propagate();
    }
}

bool RupChecker::propagate() {
    for (; propagated_ < trail_.size(); ++propagated_) {
        if (!visit_watching(-trail_[propagated_])) return false;
    }
    return true;
}

bool RupChecker::visit_watching(int false_literal) {
    std::vector<Id> visited;
    visited.swap(watching_[index(false_literal)]);
    std::size_t kept = 0;
    bool is_fine = true;
    for (std::size_t i = 0; i < visited.size(); ++i) {
        const Id id = visited[i];
        if (clauses_[id].is_deleted) continue;
        const Visit result = is_fine ? visit(id, false_literal) : Visit::goes_on_watching;
        if (result != Visit::watches_another) visited[kept++] = id;
        if (result == Visit::has_none_left) is_fine = false;
    }
    visited.resize(kept);
    watching_[index(false_literal)].swap(visited);  // nothing came to watch it meanwhile: it is false
    return is_fine;
}

RupChecker::Visit RupChecker::visit(Id id, int false_literal) {
    const std::span<int> literals = literals_of(id);
    if (literals.size() == 1) return Visit::has_none_left;
    if (literals[0] == false_literal) std::swap(literals[0], literals[1]);
    if (value(literals[0]) > 0) return Visit::goes_on_watching;
    for (std::size_t i = 2; i < literals.size(); ++i) {
        if (value(literals[i]) < 0) continue;
        std::swap(literals[1], literals[i]);
        watching_[index(literals[1])].push_back(id);
        return Visit::watches_another;
    }
    if (value(literals[0]) < 0) return Visit::has_none_left;
    set(literals[0], id);
    return Visit::goes_on_watching;
}

void RupChecker::undo(std::size_t length) noexcept {
    for (; trail_.size() > length; trail_.pop_back()) {
        values_[index(trail_.back())] = 0;
        values_[index(-trail_.back())] = 0;
    }
    propagated_ = length;
}

void RupChecker::find_root() {
    undo(0);
    is_refuted_ = false;
    for (auto& watching : watching_) watching.clear();
    for (Id id = 0; id < clauses_.size() && !is_refuted_; ++id) {
        if (!clauses_[id].is_deleted) watch(id);
    }
}

}  // namespace queens::checking
