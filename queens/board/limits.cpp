// SPDX-License-Identifier: MIT
#include "queens/board/limits.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

// Squares that may be tested between two looks at the clock: about 0.2 ms where each is tested alone.
constexpr int squares_between_looks = 1 << 18;
constexpr int longest_interval = 4096;

}  // namespace

Meter::Meter(const Limits& limits, int size)
    : limits_(limits),
      start_(Clock::now()),
      interval_(std::bit_floor(
          static_cast<std::uint64_t>(std::clamp(squares_between_looks / std::max(size, 1), 1, longest_interval)))) {
    schedule();
}

bool Meter::decide() noexcept {
    if (limits_.nodes && nodes_ > *limits_.nodes) ended_by_ = EndedBy::node_limit;
    if (ended_by_ != EndedBy::end || !look_now()) {
        --nodes_;  // the node that was refused
        return false;
    }
    schedule();
    return true;
}

bool Meter::spend(std::uint64_t nodes) noexcept {
    nodes_ += nodes;
    if (nodes_ < next_look_) return true;
    schedule();
    return look_now();
}

bool Meter::look_now() noexcept {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) {
        ended_by_ = EndedBy::stopped;
    } else if (limits_.time && elapsed() >= *limits_.time) {
        ended_by_ = EndedBy::time_limit;
    }
    return ended_by_ == EndedBy::end;
}

void Meter::schedule() noexcept {
    next_look_ = nodes_ + interval_;
    if (limits_.nodes) next_look_ = std::min(next_look_, std::max(*limits_.nodes, nodes_));
}

}  // namespace queens
