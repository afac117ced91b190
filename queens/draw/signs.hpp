// SPDX-License-Identifier: MIT
// What a picture says of each square of a placement.
#pragma once

#include <array>
#include <vector>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::drawing {

class Signs {
  public:
    /// Refuses a placement of another size than the puzzle's. Both must outlive this.
    Signs(const Placement& placement, const Puzzle& puzzle);

    [[nodiscard]] bool has_queen(Square square) const;
    [[nodiscard]] bool is_given(Square square) const;
    [[nodiscard]] bool is_forbidden(Square square) const { return puzzle_.refusal(square) != Refusal::none; }
    /// The queen that stands here is attacked, or stands where the puzzle forbids it.
    [[nodiscard]] bool is_alarming(Square square) const;

  private:
    [[nodiscard]] std::size_t index(Line line, Square square) const {
        return static_cast<std::size_t>(line_index(puzzle_.rule(), placement_.size(), line, square));
    }

    const Placement& placement_;
    const Puzzle& puzzle_;
    std::array<std::vector<int>, std::size(all_lines)> queens_of_line_;
};

/// All squares that the puzzle forbids, row by row.
[[nodiscard]] std::vector<Square> forbidden_squares(const Puzzle& puzzle);

}  // namespace queens::drawing
