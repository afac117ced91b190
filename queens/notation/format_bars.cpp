// SPDX-License-Identifier: MIT
// `.|Q|.|.`: the squares of each row between bars, row 0 on top.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

constexpr GridLook look{.between = "|", .passed_over = " \t|"};

}  // namespace

constinit const Format bars_format = bars_format_of<look>({.name = "bars", .summary = "format.bars"});

}  // namespace queens::notation
