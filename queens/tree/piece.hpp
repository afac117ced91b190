// SPDX-License-Identifier: MIT
// The unit of counting work.
#pragma once

#include <vector>

#include "queens/board/square.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// All solutions that have queens on these squares, besides the given ones. Each stands for `weight` solutions:
/// itself and its images that no other piece covers.
struct Piece {
    std::vector<Square> queens;
    int weight = 1;

    friend bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace queens

#pragma GCC visibility pop
