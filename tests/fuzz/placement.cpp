// SPDX-License-Identifier: MIT
// Any bytes are read in any format; what was read is written, and must be read back the same.
// Byte 0: the format, modulo their number; from 128 on, byte 1 is the size that the reader is told.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "queens/notation/format.hpp"

namespace queens::notation {
namespace {

void require(bool holds, const char* what, const Format& format) {
    if (holds) return;
    std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(format.summary.name.size()), format.summary.name.data(),
                 what);
    std::abort();
}

/// At most one queen in a row and in a column: what every format can hold.
bool is_simple(const Placement& placement) {
    std::vector<bool> rows(static_cast<std::size_t>(placement.size()));
    std::vector<bool> columns = rows;
    for (const auto [row, column] : placement.queens()) {
        if (rows[static_cast<std::size_t>(row)] || columns[static_cast<std::size_t>(column)]) return false;
        rows[static_cast<std::size_t>(row)] = columns[static_cast<std::size_t>(column)] = true;
    }
    return true;
}

std::string written(const Format& format, const Placement& placement) {
    std::string output;
    {
        Text text([&output](std::string_view piece) { return output += piece, true; });
        format.writer(text, {})->write({placement, 1});
        text.flush();
    }
    return output;
}

void check_round_trip(const Format& format, const Placement& placement) {
    require(0 <= placement.size() && placement.size() <= format.largest_size, "a size that is out of range", format);
    if (!format.holds_any_placement && !is_simple(placement)) return;
    const std::string text = written(format, placement);
    Lines lines{std::string_view(text)};
    const Reading again = format.read(lines, placement.size());
    require(again.placement == placement, "not the same when read again", format);
    const Reading end = format.read(lines, placement.size());
    require(!end.placement && !end.problem, "more was written than read", format);
}

void check(const Format& format, std::string_view text, std::optional<int> size) {
    Lines lines(text);
    // A list in JSON may hold a placement in each two bytes; nothing holds more.
    for (std::size_t readings = 0;; ++readings) {
        require(readings <= text.size() + 1, "reading does not come to an end", format);
        const Reading reading = format.read(lines, size);
        require(!reading.placement || !reading.problem, "both a placement and a problem", format);
        if (!reading.placement && !reading.problem) return;
        if (!reading.placement) continue;
        require(!size || reading.placement->size() == *size, "another size than was asked for", format);
        check_round_trip(format, *reading.placement);
    }
}

}  // namespace
}  // namespace queens::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
    using namespace queens::notation;
    std::string_view text(reinterpret_cast<const char*>(data), length);
    if (length < 2) return 0;
    const auto all = formats();
    const Format& format = *all[data[0] % 128U % all.size()];
    const bool has_size = data[0] >= 128;
    text.remove_prefix(has_size ? 2 : 1);
    static_cast<void>(recognise(text.substr(0, text.find('\n'))));
    static_cast<void>(formats_that_read(text, {}));
    check(format, text, has_size ? std::optional<int>(data[1]) : std::nullopt);
    return 0;
}
