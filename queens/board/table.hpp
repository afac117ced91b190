// SPDX-License-Identifier: MIT
// What the tables of engines, methods, algorithms and formats have in common: rows with a summary that has a name.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board/problem.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// A table: pointers to rows that live as long as the program.
template <class Row>
using Table = std::span<const Row* const>;

/// The row of this name, or null.
template <class Row>
[[nodiscard]] const Row* find_row(Table<Row> table, std::string_view name) {
    for (const Row* row : table) {
        if (row->summary.name == name) return row;
    }
    return nullptr;
}

/// The names of all rows, as a message lists them.
template <class Row>
[[nodiscard]] std::string names_of(Table<Row> table) {
    std::string names;
    for (const Row* row : table) names += (names.empty() ? "" : ", ") + std::string(row->summary.name);
    return names;
}

/// The row of this name. Refuses an unknown name, listing the known ones; `kind` is the id of what they are, such as
/// "kind.engine".
template <class Row>
[[nodiscard]] const Row& row_named(Table<Row> table, std::string_view name, std::string_view kind) {
    if (const Row* row = find_row(table, name)) return *row;
    refuse(
        {"problem.unknown_name", {phrase("kind", kind), {"value", std::string(name)}, {"names", names_of(table)}}});
}

/// Refuses a size that the row of this name does not take.
inline void check_size(std::string_view kind, std::string_view name, int size, int smallest, int largest) {
    if (smallest <= size && size <= largest) return;
    refuse(
        {"problem.size_not_taken",
         {phrase("kind", kind), {"name", std::string(name)}, {"value", size}, {"low", smallest}, {"high", largest}}});
}

/// Refuses a seed for a row that takes none, listing those that do.
template <class Row>
void check_takes_seed(Table<Row> table, const Row& row, std::string_view kind) {
    if (row.summary.takes_seed) return;
    std::string names;
    for (const Row* each : table) {
        if (each->summary.takes_seed) names += (names.empty() ? "" : ", ") + std::string(each->summary.name);
    }
    refuse({"problem.not_random",
            {phrase("kind", kind), {"name", std::string(row.summary.name)}, {"names", std::move(names)}}});
}

/// The rows' summaries: what a door shows of a table.
template <class Row>
[[nodiscard]] auto summaries_of(Table<Row> table) {
    std::vector<decltype(Row::summary)> summaries;
    for (const Row* row : table) summaries.push_back(row->summary);
    return summaries;
}

}  // namespace queens

#pragma GCC visibility pop
