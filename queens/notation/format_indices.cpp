// SPDX-License-Identifier: MIT
// `1 3 0 2`: the column of each row's queen, from 0, as programs have it.
#include "queens/notation/columns.hpp"
#include "queens/notation/format_rows.hpp"

namespace queens::notation {
namespace {

class IndicesWriter : public Writer {
  public:
    using Writer::Writer;
    void write(const Found& found) override { put_columns(text(), found, 0); }
};

}  // namespace

constinit const Format indices_format{
    .summary = {.name = "indices", .summary = "format.indices"},
    .largest_size = queens::largest_size,
    .holds_any_placement = false,
    .is_line = true,
    .writes_total = false,
    .writer = make_writer<IndicesWriter>,
    .looks_like = looks_like_others,
    .read = [](Lines& lines, std::optional<int> size) { return read_columns(lines, size, 0); },
};

}  // namespace queens::notation
