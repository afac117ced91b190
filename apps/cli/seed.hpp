// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "queens/board/limits.hpp"

namespace queens::cli {

/// A seed where none was asked for. It is told, so that the run can be repeated.
inline std::uint64_t new_seed() {
    return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count()) % 1'000'000;
}

}  // namespace queens::cli
