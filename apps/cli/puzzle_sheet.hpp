// SPDX-License-Identifier: MIT
// A sheet of puzzles to be printed: boards beside each other, the answers at the end.
#pragma once

#include <span>

#include "apps/cli/context.hpp"
#include "queens/generate.hpp"

namespace queens::cli {

void put_sheet(const Context& context, std::span<const UniquePuzzle> puzzles);

}  // namespace queens::cli
