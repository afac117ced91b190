// SPDX-License-Identifier: MIT
#include <array>

#include "queens/count/engine.hpp"
#include "queens/count/simd.hpp"

namespace queens {
namespace counting {

Table<Engine> engine_table() {
    static constexpr std::array rows = {&simd_engine, &cross_engine, &bitmask_engine, &plain_engine};
    return rows;
}

}  // namespace counting

std::span<const EngineSummary> engines() {
    static const auto summaries = summaries_of(counting::engine_table());
    return summaries;
}

std::span<const TargetSummary> targets() {
    static const auto summaries = summaries_of(counting::target_table());
    return summaries;
}

}  // namespace queens
