// SPDX-License-Identifier: MIT
#include "apps/cli/signals.hpp"

#include <csignal>
#include <initializer_list>

namespace queens::cli {
namespace {

std::atomic<bool> is_stopping = false;
std::atomic<int> received = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

extern "C" void note_signal(int signal) {
    received = signal;
    is_stopping = true;
}

}  // namespace

void watch_signals() {
    struct sigaction action {};
    action.sa_handler = note_signal;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // no SA_RESTART: a blocked write() comes back
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        // What the parent ignores stays ignored (nohup).
        if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) continue;
        sigaction(signal, &action, nullptr);
    }
    // These are answers of write(), too.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

const std::atomic<bool>& stop_flag() noexcept {
    return is_stopping;
}

int signal_received() noexcept {
    return received;
}

}  // namespace queens::cli
