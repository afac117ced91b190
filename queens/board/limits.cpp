// SPDX-License-Identifier: MIT
#include "queens/board/limits.hpp"

#include <algorithm>

namespace queens {

bool Meter::look() noexcept {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) {
        ended_by_ = EndedBy::stopped;
    } else if (limits_.nodes && nodes_ > *limits_.nodes) {
        ended_by_ = EndedBy::node_limit;
    } else if (limits_.time && elapsed() >= *limits_.time) {
        ended_by_ = EndedBy::time_limit;
    }
    if (ended_by_ != EndedBy::end) {
        --nodes_;  // the node that was refused
        return false;
    }
    schedule();
    return true;
}

void Meter::schedule() noexcept {
    next_look_ = nodes_ + interval;
    if (limits_.nodes) next_look_ = std::min(next_look_, std::max(*limits_.nodes, nodes_));
}

}  // namespace queens
