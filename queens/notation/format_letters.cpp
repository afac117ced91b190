// SPDX-License-Identifier: MIT
// `.Q..`: a letter or a dot for each square, row 0 on top.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr GridLook look{};

/// A row of nothing but `-` could be numbers as well, and is taken for them.
bool looks_like_letters(std::string_view line) {
    return looks_like_row(line, look) && !consists_of(line, "- \t");
}

}  // namespace

constinit const Format letters_format{
    .summary = {.name = "letters", .summary = "format.letters"},
    .smallest_size = 0,
    .largest_size = largest_grid,
    .holds_any_placement = true,
    .is_line = false,
    .writes_total = false,
    .writer = make_grid_writer<look>,
    .looks_like = looks_like_letters,
    .read = [](Lines& lines, std::optional<int> size) { return read_grid(lines, size, look); },
};

}  // namespace queens::notation
