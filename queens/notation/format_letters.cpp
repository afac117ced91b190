// SPDX-License-Identifier: MIT
// `.Q..`: a letter or a dot for each square, row 0 on top.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

constexpr GridLook look{};

}  // namespace

constinit const Format letters_format = grid_format<look>({.name = "letters", .summary = "format.letters"});

}  // namespace queens::notation
