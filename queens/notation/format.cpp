// SPDX-License-Identifier: MIT
#include "queens/notation/format.hpp"

#include <algorithm>
#include <array>

#include "queens/notation/format_rows.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {

Table<Format> formats() {
    static constexpr std::array rows = {
        &numbers_format, &indices_format, &ranks_format,   &squares_format, &fen_format,
        &json_format,    &board_format,   &letters_format, &bars_format,    &ruby_format,
        &discs_format,   &matrix_format,  &pairs_format,
    };
    return rows;
}

const Format* find_format(std::string_view name) {
    return find_row(formats(), name);
}

const Format* recognise(std::string_view line) {
    const std::string_view inside = content(line);
    const auto all = formats();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Format* format) { return format->looks_like(inside); });
    return found == all.end() ? nullptr : *found;
}

}  // namespace queens::notation
