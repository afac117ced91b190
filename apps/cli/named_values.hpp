// SPDX-License-Identifier: MIT
// The values of options that take one of a few words. Each set stands here once, for those who read the option, for
// help and for completions.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "apps/cli/words.hpp"
#include "queens/board/problem.hpp"
#include "queens/board/rules.hpp"
#include "queens/board/symmetry.hpp"
#include "queens/generate.hpp"

namespace queens::cli {

template <class Value>
struct NamedValue {
    std::string_view name;
    Value value;
};

enum class Colour { automatic, always, never };

inline constexpr std::array languages = {NamedValue<Language>{"en", Language::english},
                                         NamedValue<Language>{"ja", Language::japanese},
                                         NamedValue<Language>{"zh", Language::chinese}};
inline constexpr std::array colours = {NamedValue<Colour>{"auto", Colour::automatic},
                                       NamedValue<Colour>{"always", Colour::always},
                                       NamedValue<Colour>{"never", Colour::never}};
inline constexpr std::array rules = {NamedValue<Rule>{name(Rule::chess), Rule::chess},
                                     NamedValue<Rule>{name(Rule::torus), Rule::torus}};
inline constexpr std::array ways_to_spell_squares = {NamedValue<Coordinates>{"zero", Coordinates::zero},
                                                     NamedValue<Coordinates>{"chess", Coordinates::chess}};
inline constexpr std::array turns = {NamedValue<Symmetry>{"half-turn", Symmetry::half_turn},
                                     NamedValue<Symmetry>{"quarter-turn", Symmetry::quarter_turn}};
inline constexpr std::array grades = {NamedValue<Grade>{"easy", Grade::easy},
                                      NamedValue<Grade>{"medium", Grade::medium},
                                      NamedValue<Grade>{"hard", Grade::hard}};
/// Of verbs that answer with totals; the value: whether it is JSON.
inline constexpr std::array formats_of_totals = {NamedValue<bool>{"text", false}, NamedValue<bool>{"json", true}};

/// The value of this name. Refuses others, listing the known ones; `kind` is the id of what they are, as in
/// "kind.rule".
template <class Values>
[[nodiscard]] auto value_named(const Values& values, std::string_view name, std::string_view kind) {
    std::string names;
    for (const auto& [known, value] : values) {
        if (known == name) return value;
        names += (names.empty() ? "" : ", ") + std::string(known);
    }
    refuse(
        {"problem.unknown_name", {phrase("kind", kind), {"value", std::string(name)}, {"names", std::move(names)}}});
}

}  // namespace queens::cli
