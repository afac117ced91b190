// SPDX-License-Identifier: MIT
#include "apps/cli/context.hpp"

#include <nlohmann/json.hpp>

#include "apps/cli/named_values.hpp"
#include "apps/cli/pictures.hpp"

namespace queens::cli {

void Context::put_json(const nlohmann::ordered_json& json) const {
    output.put(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
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
    return value_named(formats_of_totals, answer_format(request, "text"), "kind.format");
}

}  // namespace queens::cli
