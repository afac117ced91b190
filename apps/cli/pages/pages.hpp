// SPDX-License-Identifier: MIT
// The pages that are installed beside the tool, each made from its tables.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/choices.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/verbs.hpp"
#include "apps/cli/words.hpp"

namespace queens::cli {

/// The manual page of the verb, in roff's man macros: queens-VERB(1), or for the overview queens(1), which tells what
/// all verbs have in common.
[[nodiscard]] std::string manual_page(const Verb& verb, const Words& words);

/// Completions: verbs, options, and the values that have names; files where a verb reads them.
[[nodiscard]] std::string bash_completion();
[[nodiscard]] std::string zsh_completion(const Words& words);
[[nodiscard]] std::string fish_completion(const Words& words);

/// The overview is what happens without a verb.
[[nodiscard]] inline bool is_without_word(const Verb& verb) {
    return &verb == &overview_verb;
}

/// Whether files are offered after the verb. Without a verb, verbs are.
[[nodiscard]] inline bool offers_files(const Verb& verb) {
    return !is_without_word(verb) && verb.summary.arguments.find("FILE") != std::string_view::npos;
}

/// Whether the option's value is a file's name, or a folder's.
[[nodiscard]] inline bool takes_file(const Option& option) {
    return option.value == "FILE" || option.value == "DIR";
}

/// The names, with blanks between.
[[nodiscard]] std::string joined(const std::vector<Choice>& choices);

/// Every `from` in the text replaced by `to`.
[[nodiscard]] std::string replaced(std::string text, char from, std::string_view to);

}  // namespace queens::cli
