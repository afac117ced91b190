// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "queens/workers/workers.hpp"

namespace queens::workers {

int available() noexcept {
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void run(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex failure_mutex;
    const auto take_pieces = [&] {
        try {
            for (std::size_t piece = next++; piece < count; piece = next++) work(piece);
        } catch (...) {
            next = count;
            const std::lock_guard lock(failure_mutex);
            if (!failure) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        const auto wanted = std::min<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), count);
        try {
            for (std::size_t i = 1; i < wanted; ++i) others.emplace_back(take_pieces);
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do the work.
        }
        take_pieces();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace queens::workers
