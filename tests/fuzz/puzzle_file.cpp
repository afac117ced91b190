// SPDX-License-Identifier: MIT
// Texts of puzzles: whatever they are, there is a draft without problems, or a refusal that points at a line.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "queens/notation/puzzle_format.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
    using namespace queens;
    const std::string_view text(reinterpret_cast<const char*>(data), length);
    notation::Lines lines(text);
    const auto reading = notation::read_puzzle(lines);
    if (reading.draft.has_value() == reading.problem.has_value()) std::abort();
    if (reading.draft && problem_in(*reading.draft)) std::abort();
    if (reading.problem && reading.problem->id != "notation.no_puzzle") {
        const auto& arguments = reading.problem->arguments;
        const auto is_line = [](const Argument& argument) { return argument.name == "line"; };
        const auto line = std::find_if(arguments.begin(), arguments.end(), is_line);
        if (line == arguments.end()) std::abort();
        const auto last = std::count(text.begin(), text.end(), '\n') + 1;
        // What is missing at the end may be said to be missing on a line of its own.
        if (std::stoll(line->value) < 1 || std::stoll(line->value) > last + 1) std::abort();
    }
    return 0;
}
