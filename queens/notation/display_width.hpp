// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace queens::notation {

/// How many cells of a terminal the UTF-8 text takes: two for Chinese and Japanese characters and full-width forms
/// (Unicode's East Asian wide and full-width classes), one for all others; no control or combining characters.
/// Characters of ambiguous width, such as × and ●, count as one, which is what terminals take unless told otherwise.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// The text with blanks behind it, `width` cells in all.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

}  // namespace queens::notation
