// SPDX-License-Identifier: MIT
// A picture of a placement.
#pragma once

#include <string>
#include <string_view>

#include "queens/board/placement.hpp"
#include "queens/board/rules.hpp"

namespace queens {

/// The largest board that is drawn.
inline constexpr int largest_drawn_size = 200;

struct DrawOptions {
    Rule rule = Rule::chess;
    /// The queen's character, and how many cells of the terminal it takes (1 or 2).
    std::string_view queen = "♛";
    int queen_width = 1;
    /// With the colours of a terminal (ANSI, 256 colours): light and dark squares. Attacked queens stand on red and
    /// are marked by `!`, with or without colours.
    bool is_coloured = false;
};

/// The board as lines of text for a terminal, ranks at the left, files below. Refuses n > largest_drawn_size.
[[nodiscard]] std::string draw(const Placement& placement, const DrawOptions& options);

}  // namespace queens
