// SPDX-License-Identifier: MIT
// One solution of a puzzle, or the answer that there is none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queens/board/clauses.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/total.hpp"
#include "queens/board/verdict.hpp"

#pragma GCC visibility push(default)

namespace queens {

struct SolveOptions {
    /// A row of methods(), by name; empty: the one that suits the puzzle (choice_of_method).
    std::string_view method = {};
    /// For methods that take one (MethodSummary::takes_seed): another seed, another way through the search.
    std::optional<std::uint64_t> seed = {};
    Limits limits = {};
    /// For methods that write proofs: where the proof goes that there is no solution (in DRAT, for the clauses that
    /// clauses_of gives). Empty: nowhere.
    std::string proof_file = {};
};

struct Solution {
    Verdict verdict = Verdict::impossible;
    /// The method that was used: not always the one that was asked for, as `repair` leaves small boards to `search`.
    std::string_view method = {};
    /// Nodes of the search tree, the root included; 0 where nothing was searched, and
    /// with `sat`, which does not tell.
    Total nodes = {};
    Seconds elapsed{};
    EndedBy ended_by = EndedBy::end;
    /// Where `repair` gave up: how many queens found no safe square on its best board.
    std::optional<std::size_t> conflicts = {};
};

/// Hands one solution to the sink, if there is one. `gave_up` means that a limit came first. Refuses an unknown
/// method, and one that cannot take the puzzle.
Solution solve(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink);

/// A method, and the id of the sentence that says why it was chosen.
struct MethodChoice {
    std::string_view method;
    std::string_view reason;
};

/// The method that `solve` uses: the one that is asked for, or the one that suits the size and the shape of the
/// puzzle, and what else is asked for.
[[nodiscard]] MethodChoice choice_of_method(const Puzzle& puzzle, const SolveOptions& options = {});

/// A method: a row of the table.
struct MethodSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// It takes boards from 0 to this size.
    int largest_size;
    /// It takes given queens, and forbidden squares and diagonals.
    bool takes_any_puzzle;
    bool takes_torus = true;
    /// It takes a seed.
    bool takes_seed = false;
    /// The largest board that it takes with a seed.
    int largest_size_with_seed = largest_size;
    bool writes_proofs = false;
};

[[nodiscard]] std::span<const MethodSummary> methods();

/// The puzzle as clauses that have a model exactly if it has a solution: variable 1 + row · n + column says that a
/// queen stands there; larger ones only help. n ≤ largest_size_as_clauses.
[[nodiscard]] Clauses clauses_of(const Puzzle& puzzle);

inline constexpr int largest_size_as_clauses = 500;

}  // namespace queens

#pragma GCC visibility pop
