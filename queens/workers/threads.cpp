// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
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
    std::mutex mutex;  // of what follows
    std::exception_ptr failure;
    const auto wanted = std::min<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), count);
    std::vector<std::size_t> undone;  // pieces of threads that found no memory, which each needs for itself
    undone.reserve(wanted);           // there is none left when it is written to
    const auto take_pieces = [&] {
        std::size_t piece = 0;
        try {
            while ((piece = next++) < count) work(piece);
        } catch (const std::bad_alloc&) {
            const std::lock_guard lock(mutex);
            undone.push_back(piece);
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(wanted);
        try {
            for (std::size_t i = 1; i < wanted; ++i) others.emplace_back(take_pieces);
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do the work.
        } catch (const std::bad_alloc&) {
            // The same, for want of memory.
        }
        take_pieces();
    }
    if (failure) std::rethrow_exception(failure);
    for (const std::size_t piece : undone) work(piece);
    while (next < count) work(next++);
}

}  // namespace queens::workers
