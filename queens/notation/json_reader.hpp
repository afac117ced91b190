// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "queens/notation/format.hpp"

namespace queens::notation {

/// Reads the next placement: an object with "queens" and perhaps "size", or a list of squares. A square is an object
/// with "row" and "column" (or "col"), or a list of these two numbers, from 0. A list of placements stands for each
/// of them in turn.
Reading read_json(Lines& lines, std::optional<int> size);

}  // namespace queens::notation
