// SPDX-License-Identifier: MIT
// The web build's workers: there are no threads, so the caller does it all.
#include "queens/workers/workers.hpp"

namespace queens::workers {

int available() noexcept {
    return 1;
}

void run(std::size_t count, int /*threads*/, const std::function<void(std::size_t)>& work) {
    for (std::size_t piece = 0; piece < count; ++piece) work(piece);
}

}  // namespace queens::workers
