// SPDX-License-Identifier: MIT
#include "queens/notation/puzzle_format.hpp"

#include <array>
#include <string>

#include "queens/notation/scanner.hpp"

namespace queens::notation {

Table<PuzzleFormat> puzzle_formats() {
    static constexpr std::array rows = {&board_puzzle_format, &json_puzzle_format, &csplib_puzzle_format};
    return rows;
}

PuzzleReading read_puzzle(Lines& lines) {
    while (lines.peek() != nullptr && consists_of(*lines.peek(), blanks)) lines.next();
    if (lines.peek() == nullptr) return refused_puzzle({"notation.no_puzzle", {}});
    const std::string& line = *lines.peek();
    for (const PuzzleFormat* format : puzzle_formats()) {
        if (format->looks_like(line)) return format->read(lines);
    }
    Scanner scanner(line, lines.number());
    scanner.skip(blanks);
    return refused_puzzle(scanner.problem("notation.not_a_puzzle", scanner.offset(), scanner.rest()));
}

}  // namespace queens::notation
