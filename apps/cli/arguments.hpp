// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "apps/cli/request.hpp"
#include "apps/cli/words.hpp"

namespace queens::cli {

/// A text that was asked for instead of work, such as a help page.
struct Information {
    std::string text;
};

/// What the command line asks for. Refuses unknown words. `--help` and `--version` are Information.
[[nodiscard]] std::variant<Request, Information> parse_arguments(const std::vector<std::string>& arguments,
                                                                 const Words& words);

/// The language that `--lang` asks for, found before anything else can go wrong.
[[nodiscard]] std::optional<std::string> requested_language(const std::vector<std::string>& arguments);

}  // namespace queens::cli
