// SPDX-License-Identifier: MIT
// What `check` tells beyond legality: whether a placement can be completed, in how many ways, and a hint.
#pragma once

#include "apps/cli/context.hpp"
#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// `--completable`, `--count`. Returns the exit code.
[[nodiscard]] int tell_completions(const Context& context, const Placement& placement, const Puzzle& puzzle);

/// `--hint`. Returns the exit code.
[[nodiscard]] int give_hint(const Context& context, const Placement& placement, const Puzzle& puzzle);

}  // namespace queens::cli
