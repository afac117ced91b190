// SPDX-License-Identifier: MIT
// A picture of a placement.
#pragma once

#include <string>
#include <string_view>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// The largest board that is drawn.
inline constexpr int largest_drawn_size = 200;

struct DrawOptions {
    /// The queen's character, and how many cells of the terminal it takes (1 or 2).
    std::string_view queen = "♛";
    int queen_width = 1;
    /// With the colours of a terminal (ANSI, 256 colours): light and dark squares, and red ones where there is a `!`.
    bool is_coloured = false;
};

/// The board as lines of text for a terminal, ranks at the left, files below. Before a queen, `!`: it is attacked, or
/// stands where the puzzle forbids it; `+`: it is given. Instead of a dot, `x`: the puzzle forbids a queen here; `?`:
/// a given queen is missing. Refuses n > largest_drawn_size, a placement of another size than the puzzle's, and a
/// queen that is neither 1 nor 2 cells wide.
[[nodiscard]] std::string draw(const Placement& placement, const Puzzle& puzzle, const DrawOptions& options);

/// The same for the puzzle of an empty board.
[[nodiscard]] inline std::string draw(const Placement& placement, const DrawOptions& options) {
    return draw(placement, Puzzle(placement.size()), options);
}

}  // namespace queens

#pragma GCC visibility pop
