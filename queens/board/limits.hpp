// SPDX-License-Identifier: MIT
// How long a search may go on, and the meter that watches it.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include "queens/board/verdict.hpp"

#pragma GCC visibility push(default)

namespace queens {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// When to give up. Nothing set: never.
struct Limits {
    /// Wall-clock time from the start of the call.
    std::optional<Seconds> time;
    /// Nodes of the search: queens placed, the root included.
    std::optional<std::uint64_t> nodes;
    /// Set to true from any thread (or a signal handler) to end the call within about a millisecond (on boards of
    /// millions of squares later: what is done for a row, or before the search, is not broken off).
    const std::atomic<bool>* stop = nullptr;
};

/// What is left of the limits of something that began then.
[[nodiscard]] inline Limits limits_left(Limits limits, Clock::time_point start) {
    if (limits.time) *limits.time = std::max<Seconds>(*limits.time - (Clock::now() - start), Seconds(0));
    return limits;
}

/// Counts the nodes of one thread's search and says when a limit is reached. The clock and the flag are looked at
/// only once in a while: well under a millisecond on boards of ordinary size.
class Meter {
  public:
    /// `size`: the board's; a step costs up to n tests of a square, so large boards look more often.
    Meter(const Limits& limits, int size);

    /// Counts one node. False: a limit was reached, and the search must end.
    [[nodiscard]] bool spend() noexcept { return nodes_++ < next_look_ || decide(); }

    /// Counts many nodes at once and looks at the clock and the flag. False as for spend(); the nodes are counted
    /// even so, since they were made. Not for searches with a limit of nodes, which it would overshoot.
    [[nodiscard]] bool spend(std::uint64_t nodes) noexcept;

    /// Counts a step that makes no node, so that going back far can be stopped too. False as for spend().
    [[nodiscard]] bool pass() noexcept { return (++passes_ & (interval_ - 1)) != 0 || look_now(); }

    /// Looks at the clock and the flag now, for work so short that neither is looked at otherwise. False as for
    /// spend().
    [[nodiscard]] bool look_now() noexcept;

    /// Whether the nodes are limited.
    [[nodiscard]] bool limits_nodes() const noexcept { return limits_.nodes.has_value(); }

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] Seconds elapsed() const { return Clock::now() - start_; }
    /// Which limit was reached; `end` while none was.
    [[nodiscard]] EndedBy ended_by() const noexcept { return ended_by_; }

  private:
    /// Whether the node just counted is granted.
    bool decide() noexcept;
    void schedule() noexcept;

    Limits limits_;
    Clock::time_point start_;
    std::uint64_t interval_;  // a power of two
    std::uint64_t nodes_ = 0;
    std::uint64_t passes_ = 0;
    std::uint64_t next_look_ = 0;
    EndedBy ended_by_ = EndedBy::end;
};

}  // namespace queens

#pragma GCC visibility pop
