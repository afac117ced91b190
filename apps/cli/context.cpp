// SPDX-License-Identifier: MIT
#include "apps/cli/context.hpp"

#include "apps/cli/pictures.hpp"

namespace queens::cli {

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
