// SPDX-License-Identifier: MIT
#include "apps/cli/shell_word.hpp"

#include <string_view>

namespace queens::cli {

std::string shell_word(const std::string& word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,+-=./_";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
    std::string quoted = "'";
    for (const char character : word) quoted += character == '\'' ? "'\\''" : std::string(1, character);
    return quoted + "'";
}

}  // namespace queens::cli
