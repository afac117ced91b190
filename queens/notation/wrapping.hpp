// SPDX-License-Identifier: MIT
// Sentences in lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace queens::notation {

/// How wide a character is (UTF-8), in whatever the caller measures.
using WidthOf = double (*)(std::string_view character);

/// The UTF-8 text in lines of at most `width`, broken at blanks and between Chinese or Japanese characters; only a
/// word that is wider stands out. At most `most` lines: the last one then ends in an ellipsis.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, double width, std::size_t most,
                                               WidthOf width_of);

}  // namespace queens::notation
