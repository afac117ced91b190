// SPDX-License-Identifier: MIT
// Every solution of a puzzle, one after another, as it is found.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "queens/board/limits.hpp"
#include "queens/board/progress.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/total.hpp"

#pragma GCC visibility push(default)

namespace queens {

enum class Listing {
    all,
    /// The smallest member (in lexicographic order of its columns, row by row) of each class of solutions that are
    /// images of each other under the puzzle's own symmetries.
    one_per_class,
};

struct EnumerateOptions {
    /// A row of orders(), by name.
    std::string_view order = "rows";
    Listing listing = Listing::all;
    /// Hand out so many and then only look whether there are more. Nothing: all.
    std::optional<std::uint64_t> first = {};
    Limits limits = {};
    Progress* progress = nullptr;
};

struct Enumeration {
    /// Handed out.
    Total solutions;
    /// There is at least one more than that.
    bool has_more = false;
    /// Nodes of the search tree, the root included.
    Total nodes;
    Seconds elapsed{};
    /// `end`: these are all; `enough`: the sink said stop, or `first` were handed out and there are more.
    EndedBy ended_by = EndedBy::end;
};

/// Hands each solution to the sink, in the order in which the search finds it, in memory that does not grow with
/// their number. A contradictory puzzle has none. Refuses an unknown order, and n > 10⁷.
Enumeration enumerate(const Puzzle& puzzle, const EnumerateOptions& options, const Sink& sink);

/// An order of search: a row of the table.
struct OrderSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
};

/// `rows` (row by row: lexicographic), `columns` (column by column), and `search` (the most constrained row or column
/// first, for puzzles with few solutions; n ≤ 2000).
[[nodiscard]] std::span<const OrderSummary> orders();

}  // namespace queens

#pragma GCC visibility pop
