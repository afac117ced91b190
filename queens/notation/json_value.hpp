// SPDX-License-Identifier: MIT
// Cuts one JSON value out of the input, which may go on with more of them.
#pragma once

#include <optional>
#include <string>

#include "queens/notation/format.hpp"
#include "queens/notation/lines.hpp"

namespace queens::notation {

/// The text of a JSON object or array, and where it started.
struct JsonText {
    std::string text;
    int line = 0;
    std::int64_t position = 0;
};

/// One of text and problem, or neither at the end of the input.
struct JsonReading {
    std::optional<JsonText> value;
    std::optional<Problem> problem;
};

/// Takes the next object or array with all the lines that it stands on; nothing but a remark may follow it there.
/// Whether it is JSON inside is not looked at.
[[nodiscard]] JsonReading take_json(Lines& lines);

}  // namespace queens::notation
