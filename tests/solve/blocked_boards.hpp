// SPDX-License-Identifier: MIT
// tests/solve/blocked_boards.tsv: hard boards with published answers.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "queens/board/puzzle.hpp"

namespace queens::testing {

struct BlockedBoard {
    Puzzle puzzle;
    bool is_solvable;
};

/// The hundred boards of this size (28 or 48).
inline std::vector<BlockedBoard> blocked_boards(int wanted_size) {
    std::vector<BlockedBoard> boards;
    std::ifstream file(QUEENS_SOURCE_DIR "/tests/solve/blocked_boards.tsv");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        int size = 0;
        std::string answer, free;
        if (!(fields >> size >> answer >> free) || size != wanted_size) continue;
        Draft draft{.size = size};
        std::istringstream rows(free);
        std::string mask;
        for (int row = 0; std::getline(rows, mask, ','); ++row) {
            const std::uint64_t squares = std::stoull(mask, nullptr, 16);
            for (int column = 0; column < size; ++column) {
                if ((squares >> column & 1U) == 0) draft.blocked.push_back({row, column});
            }
        }
        boards.push_back({Puzzle(draft), answer == "SAT"});
    }
    return boards;
}

}  // namespace queens::testing
