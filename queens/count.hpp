// SPDX-License-Identifier: MIT
// How many solutions a puzzle has.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "queens/board/limits.hpp"
#include "queens/board/progress.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/symmetry.hpp"
#include "queens/board/total.hpp"
#include "queens/tree/piece.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// Whether solutions that are images of each other, under the puzzle's own symmetries, are counted as classes too.
enum class Unique { no, yes };

/// More threads than any machine runs at once.
inline constexpr int most_threads = 1024;

struct CountOptions {
    /// A row of engines(), by name.
    std::string_view engine = "simd";
    /// For `simd`: a row of targets(), by name; empty: the widest that this machine has.
    std::string_view target = {};
    Unique unique = Unique::no;
    /// How many threads to use, at most `most_threads`; 0: as many as the machine runs at once. A node limit is kept
    /// by one thread.
    int threads = 0;
    Limits limits = {};
    Progress* progress = nullptr;
};

/// How many classes have 1, 2, 4 and 8 members.
struct Classes {
    /// The sizes that a class can have, and how many classes of each there are.
    static constexpr std::array sizes = {1, 2, 4, 8};
    std::array<Total, sizes.size()> of_size = {};

    [[nodiscard]] Total all() const noexcept;
    /// All their members: the number of solutions.
    [[nodiscard]] Total solutions() const noexcept;
    /// Counts one class of this size.
    void add(int size) noexcept;
    Classes& operator+=(const Classes& other) noexcept;
};

struct Count {
    /// Exact if ended_by is `end`; else what was found so far: a lower bound, never to be shown as the answer.
    Total solutions;
    /// Set if classes were asked for.
    std::optional<Classes> classes;
    /// Nodes of the engine's search tree, the root included: its signature, the same on every machine. `plain`:
    /// partial placements (OEIS A319283); `cross` and `simd`: see docs/count.md.
    Total nodes;
    Seconds elapsed{};
    EndedBy ended_by = EndedBy::end;
};

/// Counts the solutions. n = 0 has one, the empty board. Refuses an unknown engine or target, a size over the
/// engine's, and a number of threads out of range.
[[nodiscard]] Count count(const Puzzle& puzzle, const CountOptions& options = {});

/// Counts the solutions in these pieces only: the one entry for threads, page workers and machines. Pieces are made
/// by `pieces`, for the same puzzle and options; any others are counted as well, with no solution where their queens
/// cannot stand together. Refuses squares off the board. `cross` and `simd` cannot count classes by pieces, and
/// refuse that.
[[nodiscard]] Count count(const Puzzle& puzzle, std::span<const Piece> pieces, const CountOptions& options = {});

/// The pieces that make up the whole count, in a fixed order; a pure function of the puzzle, the engine and
/// whether classes are asked for. The nodes above the pieces' roots belong to the whole count, not to any piece.
[[nodiscard]] std::vector<Piece> pieces(const Puzzle& puzzle, const CountOptions& options = {});

/// Counts the solutions that a half turn, or a quarter turn, maps to themselves, by placing all images of a queen at
/// once (OEIS A032522, A033148): P and R of 8F = Q + P + 2R. Takes n ≤ largest_symmetric_size; `engine`, `target` and
/// `unique` do not matter. Refuses other symmetries.
[[nodiscard]] Count count_symmetric(const Puzzle& puzzle, Symmetry symmetry, const CountOptions& options = {});

inline constexpr int largest_symmetric_size = 64;

/// The classes, from the numbers of all solutions and of those that half and quarter turns fix, under the symmetries
/// of a puzzle of this size.
[[nodiscard]] Classes classes_from(int size, std::span<const Symmetry> symmetries, const Total& all,
                                   const Total& fixed_by_half_turn, const Total& fixed_by_quarter_turn);

/// An engine: a row of the table.
struct EngineSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// It takes boards from 0 to this size.
    int largest_size;
};

/// All engines.
[[nodiscard]] std::span<const EngineSummary> engines();

/// A kind of processor, or of its vectors, that `simd` was compiled for.
struct TargetSummary {
    std::string_view name;
    /// Boards searched at a time.
    int lanes;
};

/// Those that this machine has, widest first; never empty.
[[nodiscard]] std::span<const TargetSummary> targets();

}  // namespace queens

#pragma GCC visibility pop
