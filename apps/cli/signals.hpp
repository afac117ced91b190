// SPDX-License-Identifier: MIT
// Ctrl-C and SIGTERM ask the work to stop; a second one ends the program at once.
#pragma once

#include <atomic>

namespace queens::cli {

/// From now on signals set the flag. A closed pipe and a file that may not grow are no signals but answers of
/// write().
void watch_signals();

/// True once a signal came: the limits' `stop`.
[[nodiscard]] const std::atomic<bool>& stop_flag() noexcept;

/// The signal that came, or 0.
[[nodiscard]] int signal_received() noexcept;

}  // namespace queens::cli
