// SPDX-License-Identifier: MIT
// What a test sees of a problem in a text.
#pragma once

#include <string>
#include <string_view>

#include "queens/board/problem.hpp"

namespace queens::testing {

/// The message's argument, or "" if it has none of this name.
inline std::string argument(const Problem& problem, std::string_view name) {
    for (const Argument& argument : problem.arguments) {
        if (argument.name == name) return argument.value;
    }
    return "";
}

/// "ID LINE:POSITION", without the word before the id's dot.
inline std::string fault(const Problem& problem) {
    return problem.id.substr(problem.id.find('.') + 1) + " " + argument(problem, "line") + ":" +
           argument(problem, "position");
}

}  // namespace queens::testing
