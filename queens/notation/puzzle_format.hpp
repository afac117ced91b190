// SPDX-License-Identifier: MIT
// The table of text formats for puzzles. A text holds one puzzle; its first character that is not blank tells the
// format. To add one: write its reader and its writer, and add its row in puzzle_format.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "queens/board/puzzle.hpp"
#include "queens/board/table.hpp"
#include "queens/notation/lines.hpp"
#include "queens/notation/text.hpp"

namespace queens::notation {

/// The puzzle that a text holds, or what is wrong with the text: a message with `line` and `position`.
struct PuzzleReading {
    std::optional<Draft> draft;
    std::optional<Problem> problem;
};

struct PuzzleFormat {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
        /// It writes boards up to this size.
        int largest_size;
    } summary;
    /// Whether the first line that is not empty may be of this format.
    bool (*looks_like)(std::string_view line);
    /// Reads the lines to their end. What it gives has no problem_in.
    PuzzleReading (*read)(Lines& lines);
    /// Writes a draft that has no problem, its lists in their order.
    void (*write)(const Draft& draft, Text& text);
};

[[nodiscard]] Table<PuzzleFormat> puzzle_formats();

/// Reads the lines to their end, in the format that their first one looks like.
[[nodiscard]] PuzzleReading read_puzzle(Lines& lines);

[[nodiscard]] inline PuzzleReading refused_puzzle(Problem problem) {
    return {std::nullopt, std::move(problem)};
}

extern const PuzzleFormat board_puzzle_format;
extern const PuzzleFormat json_puzzle_format;
extern const PuzzleFormat csplib_puzzle_format;

}  // namespace queens::notation
