// SPDX-License-Identifier: MIT
// Help pages, made from the tables of verbs, options, engines, methods, algorithms and formats.
#pragma once

#include <string>

#include "apps/cli/verbs.hpp"
#include "apps/cli/words.hpp"

namespace queens::cli {

/// `queens help`: what it is, examples, the verbs.
[[nodiscard]] std::string help_text(const Words& words);

/// `queens help VERB`: examples, options, and the tables that the verb chooses from.
[[nodiscard]] std::string help_text(const Verb& verb, const Words& words);

}  // namespace queens::cli
