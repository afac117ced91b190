// SPDX-License-Identifier: MIT
#pragma once

#include "queens/notation/puzzle_text.hpp"

namespace queens::cli {

/// The library's ways to write a puzzle and one more, `words`: what follows `queens solve` on the command line.
[[nodiscard]] Table<notation::PuzzleText> puzzle_texts();

}  // namespace queens::cli
