// SPDX-License-Identifier: MIT
// What may be chosen: the values of options that have a list of them. Help, manual and completions are made from it.
#pragma once

#include <string_view>
#include <vector>

#include "apps/cli/option.hpp"

namespace queens::cli {

struct Choice {
    std::string_view name;
    /// Its one-line description in the catalogue; empty: the option's own says enough.
    std::string_view summary;
};

/// The values that the option takes with this verb, if they have names.
[[nodiscard]] std::vector<Choice> choices_of(const Option& option, std::string_view verb);

/// The words that the verb takes, if they have names: actions.
[[nodiscard]] std::vector<Choice> words_for(std::string_view verb);

/// The choices that are worth a list of their own in the verb's help.
struct ChoiceTable {
    std::string_view heading;
    std::vector<Choice> rows;
};
[[nodiscard]] std::vector<ChoiceTable> choice_tables_of(std::string_view verb);

}  // namespace queens::cli
