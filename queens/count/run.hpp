// SPDX-License-Identifier: MIT
// Many pieces of counting work, done by whoever is free and added up in their own order: the result does not depend
// on the threads.
#pragma once

#include <functional>

#include "queens/count/engine.hpp"

namespace queens::counting {

/// Counts one piece, by its index, as far as the meter lets it; its solutions with their weight.
using Work = std::function<Tally(std::size_t index, Meter& meter)>;

/// Counts all pieces within the options' limits.
[[nodiscard]] Count run(std::size_t pieces, const Work& work, const Puzzle& puzzle, const CountOptions& options);

/// Refuses a number of threads out of range.
void check_threads(const CountOptions& options);

}  // namespace queens::counting
