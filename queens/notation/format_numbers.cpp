// SPDX-License-Identifier: MIT
// `2 4 1 3`: the column of each row's queen, from 1.
#include "queens/notation/columns.hpp"
#include "queens/notation/format_rows.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

class NumbersWriter : public Writer {
  public:
    using Writer::Writer;
    void write(const Found& found) override { put_columns(text(), found, 1); }
};

/// `[[1,3],…]` is JSON and `(1,3),…` are squares, though made of the same characters.
bool looks_like_numbers(std::string_view line) {
    if (!consists_of(line, "0123456789-,;[]() \t") || consists_of(line, ",;[]() \t")) return false;
    return !json_format.looks_like(line) && !squares_format.looks_like(line);
}

}  // namespace

constinit const Format numbers_format{
    .summary = {.name = "numbers", .summary = "format.numbers"},
    .largest_size = queens::largest_size,
    .holds_any_placement = false,
    .is_line = true,
    .writes_total = false,
    .writer = make_writer<NumbersWriter>,
    .looks_like = looks_like_numbers,
    .read = [](Lines& lines, std::optional<int> size) { return read_columns(lines, size, 1); },
};

}  // namespace queens::notation
