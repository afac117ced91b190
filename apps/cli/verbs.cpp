// SPDX-License-Identifier: MIT
#include "apps/cli/verbs.hpp"

#include <array>

#include "apps/cli/pictures.hpp"

namespace queens::cli {

Table<Verb> verbs() {
    static constexpr std::array rows = {&overview_verb, &solve_verb, &enumerate_verb, &count_verb,    &trace_verb,
                                        &check_verb,    &draw_verb,  &encode_verb,    &generate_verb, &campaign_verb};
    return rows;
}

std::string answer_format(const Request& request, std::string_view otherwise) {
    if (!request.wants_json && !request.format) {
        const auto picture = picture_of_file_name(request);
        return std::string(picture ? picture->name : otherwise);
    }
    if (!request.wants_json) return *request.format;
    if (request.format.value_or("json") != "json") refuse({"problem.two_formats", {{"value", *request.format}}});
    return "json";
}

bool wants_json(const Request& request) {
    const std::string format = answer_format(request, "text");
    if (format != "text" && format != "json") {
        refuse({"problem.unknown_name",
                {phrase("kind", "kind.format"), {"value", format}, {"names", std::string("text, json")}}});
    }
    return format == "json";
}

}  // namespace queens::cli
