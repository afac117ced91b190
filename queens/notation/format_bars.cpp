// SPDX-License-Identifier: MIT
// `.|Q|.|.`: the squares of each row between bars, row 0 on top.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

constexpr GridLook look{.between = "|", .passed_over = " \t|"};

}  // namespace

constinit const Format bars_format{
    .summary = {.name = "bars", .summary = "format.bars"},
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
