// SPDX-License-Identifier: MIT
// One solution of a puzzle, or the answer that there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/total.hpp"
#include "queens/board/verdict.hpp"

#pragma GCC visibility push(default)

namespace queens {

struct SolveOptions {
    /// A row of methods(), by name; empty: the one that suits the puzzle (default_method).
    std::string_view method = {};
    /// For `rows`: try each row's columns in a random order of its own, drawn from this seed; n ≤ 1000.
    std::optional<std::uint64_t> seed = {};
    Limits limits = {};
};

struct Solution {
    Verdict verdict = Verdict::impossible;
    /// The method that was used.
    std::string_view method = {};
    /// Nodes of the search tree, the root included; 0 where nothing was searched.
    Total nodes = {};
    Seconds elapsed{};
    EndedBy ended_by = EndedBy::end;
};

/// Hands one solution to the sink, if there is one. `gave_up` means that a limit came first. Refuses an unknown
/// method, and one that cannot take the puzzle.
Solution solve(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink);

/// The name of the method that `solve` uses when none is asked for: `formula` where it applies, else `rows`.
[[nodiscard]] std::string_view default_method(const Puzzle& puzzle);

/// A method: a row of the table.
struct MethodSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// It takes boards from 0 to this size.
    int largest_size;
    /// It takes given queens, and forbidden squares and diagonals.
    bool takes_any_puzzle;
};

[[nodiscard]] std::span<const MethodSummary> methods();

}  // namespace queens

#pragma GCC visibility pop
