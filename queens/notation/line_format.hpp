// SPDX-License-Identifier: MIT
// What the formats of one line per placement have in common.
#pragma once

#include <optional>

#include "queens/notation/format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {

/// Ends a placement's line, after the size of its class where it has one: " # 8".
void put_line_end(Text& text, const Found& found);

/// Goes on to the next line that is not empty. On a board of size 0 the empty line is the placement, and stays.
void pass_over_empty_lines(Lines& lines, std::optional<int> size);

/// Reads a placement from a line, already freed of remarks.
using ReadLine = Reading (*)(Scanner line, std::optional<int> size);

/// Reads the next placement; `largest` is the largest board of the format. The line is used up, whatever it holds.
Reading read_next_line(Lines& lines, std::optional<int> size, int largest, ReadLine read);

}  // namespace queens::notation
