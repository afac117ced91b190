// SPDX-License-Identifier: MIT
// Words in commands that are told or written.
#pragma once

#include <string>

namespace queens::cli {

/// The word as a shell takes it: in quotes, if it would not take it as it is.
[[nodiscard]] std::string shell_word(const std::string& word);

}  // namespace queens::cli
