// SPDX-License-Identifier: MIT
// New puzzles: at random as those of CSPLib, or with exactly one completion.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

#pragma GCC visibility push(default)

namespace queens {

struct GenerateOptions {
    /// A row of kinds(), by name.
    std::string_view kind = "completion";
    /// How many queens are given, squares blocked or diagonals excluded, at least 1. Nothing: what the kind is used
    /// to.
    std::optional<std::int64_t> amount = {};
    /// So many squares must be left in every row and column; for kinds that have a minimum. From 0 to n − 1, for
    /// `diagonals` any: from n on nothing can be excluded. Nothing: 1, or 0 on a board of one square.
    std::optional<int> minimum = {};
    std::uint64_t seed = 1;
    /// Set to true from any thread (or a signal handler) to give up soon.
    const std::atomic<bool>* stop = nullptr;
};

/// A puzzle by chance; it may have any number of solutions, also none. Equal options give equal puzzles everywhere,
/// and the same as the generators of CSPLib's problems 079 and 080, with the lists in their order. Nothing: it did
/// not come about in as many attempts as those make. Refuses an unknown kind, and numbers out of range.
[[nodiscard]] std::optional<Draft> generate(int size, const GenerateOptions& options);

/// A kind of puzzle: a row of the table.
struct KindSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// It makes boards from 1 to this size.
    int largest_size;
    bool has_minimum;
};

[[nodiscard]] std::span<const KindSummary> kinds();

/// How hard a puzzle is for somebody with a pencil: by the hardest step that is needed to its only solution.
enum class Grade {
    easy,    ///< there is always a row or column with a single square left
    medium,  ///< sometimes it takes to see that a queen on some square would leave a row or column without any
    hard,    ///< it takes more
};

/// The id of the grade's name in the catalogue: "grade.easy", "grade.medium", "grade.hard".
[[nodiscard]] const char* phrase_id(Grade grade) noexcept;

/// The grade of a puzzle that has exactly one solution.
[[nodiscard]] Grade grade(const Puzzle& puzzle);

/// A puzzle with one solution only.
struct UniquePuzzle {
    Draft draft;
    Placement solution;
    Grade grade = Grade::easy;
};

struct UniqueOptions {
    std::uint64_t seed = 1;
    /// Nothing: as few given queens as the solution bears; that is mostly hard. A grade: more of them, until it fits.
    std::optional<Grade> grade = {};
    /// Set to true from any thread (or a signal handler) to end the call.
    const std::atomic<bool>* stop = nullptr;
};

/// The largest board of generate_unique.
inline constexpr int largest_unique_size = 40;

/// Given queens with exactly one completion. If no grade is asked for, none of them could be left out. Equal options
/// give equal puzzles everywhere. Nothing: there is no solution to begin with (n = 2, 3), a hundred solutions gave
/// none of the grade, or `stop` was set. Refuses n < 1 and n > largest_unique_size.
[[nodiscard]] std::optional<UniquePuzzle> generate_unique(int size, const UniqueOptions& options = {});

}  // namespace queens

#pragma GCC visibility pop
