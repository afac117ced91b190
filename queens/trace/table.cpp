// SPDX-License-Identifier: MIT
#include <array>

#include "queens/trace/thinker.hpp"

namespace queens {
namespace tracing {

Table<Algorithm> algorithm_table() {
    static constexpr std::array rows = {
        &rows_algorithm,          &columns_algorithm,           &columns_recursive_algorithm,
        &bitmask_algorithm,       &generate_and_test_algorithm, &forward_checking_algorithm,
        &dancing_links_algorithm, &min_conflicts_algorithm};
    return rows;
}

}  // namespace tracing

std::span<const AlgorithmSummary> algorithms() {
    static const auto summaries = summaries_of(tracing::algorithm_table());
    return summaries;
}

const AlgorithmSummary& algorithm_named(std::string_view name) {
    return row_named(tracing::algorithm_table(), name, "kind.algorithm").summary;
}

}  // namespace queens
