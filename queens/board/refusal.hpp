// SPDX-License-Identifier: MIT
#pragma once

#pragma GCC visibility push(default)

namespace queens {

/// Why a square is refused. `full_board`: generate-and-test refuses the whole board, for the queen on the square.
enum class Refusal { none, attacked, blocked, excluded, full_board };

/// "none", "attacked", … as in JSON.
[[nodiscard]] constexpr const char* name(Refusal refusal) noexcept {
    switch (refusal) {
        case Refusal::none: return "none";
        case Refusal::attacked: return "attacked";
        case Refusal::blocked: return "blocked";
        case Refusal::excluded: return "excluded";
        case Refusal::full_board: return "full_board";
    }
    return "";
}

}  // namespace queens

#pragma GCC visibility pop
