// SPDX-License-Identifier: MIT
// Puzzles as text: the table of ways to write one.
#pragma once

#include "queens/board/puzzle.hpp"
#include "queens/board/table.hpp"
#include "queens/notation/text.hpp"

namespace queens::notation {

/// A way to write puzzles: a row of the table.
struct PuzzleText {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
        /// It writes boards up to this size.
        int largest_size;
    } summary;
    /// The draft must have no problem. Lists are written in their order.
    void (*write)(const Draft& draft, Text& text);
};

/// `csplib` (for puzzles that have one list at most), `board`, `json`.
[[nodiscard]] Table<PuzzleText> puzzle_texts();

}  // namespace queens::notation
