// SPDX-License-Identifier: MIT
// Puzzles for tests: random ones by seed, and RapidCheck's.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <array>

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

/// A random puzzle of up to 8 × 8; about half of those of each rule have no solution.
inline Draft half_impossible_draft(Rule rule, std::uint64_t seed) {
    // On a torus only 1, 5 and 7 have solutions at all, and each of these has a queen on every diagonal.
    constexpr std::array on_torus = {1, 5, 5, 7, 5, 8, 7, 5};
    const bool is_torus = rule == Rule::torus;
    const int size = is_torus ? on_torus[seed % on_torus.size()] : 1 + static_cast<int>(seed % 8);
    Draft draft = random_draft(size, rule, seed);
    if (seed % 2 == 0) draft.given.clear();
    if (is_torus && seed % 4 != 1) {
        draft.blocked.resize(std::min<std::size_t>(draft.blocked.size(), 2));
        if (seed % 4 != 0) draft.excluded.clear();
    }
    return draft;
}

}  // namespace queens::testing
