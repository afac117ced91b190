// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "queens/encode.hpp"

namespace queens::testing {

/// The whole text.
inline std::string encoded(const Puzzle& puzzle, const EncodeOptions& options) {
    std::string text;
    encode(puzzle, options, [&](std::string_view piece) {
        text += piece;
        return Flow::go_on;
    });
    return text;
}

}  // namespace queens::testing
