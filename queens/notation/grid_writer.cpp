// SPDX-License-Identifier: MIT
#include "queens/notation/grid.hpp"
#include "queens/notation/line_format.hpp"

namespace queens::notation {
namespace {

void put_row(Text& text, const PlacementView& queens, int row, const GridLook& look) {
    for_each_square(queens, row, [&](int column, bool has_queen) {
        if (column > 0) text.put(look.between);
        text.put(has_queen ? look.queen : look.empty);
    });
}

}  // namespace

std::int64_t first_in_row(const PlacementView& queens, int row) noexcept {
    std::int64_t low = 0;
    std::int64_t high = queens.count();
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (queens.queen(middle).row < row) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

void put_grid(Text& text, const Found& found, const GridLook& look) {
    const int size = found.queens.size();
    for (int line = 0; line < size && !text.is_closed(); ++line) {
        if (line > 0) text.put('\n');
        put_row(text, found.queens, look.order == RowOrder::top_first ? line : size - 1 - line, look);
    }
    if (size > 0) put_line_end(text, found);
}

void GridWriter::write(const Found& found) {
    if (!is_first_ && look_.has_line_between_boards) text().put('\n');
    is_first_ = false;
    put_grid(text(), found, look_);
    if (found.queens.size() == 0) put_line_end(text(), found);
}

}  // namespace queens::notation
