// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "queens/board/message.hpp"
#include "queens/count.hpp"

namespace queens::cli {

/// A message about classes, with the holes `count` (classes), `breakdown` (11 × 8 + 1 × 4) and `solutions`.
inline Message breakdown_message(std::string_view id, const Classes& classes) {
    std::string breakdown;
    for (std::size_t i = Classes::sizes.size(); i-- > 0;) {
        if (classes.of_size[i] == Total()) continue;
        if (!breakdown.empty()) breakdown += " + ";
        breakdown += to_string(classes.of_size[i]) + " × " + std::to_string(Classes::sizes[i]);
    }
    if (breakdown.empty()) breakdown = "0";
    return {std::string(id),
            {{"count", to_string(classes.all())},
             {"breakdown", breakdown},
             {"solutions", to_string(classes.solutions())}}};
}

}  // namespace queens::cli
