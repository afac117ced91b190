// SPDX-License-Identifier: MIT
// A sheet of puzzles to be printed: boards beside each other, the answers at the end.
#pragma once

#include <span>

#include "apps/cli/context.hpp"
#include "apps/cli/pictures.hpp"
#include "queens/generate.hpp"

namespace queens::cli {

/// As a picture.
void draw_sheet(const Context& context, const PictureSummary& picture, std::span<const UniquePuzzle> puzzles);

/// As text.
void put_sheet(const Context& context, std::span<const UniquePuzzle> puzzles);

}  // namespace queens::cli
