// SPDX-License-Identifier: MIT
#include "apps/cli/verbs.hpp"

#include <array>

namespace queens::cli {

Table<Verb> verbs() {
    static constexpr std::array rows = {&overview_verb, &solve_verb, &enumerate_verb, &count_verb,    &trace_verb,
                                        &check_verb,    &draw_verb,  &encode_verb,    &generate_verb, &campaign_verb};
    return rows;
}

}  // namespace queens::cli
