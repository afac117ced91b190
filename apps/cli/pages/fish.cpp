// SPDX-License-Identifier: MIT
// For fish: a line for each option of each verb.
#include "apps/cli/pages/pages.hpp"

namespace queens::cli {
namespace {

std::string quoted(std::string text) {
    return "'" + replaced(replaced(std::move(text), '\\', "\\\\"), '\'', "\\'") + "'";
}

/// When the lines of a verb hold.
std::string condition_of(const Verb& verb) {
    if (is_without_word(verb)) return "\"not __fish_seen_subcommand_from $queens_verbs\"";
    const std::string name(verb.summary.name);
    return "'__fish_seen_subcommand_from " + name + (name == "enumerate" ? " all'" : "'");
}

std::string option_line(const Option& option, const Verb& verb, const Words& words) {
    std::string line = "complete -c queens -n " + condition_of(verb) + " -l " + std::string(option.name.substr(2));
    if (!option.letter.empty()) line += " -s " + std::string(option.letter.substr(1));
    if (option.has_value()) line += takes_file(option) ? " -r -F" : " -x";
    const std::string names = joined(choices_of(option, verb.summary.name));
    if (!names.empty()) line += " -a '" + names + "'";
    return line + " -d " + quoted(words.say(option.summary)) + "\n";
}

}  // namespace

std::string fish_completion(const Words& words) {
    std::string text =
        "# fish completion for queens, made from its tables of verbs and options\nset -l queens_verbs help all";
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) text += " " + std::string(verb->summary.name);
    }
    text +=
        "\ncomplete -c queens -f\ncomplete -c queens -l help -d " + quoted(words.say("overview.next_help")) + "\n";
    text += "complete -c queens -n \"not __fish_seen_subcommand_from $queens_verbs\" -a help\n";
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) {
            text +=
                "complete -c queens -n \"not __fish_seen_subcommand_from $queens_verbs; or "
                "__fish_seen_subcommand_from help\" -a " +
                std::string(verb->summary.name) + " -d " + quoted(words.say(verb->summary.summary)) + "\n";
        }
        const std::string own = joined(words_for(verb->summary.name));
        if (!own.empty()) text += "complete -c queens -n " + condition_of(*verb) + " -a '" + own + "'\n";
        if (offers_files(*verb)) text += "complete -c queens -n " + condition_of(*verb) + " -F\n";
        for (const Option& option : options()) {
            if (option.is_taken_by(verb->summary.name)) text += option_line(option, *verb, words);
        }
    }
    return replaced(std::move(text), '\t', " ");
}

}  // namespace queens::cli
