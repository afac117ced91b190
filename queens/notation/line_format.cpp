// SPDX-License-Identifier: MIT
#include "queens/notation/line_format.hpp"

#include <utility>

namespace queens::notation {
namespace {

Reading read_within(int largest, ReadLine read, Scanner line, int number, std::optional<int> size) {
    if (size) {
        if (auto problem = problem_in_size(number, *size, largest)) return failure(std::move(*problem));
    }
    Reading reading = read(line, size);
    if (!reading.placement) return reading;
    if (auto problem = problem_in_size(number, reading.placement->size(), largest))
        return failure(std::move(*problem));
    return reading;
}

}  // namespace

void put_line_end(Text& text, const Found& found) {
    if (found.class_size > 0) {
        text.put(" # ");
        text.put_number(found.class_size);
    }
    text.put('\n');
}

void pass_over_empty_lines(Lines& lines, std::optional<int> size) {
    if (size == 0) return;
    while (lines.peek() != nullptr && content(*lines.peek()).empty()) lines.next();
}

Reading read_next_line(Lines& lines, std::optional<int> size, int largest, ReadLine read) {
    pass_over_empty_lines(lines, size);
    const std::string* line = lines.peek();
    if (line == nullptr) return {};
    Reading reading = read_within(largest, read, scan_content(*line, lines.number()), lines.number(), size);
    lines.next();
    return reading;
}

}  // namespace queens::notation
