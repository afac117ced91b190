// SPDX-License-Identifier: MIT
#include "apps/cli/choices.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/named_values.hpp"
#include "apps/cli/pictures.hpp"
#include "apps/cli/written_puzzle_formats.hpp"
#include "queens/count.hpp"
#include "queens/encode.hpp"
#include "queens/enumerate.hpp"
#include "queens/generate.hpp"
#include "queens/notation/format.hpp"
#include "queens/notation/puzzle_format.hpp"
#include "queens/notation/trace_format.hpp"
#include "queens/solve.hpp"
#include "queens/trace.hpp"

namespace queens::cli {
namespace {

template <class Rows>
std::vector<Choice> choices_from(const Rows& rows) {
    std::vector<Choice> choices;
    choices.reserve(rows.size());
    for (const auto& row : rows) choices.push_back({row.name, row.summary});
    return choices;
}

/// Names alone: there is nothing to tell of them, or it is told elsewhere.
template <class Rows>
std::vector<Choice> names_from(const Rows& rows) {
    std::vector<Choice> choices;
    choices.reserve(rows.size());
    for (const auto& row : rows) choices.push_back({row.name, {}});
    return choices;
}

std::vector<Choice> words(std::initializer_list<std::string_view> names) {
    std::vector<Choice> choices;
    choices.reserve(names.size());
    for (const std::string_view name : names) choices.push_back({name, {}});
    return choices;
}

/// Text formats, and pictures.
std::vector<Choice> with_pictures(std::vector<Choice> choices, Subject subject) {
    for (const PictureSummary& picture : pictures_of(subject)) choices.push_back({picture.name, picture.summary});
    return choices;
}

std::vector<Choice> formats_of(std::string_view verb) {
    if (verb == "trace") return with_pictures(choices_from(summaries_of(notation::trace_formats())), Subject::search);
    if (verb == "count" || verb == "overview" || verb == "campaign") return names_from(formats_of_totals);
    if (verb == "generate") {
        return with_pictures(choices_from(summaries_of(written_puzzle_formats())), Subject::placement);
    }
    auto choices = choices_from(summaries_of(notation::formats()));
    return verb == "check" ? choices : with_pictures(std::move(choices), Subject::placement);
}

/// The choices of an option; an empty verb: with any.
struct Row {
    std::string_view option, verb;
    std::vector<Choice> (*choices)(std::string_view verb);
};

constexpr std::array rows = {
    Row{"--engine", "campaign",
        [](std::string_view) {
            return words({"simd", "cross"});
        }},
    Row{"--engine", "", [](std::string_view) { return choices_from(engines()); }},
    Row{"--target", "", [](std::string_view) { return names_from(targets()); }},
    Row{"--symmetric", "", [](std::string_view) { return names_from(turns); }},
    Row{"--to", "encode", [](std::string_view) { return choices_from(encodings()); }},
    Row{"--from", "check", [](std::string_view) { return names_from(encodings()); }},  // encode's help describes them
    Row{"--at-most-one", "", [](std::string_view) { return choices_from(at_most_one_ways()); }},
    Row{"--kind", "", [](std::string_view) { return choices_from(kinds()); }},
    Row{"--grade", "", [](std::string_view) { return names_from(grades); }},
    Row{"--method", "solve", [](std::string_view) { return choices_from(methods()); }},
    Row{"--method", "", [](std::string_view) { return choices_from(orders()); }},
    Row{"--algorithm", "", [](std::string_view) { return choices_from(algorithms()); }},
    Row{"--format", "", formats_of},
    Row{"--rule", "", [](std::string_view) { return names_from(rules); }},
    Row{"--coordinates", "", [](std::string_view) { return names_from(ways_to_spell_squares); }},
    Row{"--lang", "", [](std::string_view) { return names_from(languages); }},
    Row{"--color", "", [](std::string_view) { return names_from(colours); }},
    Row{"--until", "",
        [](std::string_view) {
            return words({"first", "all"});
        }},
};

/// The verbs that take --given take files as well.
bool reads_puzzle_files(std::string_view verb) {
    return std::ranges::any_of(
        options(), [&](const Option& option) { return option.name == "--given" && option.is_taken_by(verb); });
}

}  // namespace

std::vector<Choice> choices_of(const Option& option, std::string_view verb) {
    for (const Row& row : rows) {
        if (row.option == option.name && (row.verb.empty() || row.verb == verb)) return row.choices(verb);
    }
    return {};
}

std::vector<Choice> words_for(std::string_view verb) {
    return verb == "campaign" ? choices_from(summaries_of(campaign_actions())) : std::vector<Choice>();
}

std::vector<ChoiceTable> choice_tables_of(std::string_view verb) {
    struct Heading {
        std::string_view option;
        std::string_view id;
    };
    static constexpr std::array headings = {
        Heading{"--engine", "help.engines"}, Heading{"--method", "help.methods"},
        Heading{"--to", "help.encodings"},   Heading{"--at-most-one", "help.at_most_one"},
        Heading{"--kind", "help.kinds"},     Heading{"--algorithm", "help.algorithms"},
        Heading{"--format", "help.formats"}};
    std::vector<ChoiceTable> tables;
    for (const Option& option : options()) {
        if (!option.is_taken_by(verb)) continue;
        for (const auto& [name, id] : headings) {
            auto choices = name == option.name ? choices_of(option, verb) : std::vector<Choice>();
            if (!choices.empty() && !choices.front().summary.empty()) tables.push_back({id, std::move(choices)});
        }
    }
    auto actions = words_for(verb);
    if (!actions.empty()) tables.insert(tables.begin(), {"help.actions", std::move(actions)});
    if (reads_puzzle_files(verb)) {
        tables.push_back({"help.puzzle_formats", choices_from(summaries_of(notation::puzzle_formats()))});
    }
    return tables;
}

}  // namespace queens::cli
