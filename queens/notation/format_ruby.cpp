// SPDX-License-Identifier: MIT
// `.|Q|.|.` as a Ruby tutorial prints it: row 0 at the bottom, and boards follow each other without an empty line.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

constexpr GridLook look{
    .between = "|",
    .passed_over = " \t|",
    .order = RowOrder::bottom_first,
    .has_line_between_boards = false,
};

}  // namespace

constinit const Format ruby_format{
    .summary = {.name = "ruby", .summary = "format.ruby"},
    .smallest_size = 0,
    .largest_size = largest_grid,
    .holds_any_placement = true,
    .is_line = false,
    .writes_total = false,
    .writer = make_grid_writer<look>,
    .looks_like = looks_like_bars,
    .read = [](Lines& lines, std::optional<int> size) { return read_grid(lines, size, look); },
};

}  // namespace queens::notation
