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

constinit const Format letters_format = [] {
    Format format = grid_format<look>({.name = "letters", .summary = "format.letters"});
    format.looks_like = looks_like_letters;
    return format;
}();

}  // namespace queens::notation
