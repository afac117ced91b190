// SPDX-License-Identifier: MIT
// Texts as answers of solvers: whatever they are, reading comes to an end, and a problem points at a line of the
// text. Byte 0: the encoding, modulo their number; byte 1: the size of the board.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "queens/encode.hpp"

namespace queens {
namespace {

/// The lines of a text that outlives this.
LineSource lines_of(std::string_view text) {
    return [text](std::string& line) mutable {
        if (text.empty()) return false;
        const auto end = std::min(text.find('\n'), text.size());
        line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return true;
    };
}

void require(bool holds) {
    if (!holds) std::abort();
}

void check_problem(const Problem& problem, std::string_view text) {
    const auto is_line = [](const Argument& argument) { return argument.name == "line"; };
    const auto line = std::find_if(problem.arguments.begin(), problem.arguments.end(), is_line);
    require(line != problem.arguments.end());
    const auto last = std::count(text.begin(), text.end(), '\n') + 1;
    // What is missing at the end may be said to be missing on a line of its own.
    require(1 <= std::stoll(line->value) && std::stoll(line->value) <= last + 1);
}

void check(std::string_view encoding, int size, std::string_view text) {
    AnswerReader reader(encoding, size, lines_of(text));
    // A model takes two bytes: {} and a line feed, or none on the last line.
    for (std::size_t pieces = 0;; ++pieces) {
        require(pieces <= text.size() + 1);
        const Answer answer = reader.next();
        require(int{answer.placement.has_value()} + int{answer.problem.has_value()} +
                    int{answer.verdict.has_value()} <=
                1);
        if (answer.problem) check_problem(*answer.problem, text);
        if (!answer.placement) return require(pieces > 0 || answer.problem || answer.verdict);
        require(answer.placement->size() == size);
    }
}

}  // namespace
}  // namespace queens

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
    using namespace queens;
    if (length < 2) return 0;
    const auto all = encodings();
    const EncodingSummary& encoding = all[data[0] % all.size()];
    const int size = std::clamp(static_cast<int>(data[1]), encoding.smallest_size, encoding.largest_size);
    check(encoding.name, size, {reinterpret_cast<const char*>(data) + 2, length - 2});
    return 0;
}
