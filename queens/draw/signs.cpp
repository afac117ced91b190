// SPDX-License-Identifier: MIT
#include "queens/draw/signs.hpp"

#include <algorithm>

namespace queens::drawing {

Signs::Signs(const Placement& placement, const Puzzle& puzzle) : placement_(placement), puzzle_(puzzle) {
    check_same_size(placement.size(), puzzle);
    for (const Line line : all_lines) {
        auto& counts = queens_of_line_[static_cast<std::size_t>(line)];
        counts.resize(static_cast<std::size_t>(line_count(puzzle.rule(), placement.size(), line)));
        for (const Square queen : placement.queens()) ++counts[index(line, queen)];
    }
}

bool Signs::is_given(Square square) const {
    return std::binary_search(puzzle_.given().begin(), puzzle_.given().end(), square);
}

bool Signs::is_alarming(Square square) const {
    if (!has_queen(square)) return false;
    const auto is_shared = [&](Line line) {
        return queens_of_line_[static_cast<std::size_t>(line)][index(line, square)] > 1;
    };
    return is_forbidden(square) || std::any_of(std::begin(all_lines), std::end(all_lines), is_shared);
}

bool Signs::has_queen(Square square) const {
    return std::binary_search(placement_.queens().begin(), placement_.queens().end(), square);
}

std::vector<Square> forbidden_squares(const Puzzle& puzzle) {
    std::vector<Square> squares;
    if (puzzle.blocked().empty() && puzzle.excluded().empty()) return squares;
    for (int row = 0; row < puzzle.size(); ++row) {
        for (int column = 0; column < puzzle.size(); ++column) {
            if (puzzle.refusal({row, column}) != Refusal::none) squares.push_back({row, column});
        }
    }
    return squares;
}

}  // namespace queens::drawing
