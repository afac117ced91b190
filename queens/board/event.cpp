// SPDX-License-Identifier: MIT
#include "queens/board/event.hpp"

namespace queens {

const char* name(EventKind kind) noexcept {
    switch (kind) {
        case EventKind::look: return "look";
        case EventKind::place: return "place";
        case EventKind::lift: return "lift";
        case EventKind::rule_out: return "rule_out";
        case EventKind::allow: return "allow";
        case EventKind::found: return "found";
        case EventKind::stuck: return "stuck";
        case EventKind::backtrack: return "backtrack";
        case EventKind::move: return "move";
    }
    return "";
}

void count(EventTotals& totals, const Event& event) noexcept {
    ++totals.events;
    switch (event.kind) {
        case EventKind::look: ++totals.tried; break;
        case EventKind::place: ++totals.placed, ++totals.tried; break;
        case EventKind::lift: ++totals.removed; break;
        case EventKind::move: ++totals.removed, ++totals.placed, ++totals.tried; break;
        case EventKind::found: ++totals.solutions; break;
        case EventKind::stuck: ++totals.dead_ends; break;
        case EventKind::rule_out:
        case EventKind::allow:
        case EventKind::backtrack: break;
    }
}

}  // namespace queens
