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

constinit const Format ruby_format = bars_format_of<look>({.name = "ruby", .summary = "format.ruby"});

}  // namespace queens::notation
