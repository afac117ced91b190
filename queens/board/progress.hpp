// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

#pragma GCC visibility push(default)

namespace queens {

/// How far a call has come; it may be read from any thread while the call runs.
struct Progress {
    /// Pieces counted, or solutions handed out.
    std::atomic<std::uint64_t> done = 0;
    /// How many there will be; 0: unknown.
    std::atomic<std::uint64_t> total = 0;
};

}  // namespace queens

#pragma GCC visibility pop
