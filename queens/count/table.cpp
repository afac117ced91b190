// SPDX-License-Identifier: MIT
#include <array>

#include "queens/count/engine.hpp"

namespace queens {
namespace counting {

Table<Engine> engine_table() {
    static constexpr std::array rows = {&bitmask_engine, &plain_engine};
    return rows;
}

}  // namespace counting

std::span<const EngineSummary> engines() {
    static const auto summaries = summaries_of(counting::engine_table());
    return summaries;
}

}  // namespace queens
