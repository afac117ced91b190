// SPDX-License-Identifier: MIT
#pragma once

#pragma GCC visibility push(default)

namespace queens {

/// The answer to "is there a solution?". `gave_up`: a limit came first; it is never shown as "no".
enum class Verdict { solved, impossible, gave_up };

/// Why the work ended. Only `end` has seen everything. `stuck`: a local search used up its tries.
enum class EndedBy { end, enough, time_limit, node_limit, stopped, stuck };

/// Whether a limit or an interruption came before the answer.
[[nodiscard]] constexpr bool is_cut_short(EndedBy ended_by) noexcept {
    return ended_by != EndedBy::end && ended_by != EndedBy::enough;
}

/// The word used in JSON: "end", "enough", "time_limit", "node_limit", "stopped", "stuck".
[[nodiscard]] constexpr const char* name(EndedBy ended_by) noexcept {
    switch (ended_by) {
        case EndedBy::end: return "end";
        case EndedBy::enough: return "enough";
        case EndedBy::time_limit: return "time_limit";
        case EndedBy::node_limit: return "node_limit";
        case EndedBy::stopped: return "stopped";
        case EndedBy::stuck: return "stuck";
    }
    return "";
}

}  // namespace queens

#pragma GCC visibility pop
