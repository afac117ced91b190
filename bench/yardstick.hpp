// SPDX-License-Identifier: MIT
// What the engines are measured against: the twelve lines that everybody writes. Never tuned, so that ratios to it
// can be compared over the years.
#pragma once

#include <cstdint>

namespace queens {

[[nodiscard]] std::uint64_t yardstick(int size);

}  // namespace queens
