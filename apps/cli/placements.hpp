// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "apps/cli/context.hpp"
#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// Takes a placement, the puzzle that it has to fit, and the name of the format that it was read in. Returns an exit
/// code.
using PlacementUse = std::function<int(const Placement&, const Puzzle&, std::string_view)>;

/// Uses every placement that the request is about; where it names a puzzle and nothing else, the puzzle's given
/// queens (in the format `puzzle`). Returns the worst exit code. Refuses an input without a placement.
[[nodiscard]] int for_each_placement(const Context& context, const PlacementUse& use);

}  // namespace queens::cli
