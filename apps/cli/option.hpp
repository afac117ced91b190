// SPDX-License-Identifier: MIT
// The table of options: what each is called, which verbs take it, and where its word goes. The parser and the help
// pages are made from it.
#pragma once

#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>

#include "apps/cli/request.hpp"

namespace queens::cli {

struct Option {
    std::string_view name;
    /// What its value is called in help; empty: it has none.
    std::string_view value;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// Verbs that take it, by name; empty: all.
    std::string_view verbs;
    std::variant<Word Request::*, bool Request::*> target;
    /// Its short name, if it has one.
    std::string_view letter = {};

    [[nodiscard]] bool is_taken_by(std::string_view verb) const;
    [[nodiscard]] bool is_called(std::string_view word) const {
        return word == name || (!letter.empty() && word == letter);
    }
    [[nodiscard]] bool has_value() const noexcept { return !value.empty(); }
    [[nodiscard]] bool is_in(const Request& request) const;
};

[[nodiscard]] std::span<const Option> options();

/// Refuses the request if it has one of the others, which do not go with this option (or option and value).
void refuse_together(const Request& request, std::string_view option, std::initializer_list<std::string_view> others);

}  // namespace queens::cli
