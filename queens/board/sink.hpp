// SPDX-License-Identifier: MIT
// Where solutions go, one at a time, as they are found.
#pragma once

#include <functional>

#include "queens/board/placement.hpp"
#include "queens/board/total.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// A solution on its way out. `queens` is valid only during the call: copy what you keep.
struct Found {
    PlacementView queens;
    /// 1 for the first one found.
    Total number;
    /// How many solutions its class has, where one per class was asked for; else 0.
    int class_size = 0;
};

enum class Flow { go_on, stop };

/// Takes a solution; `stop` ends the search.
using Sink = std::function<Flow(const Found&)>;

}  // namespace queens

#pragma GCC visibility pop
