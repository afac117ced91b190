// SPDX-License-Identifier: MIT
// How fast this machine counts.
#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "queens/count.hpp"

namespace queens::cli {

/// The target that `simd` runs on with these options.
[[nodiscard]] std::string target_of(const CountOptions& options);

/// Counts again and again for some seconds and writes the best time, per solution and per node. Returns the exit
/// code.
[[nodiscard]] int run_benchmark(const Context& context, const Puzzle& puzzle, const CountOptions& options);

}  // namespace queens::cli
