// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "queens/count.hpp"

namespace queens::cli {

/// How classes make up the solutions: 11 × 8 + 1 × 4.
inline std::string breakdown_of(const Classes& classes) {
    std::string breakdown;
    for (std::size_t i = Classes::sizes.size(); i-- > 0;) {
        if (classes.of_size[i] == Total()) continue;
        if (!breakdown.empty()) breakdown += " + ";
        breakdown += to_string(classes.of_size[i]) + " × " + std::to_string(Classes::sizes[i]);
    }
    return breakdown;
}

}  // namespace queens::cli
