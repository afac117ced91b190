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
#include "queens/board/total.hpp"
#include "queens/tree/piece.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// Whether solutions that are images of each other, under the puzzle's own symmetries, are counted as classes too.
enum class Unique { no, yes };

struct CountOptions {
    /// A row of engines(), by name.
    std::string_view engine = "bitmask";
    Unique unique = Unique::no;
    /// How many threads to use; 0: as many as the machine runs at once. A node limit is kept by one thread.
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
    /// Nodes of the engine's search tree, the root included. `plain`: partial placements (OEIS A319283).
    Total nodes;
    Seconds elapsed{};
    EndedBy ended_by = EndedBy::end;
};

/// Counts the solutions. n = 0 has one, the empty board. Refuses an unknown engine, a size over the engine's, and a
/// negative number of threads.
[[nodiscard]] Count count(const Puzzle& puzzle, const CountOptions& options = {});

/// Counts the solutions in these pieces only: the one entry for threads, page workers and machines. Pieces are made
/// by `pieces`, for the same puzzle and options.
[[nodiscard]] Count count(const Puzzle& puzzle, std::span<const Piece> pieces, const CountOptions& options = {});

/// The pieces that make up the whole count, in a fixed order; a pure function of the puzzle, the engine and
/// whether classes are asked for. The nodes above the pieces' roots belong to the whole count, not to any piece.
[[nodiscard]] std::vector<Piece> pieces(const Puzzle& puzzle, const CountOptions& options = {});

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

}  // namespace queens

#pragma GCC visibility pop
