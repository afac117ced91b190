// SPDX-License-Identifier: MIT
// The words of the command line that make a puzzle and limits: each line of the input is one option's word. Whatever
// they are, there is a puzzle or a refusal, and a puzzle holds only what is on its board.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "apps/cli/numbers.hpp"
#include "apps/cli/puzzle_words.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
    using namespace queens;
    std::string_view text(reinterpret_cast<const char*>(data), length);
    std::array<std::string, 8> words;
    for (std::string& word : words) {
        const auto end = std::min(text.find('\n'), text.size());
        word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    cli::Request request{.verb = "solve",
                         .what = {words[0]},
                         .given = words[1],
                         .blocked = words[2],
                         .excluded = words[3],
                         .rule = words[4],
                         .time_limit = words[5],
                         .node_limit = words[6],
                         .coordinates = words[7]};
    const std::atomic<bool> stop = false;
    try {
        static_cast<void>(cli::limits_of(request, stop));
        static_cast<void>(cli::coordinates_of(request, Coordinates::zero));
    } catch (const BadRequest&) {
    }
    try {
        const Draft draft{.size = cli::whole_number("N", words[0], 0, largest_size)};
        const Puzzle puzzle = cli::puzzle_of(request, draft);
        for (const Square square : puzzle.given()) {
            if (square.row < 0 || square.row >= puzzle.size() || square.column < 0 ||
                square.column >= puzzle.size()) {
                std::abort();
            }
        }
        if (puzzle.symmetries().empty()) std::abort();
    } catch (const BadRequest& refused) {
        if (refused.problem().id.empty()) std::abort();
    }
    return 0;
}
