// SPDX-License-Identifier: MIT
// The engines that share the plan's pieces and nodes, so that each can check the other.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "queens/board/problem.hpp"
#include "queens/count.hpp"

namespace queens::campaigning {

inline constexpr std::array<std::string_view, 2> campaign_engines = {"simd", "cross"};

inline void check_engine(std::string_view engine) {
    if (engine == campaign_engines[0] || engine == campaign_engines[1]) return;
    refuse({"problem.unknown_name",
            {phrase("kind", "kind.engine"),
             {"value", std::string(engine)},
             {"names", std::string(campaign_engines[0]) + ", " + std::string(campaign_engines[1])}}});
}

[[nodiscard]] inline std::string_view other_engine(std::string_view engine) noexcept {
    return engine == campaign_engines[0] ? campaign_engines[1] : campaign_engines[0];
}

/// What a ledger has for the engine's target here.
[[nodiscard]] inline std::string target_of(std::string_view engine) {
    return engine == "simd" ? std::string(targets().front().name) : "-";
}

}  // namespace queens::campaigning
