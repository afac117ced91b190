// SPDX-License-Identifier: MIT
// Many hands: independent pieces of work, done by several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace queens::workers {

/// How many threads this machine runs at once; at least 1.
[[nodiscard]] int available() noexcept;

/// Calls work(0), …, work(count − 1), each once, on up to `threads` threads (1: on the caller's), in no fixed order
/// when there are several. The first exception of a piece ends the run and is thrown on. But a piece for which there
/// was not enough memory is begun anew when no other thread needs any, so it must have left nothing behind.
void run(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

}  // namespace queens::workers
