// SPDX-License-Identifier: MIT
// Whether clauses follow from others by unit propagation: set the clause's literals to false, and follow all clauses
// that have one literal left; if one has none left, the clause follows (reverse unit propagation, RUP)
// [Goldberg & Novikov 2003].
//
// Propagation watches two literals of each clause that are not false, as SAT solvers do. What follows from the
// clauses alone (the root) is kept; it is found anew only when a clause is deleted that it rests on.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace queens::checking {

class RupChecker {
  public:
    RupChecker() = default;

    void add(std::span<const int> clause);
    /// Deletes one clause of these literals, in whatever order; nothing happens if there is none.
    void remove(std::span<const int> clause);
    /// Whether the clause follows by unit propagation.
    [[nodiscard]] bool follows(std::span<const int> clause);

  private:
    using Id = std::size_t;
    static constexpr Id no_clause = ~Id{0};

    /// Where its literals lie in literals_. The first two are watched.
    struct Clause {
        std::size_t begin = 0;
        std::size_t end = 0;
        bool is_deleted = false;
    };

    static std::size_t index(int literal) noexcept {
        const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
        return 2 * variable + (literal < 0 ? 1U : 0U);
    }
    static std::uint64_t hash(std::span<const int> ordered) noexcept;
    static std::vector<int> ordered(std::span<const int> clause);

    void make_room(int literal);
    [[nodiscard]] int value(int literal) const noexcept { return values_[index(literal)]; }
    void set(int literal, Id reason);
    [[nodiscard]] std::span<int> literals_of(Id id) noexcept {
        return std::span(literals_).subspan(clauses_[id].begin, clauses_[id].end - clauses_[id].begin);
    }
    void watch(Id id);
    /// Follows all that was set and not followed yet. False: a clause has no literal left.
    bool propagate();
    /// Looks at the clauses that watch this literal, which has become false. False: one has no literal left.
    bool visit_watching(int false_literal);
    /// Looks at a clause one of whose watched literals has become false.
    enum class Visit { goes_on_watching, watches_another, has_none_left };
    Visit visit(Id id, int false_literal);
    /// Forgets what was set after the first so many literals.
    void undo(std::size_t length) noexcept;
    /// Finds the root anew from all clauses.
    void find_root();

    std::vector<int> literals_;
    std::vector<Clause> clauses_;
    std::unordered_multimap<std::uint64_t, Id> by_hash_;
    std::vector<std::vector<Id>> watching_;  // by literal: the clauses that watch it
    std::vector<signed char> values_;        // by literal: 1 true, −1 false, 0 unknown
    std::vector<Id> reasons_;                // by literal that is true at the root
    std::vector<int> trail_;                 // literals that are true, in order
    std::size_t propagated_ = 0;             // so many of them were followed
    bool is_refuted_ = false;                // at the root a clause has no literal left
};

}  // namespace queens::checking
