// SPDX-License-Identifier: MIT
// What a method is made of. To add one: write its file, declare its row here, add it to the table in solve.cpp.
#pragma once

#include "queens/board/table.hpp"
#include "queens/solve.hpp"

namespace queens::solving {

struct Method {
    MethodSummary summary;
    /// Fills in everything; the method only if it was another one that did the work. The options and the puzzle suit
    /// the method.
    Solution (*solve)(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink);
};

extern const Method formula_method;
extern const Method rows_method;
extern const Method columns_method;
extern const Method search_method;
extern const Method repair_method;
extern const Method sat_method;  // only where CaDiCaL is

[[nodiscard]] Table<Method> method_table();

}  // namespace queens::solving
