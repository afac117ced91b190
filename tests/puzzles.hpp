// SPDX-License-Identifier: MIT
// Puzzles for tests: random ones by seed, and RapidCheck's.
#pragma once

#include <rapidcheck.h>

#include "queens/board/puzzle.hpp"
#include "queens/board/random.hpp"

namespace queens::testing {

/// Any size from `low` to `high`, each as likely as the others: by itself, RapidCheck draws the largest ones only in
/// its last few cases.
inline int any_size(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

/// A random puzzle of this size: a few squares blocked, perhaps a queen or two given and a diagonal excluded.
inline Draft random_draft(int size, Rule rule, std::uint64_t seed) {
    Random random(seed);
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint64_t>(bound))); };
    Draft draft{.size = size, .rule = rule};
    if (size == 0) return draft;
    const auto square = [&] { return Square{below(size), below(size)}; };
    for (int i = below(size + 1); i > 0; --i) draft.blocked.push_back(square());
    for (int i = below(3); i > 0; --i) draft.given.push_back(square());
    if (below(3) == 0) draft.excluded.push_back({Line::rising, below(2 * size - 1)});
    if (below(3) == 0) draft.excluded.push_back({Line::falling, below(2 * size - 1) - (size - 1)});
    return draft;
}

}  // namespace queens::testing
