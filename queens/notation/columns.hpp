// SPDX-License-Identifier: MIT
// A list of the queens' columns, row by row: `2 4 1 3`. A row without a queen is `-`.
#pragma once

#include <optional>

#include "queens/notation/format.hpp"

namespace queens::notation {

/// Writes the columns of one placement that has at most one queen a row; `first` is the number of the first column.
/// In constant memory, whatever the size.
void put_columns(Text& text, const Found& found, int first);

/// Reads one placement; brackets and commas are passed over.
Reading read_columns(Lines& lines, std::optional<int> size, int first);

}  // namespace queens::notation
