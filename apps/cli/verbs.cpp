// SPDX-License-Identifier: MIT
#include "apps/cli/verbs.hpp"

#include <array>

namespace queens::cli {

Table<Verb> verbs() {
    static constexpr std::array rows = {&overview_verb, &solve_verb, &enumerate_verb, &count_verb,
                                        &trace_verb,    &check_verb, &draw_verb};
    return rows;
}

bool wants_json(const Request& request) {
    const std::string format = request.format.value_or("text");
    if (format != "text" && format != "json") {
        refuse({"problem.unknown_name",
                {phrase("kind", "kind.format"), {"value", format}, {"names", std::string("text, json")}}});
    }
    return request.wants_json || format == "json";
}

}  // namespace queens::cli
