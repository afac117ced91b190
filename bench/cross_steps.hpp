// SPDX-License-Identifier: MIT
// The engine `cross` without its later steps (docs/count.md), to measure what each of them gains.
#pragma once

#include "queens/board/total.hpp"

namespace queens {

/// Below each cross a plain search with three masks: steps 1 and 2.
[[nodiscard]] Total count_below_crosses(int size);

/// The same, but no queen is set that the next rows can't answer: steps 1 to 3.
[[nodiscard]] Total count_looking_ahead(int size);

}  // namespace queens
