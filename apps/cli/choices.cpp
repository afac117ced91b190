// SPDX-License-Identifier: MIT
#include "apps/cli/choices.hpp"

#include <algorithm>
#include <array>

#include "apps/cli/campaign_actions.hpp"
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
    for (const auto& row : rows) choices.push_back({row.name, row.summary});
    return choices;
}

/// Text formats, and pictures.
std::vector<Choice> with_pictures(std::vector<Choice> choices, Subject subject) {
    for (const PictureSummary& picture : pictures_of(subject)) choices.push_back({picture.name, picture.summary});
    return choices;
}

std::vector<Choice> formats_of(std::string_view verb) {
    if (verb == "trace") return with_pictures(choices_from(summaries_of(notation::trace_formats())), Subject::search);
    if (verb == "count" || verb == "overview" || verb == "campaign") return {{"text", {}}, {"json", {}}};
    if (verb == "generate") {
        return with_pictures(choices_from(summaries_of(written_puzzle_formats())), Subject::placement);
    }
    auto choices = choices_from(summaries_of(notation::formats()));
    return verb == "check" ? choices : with_pictures(std::move(choices), Subject::placement);
}

/// Names alone: there is nothing to tell of them, or it is told elsewhere.
template <class Rows>
std::vector<Choice> names_from(const Rows& rows) {
    std::vector<Choice> choices;
    for (const auto& row : rows) choices.push_back({row.name, {}});
    return choices;
}

/// The verbs that take --given take files as well.
bool reads_puzzle_files(std::string_view verb) {
    return std::ranges::any_of(
        options(), [&](const Option& option) { return option.name == "--given" && option.is_taken_by(verb); });
}

}  // namespace

std::vector<Choice> choices_of(const Option& option, std::string_view verb) {
    if (option.name == "--engine" && verb == "campaign") return {{"simd", {}}, {"cross", {}}};
    if (option.name == "--engine") return choices_from(engines());
    if (option.name == "--target") return names_from(targets());
    if (option.name == "--symmetric") return {{"half-turn", {}}, {"quarter-turn", {}}};
    if (option.name == "--to" && verb == "encode") return choices_from(encodings());
    if (option.name == "--from" && verb == "check") return names_from(encodings());  // help on encode describes them
    if (option.name == "--at-most-one") return choices_from(at_most_one_ways());
    if (option.name == "--kind") return choices_from(kinds());
    if (option.name == "--grade") return {{"easy", {}}, {"medium", {}}, {"hard", {}}};
    if (option.name == "--method") return verb == "solve" ? choices_from(methods()) : choices_from(orders());
    if (option.name == "--algorithm") return choices_from(algorithms());
    if (option.name == "--format") return formats_of(verb);
    if (option.name == "--rule") return {{"chess", {}}, {"torus", {}}};
    if (option.name == "--coordinates") return {{"zero", {}}, {"chess", {}}};
    if (option.name == "--lang") return {{"en", {}}, {"ja", {}}, {"zh", {}}};
    if (option.name == "--color") return {{"auto", {}}, {"always", {}}, {"never", {}}};
    if (option.name == "--until") return {{"first", {}}, {"all", {}}};
    return {};
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
    if (verb == "campaign")
        tables.insert(tables.begin(), {"help.actions", choices_from(summaries_of(campaign_actions()))});
    if (reads_puzzle_files(verb)) {
        tables.push_back({"help.puzzle_formats", choices_from(summaries_of(notation::puzzle_formats()))});
    }
    return tables;
}

}  // namespace queens::cli
