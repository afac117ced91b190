// SPDX-License-Identifier: MIT
#include "queens/notation/format.hpp"

#include <array>

#include "queens/notation/format_rows.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

template <class Condition>
std::vector<const Format*> those_that(const Condition& condition) {
    std::vector<const Format*> found;
    for (const Format* format : formats()) {
        if (condition(format)) found.push_back(format);
    }
    return found;
}

}  // namespace

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

std::vector<const Format*> recognise(std::string_view line) {
    const std::string_view inside = content(line);
    return those_that([&](const Format* format) { return format->looks_like(inside); });
}

std::vector<const Format*> formats_that_read(std::string_view text, std::optional<int> size) {
    Lines beginning(text);
    pass_over_empty_lines(beginning, std::nullopt);
    const std::string first(beginning.peek() == nullptr ? "" : content(*beginning.peek()));
    return those_that([&](const Format* format) {
        // A line that a format could be told by, but that does not look like it, is not of that format.
        if (format->is_line && format->looks_like != looks_like_others && !format->looks_like(first)) return false;
        Lines lines(text);
        const Reading reading = format->read(lines, size);
        if (reading.problem) return reading.problem->id == "notation.too_few_rows";
        return reading.placement && (reading.placement->size() > 0 || size == 0);  // brackets alone are not meant
    });
}

}  // namespace queens::notation
