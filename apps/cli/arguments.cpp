// SPDX-License-Identifier: MIT
#include "apps/cli/arguments.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>

#include "apps/cli/help.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/verbs.hpp"
#include "apps/cli/version.hpp"
#include "queens/board/table.hpp"

namespace queens::cli {
namespace {

bool takes_next_word(const std::string& argument) {
    return std::any_of(options().begin(), options().end(),
                       [&](const Option& option) { return option.has_value() && option.is_called(argument); });
}

/// Where the first word stands that is no option and no option's value.
std::size_t first_word(const std::vector<std::string>& arguments) {
    std::size_t at = 0;
    while (at < arguments.size() && (arguments[at].starts_with("--") || takes_next_word(arguments[at]))) {
        if (takes_next_word(arguments[at])) ++at;
        ++at;
    }
    return std::min(at, arguments.size());
}

const Verb* find_verb(std::string_view word) {
    return find_row(verbs(), word == "all" ? "enumerate" : word);
}

bool asks_for(const std::vector<std::string>& arguments, std::string_view name, std::string_view short_name) {
    return std::any_of(arguments.begin(), arguments.end(),
                       [&](const std::string& argument) { return argument == name || argument == short_name; });
}

bool asks_for_json(const std::vector<std::string>& arguments) {
    const auto format = std::find(arguments.begin(), arguments.end(), "--format");
    const bool has_value = std::distance(format, arguments.end()) > 1;
    return asks_for(arguments, "--json", "--format=json") || (has_value && *std::next(format) == "json");
}

void add_options(CLI::App& app, Request& request) {
    app.set_help_flag();
    // The puzzle and placements are what is left over: CLI11 would take lists in brackets apart.
    app.allow_extras();
    for (const Option& option : options()) {
        if (!option.is_taken_by(request.verb)) continue;
        const std::string name =
            (option.letter.empty() ? "" : std::string(option.letter) + ",") + std::string(option.name);
        if (const auto* word = std::get_if<Word Request::*>(&option.target)) {
            app.add_option(name, request.**word);
        } else {
            app.add_flag(name, request.*std::get<bool Request::*>(option.target));
        }
    }
}

/// The verb's options, as a message lists them; with no verb, those that are understood without one.
std::string option_names(std::string_view verb) {
    std::string names = "--help, --version";
    for (const Option& option : options()) {
        if (option.is_taken_by(verb)) names += ", " + std::string(option.name);
    }
    return names;
}

[[noreturn]] void refuse_unknown(const Request& request, const std::string& argument) {
    const std::string name = argument.substr(0, argument.find('='));
    const auto is_same = [&](const Option& option) { return option.name == name; };
    const bool is_known_elsewhere = std::any_of(options().begin(), options().end(), is_same);
    if (is_known_elsewhere) refuse({"problem.option_of_other_verb", {{"verb", request.verb}, {"value", name}}});
    refuse(
        {"problem.unknown_option", {{"verb", request.verb}, {"value", name}, {"names", option_names(request.verb)}}});
}

void refuse_doubled(const std::vector<std::string>& arguments) {
    for (const Option& option : options()) {
        const std::string name(option.name);
        const auto is_it = [&](const std::string& word) {
            return option.is_called(word) || word.starts_with(name + "=");
        };
        if (!option.has_value() || std::count_if(arguments.begin(), arguments.end(), is_it) < 2) continue;
        const bool is_list = option.value == "SQUARES" || option.value == "DIAGONALS";
        refuse({is_list ? "problem.list_doubled" : "problem.option_doubled", {{"option", name}}});
    }
}

void parse_options(Request& request, std::vector<std::string> arguments) {
    refuse_doubled(arguments);
    CLI::App app;
    add_options(app, request);
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
    try {
        app.parse(arguments);
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string reason = error.what();  // "--engine: 1 required TEXT missing"
        refuse({"problem.value_missing", {{"verb", request.verb}, {"option", reason.substr(0, reason.find(':'))}}});
    } catch (const CLI::ParseError& error) {
        refuse({"problem.command_line", {{"verb", request.verb}, {"reason", error.what()}}});
    }
    for (const std::string& word : app.remaining()) {
        if (word == "--") continue;
        const bool is_option = word.size() > 1 && word.front() == '-' && word[1] != ' ' && !looks_like_number(word);
        if (is_option) refuse_unknown(request, word);
        request.what.push_back(word);
    }
}

/// The words of a request for help: `queens`, `queens help`, `queens help VERB`, `queens … --help`.
std::optional<Information> information(const std::vector<std::string>& arguments, std::size_t word,
                                       const Words& words) {
    if (asks_for(arguments, "--version", "-V")) {
        return Information{asks_for_json(arguments) ? version_json() : version_text(words)};
    }
    const bool has_word = word < arguments.size();
    if (has_word && arguments[word] == "help") {
        const std::vector<std::string> rest(arguments.begin() + static_cast<std::ptrdiff_t>(word) + 1,
                                            arguments.end());
        const std::size_t topic = first_word(rest);
        if (topic == rest.size() || rest[topic] == "help") return Information{help_text(words)};
        const Verb* verb = find_verb(rest[topic]);
        return Information{help_text(verb != nullptr ? *verb : row_named(verbs(), rest[topic], "kind.verb"), words)};
    }
    if (!has_word && (arguments.empty() || asks_for(arguments, "--help", "-h"))) return Information{help_text(words)};
    if (!asks_for(arguments, "--help", "-h")) return std::nullopt;
    const Verb* verb = find_verb(arguments[word]);
    return Information{verb == nullptr ? help_text(words) : help_text(*verb, words)};
}

}  // namespace

std::variant<Request, Information> parse_arguments(const std::vector<std::string>& arguments, const Words& words) {
    const std::size_t word = first_word(arguments);
    if (auto asked = information(arguments, word, words)) return std::move(*asked);
    std::vector<std::string> rest = arguments;
    Request request{.verb = std::string(overview_verb.summary.name)};
    if (word < arguments.size()) {
        if (const Verb* verb = find_verb(arguments[word])) {
            request.verb = verb->summary.name;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(word));
        } else if (arguments[word].size() > 1 && arguments[word].front() == '-' &&
                   !looks_like_number(arguments[word])) {
            refuse({"problem.unknown_first_option",
                    {{"value", arguments[word]}, {"names", option_names(request.verb)}}});
        } else if (!may_be_puzzle(arguments[word])) {
            refuse({"problem.not_a_verb", {{"value", arguments[word]}, {"names", names_of(verbs())}}});
        }
    }
    parse_options(request, std::move(rest));
    return request;
}

std::optional<std::string> requested_language(const std::vector<std::string>& arguments) {
    constexpr std::string_view option = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
        if (arguments[i].starts_with("--lang=")) return arguments[i].substr(option.size() + 1);
    }
    return std::nullopt;
}

}  // namespace queens::cli
