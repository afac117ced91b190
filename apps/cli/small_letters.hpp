// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>

namespace queens::cli {

/// ASCII's capitals made small, whatever the locale.
[[nodiscard]] inline std::string in_small_letters(std::string word) {
    std::transform(word.begin(), word.end(), word.begin(), [](char letter) {
        return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return word;
}

}  // namespace queens::cli
