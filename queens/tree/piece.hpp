// SPDX-License-Identifier: MIT
// The unit of counting work.
#pragma once

#include <vector>

#pragma GCC visibility push(default)

namespace queens {

/// All solutions whose first rows to fill have their queens in these columns. Each stands for `weight` solutions:
/// itself and its images that no other piece covers.
struct Piece {
    std::vector<int> columns;
    int weight = 1;

    friend bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace queens

#pragma GCC visibility pop
