// SPDX-License-Identifier: MIT
// Lists as puzzle files have them: [[4, 1], [3, 3]].
#pragma once

#include <string_view>
#include <vector>

#include "queens/board/square.hpp"
#include "queens/notation/text.hpp"

namespace queens::notation {

/// Writes the items, a separator between.
template <class Items, class Put>
void put_list(Text& text, const Items& items, std::string_view separator, const Put& put) {
    bool is_first = true;
    for (const auto& item : items) {
        if (!is_first) text.put(separator);
        is_first = false;
        put(item);
    }
}

inline void put_pair(Text& text, int one, int other) {
    text.put('[');
    text.put_number(one);
    text.put(", ");
    text.put_number(other);
    text.put(']');
}

/// Rows and columns count from `first`.
inline void put_squares(Text& text, const std::vector<Square>& squares, int first) {
    text.put('[');
    put_list(text, squares, ", ", [&](Square square) { put_pair(text, square.row + first, square.column + first); });
    text.put(']');
}

}  // namespace queens::notation
