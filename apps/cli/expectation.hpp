// SPDX-License-Identifier: MIT
// What a long count will take, said before it starts.
#pragma once

#include "apps/cli/context.hpp"
#include "queens/count.hpp"

namespace queens::cli {

/// On stderr, if the count will take over ten minutes: about how long, from parts counted for some 0.2 s, and the
/// published number, if there is one, named as such. Says nothing where limits are set: they say how long.
void tell_if_long(const Context& context, const Puzzle& puzzle, const CountOptions& options);

}  // namespace queens::cli
