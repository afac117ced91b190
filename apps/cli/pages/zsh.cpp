// SPDX-License-Identifier: MIT
// For zsh: a list of options for each verb, in the words of its function _arguments.
#include "apps/cli/pages/pages.hpp"

namespace queens::cli {
namespace {

/// In single quotes, within which `signs` have a meaning of their own.
std::string quoted(const std::string& text, std::string_view signs) {
    std::string result;
    for (const char sign : text) {
        if (sign == '\'') {
            result += "'\\''";
        } else {
            if (signs.find(sign) != std::string_view::npos) result += '\\';
            result += sign;
        }
    }
    return result;
}

/// `called`: the option's name, with the sign that stands between it and its value.
std::string spec_of(const std::string& called, const Option& option, std::string_view verb, const Words& words) {
    std::string spec = "'" + called + "[" + quoted(words.say(option.summary), "[]\\:") + "]";
    if (option.has_value()) {
        const std::string names = joined(choices_of(option, verb));
        spec += ":" + std::string(option.value) + ":";
        spec += takes_file(option) ? "_files" : names.empty() ? " " : "(" + names + ")";
    }
    return spec + "'";
}

std::string option_specs(const Option& option, std::string_view verb, const Words& words) {
    const std::string indent(8, ' ');
    const std::string name = std::string(option.name) + (option.has_value() ? "=" : "");
    std::string specs = indent + spec_of(name, option, verb, words) + "\n";
    if (!option.letter.empty()) specs += indent + spec_of(std::string(option.letter), option, verb, words) + "\n";
    return specs;
}

std::string verb_list(const Words& words) {
    std::string list;
    for (const Verb* verb : verbs()) {
        if (is_without_word(*verb)) continue;
        list += "        '" + std::string(verb->summary.name) + ":" +
                quoted(words.say(verb->summary.summary), ":\\") + "'\n";
    }
    return list + "        'help:" + quoted(words.say("overview.next_help"), ":\\") + "'\n";
}

std::string verbs_with_files() {
    std::string names;
    for (const Verb* verb : verbs()) {
        if (offers_files(*verb)) names += (names.empty() ? "" : "|") + std::string(verb->summary.name);
    }
    return names;
}

/// A case for each verb that takes words with names.
std::string word_cases() {
    std::string cases;
    for (const Verb* verb : verbs()) {
        const std::string words = joined(words_for(verb->summary.name));
        if (!words.empty()) cases += "    " + std::string(verb->summary.name) + ") compadd " + words + " ;;\n";
    }
    return cases;
}

/// The patterns of a case: each verb that is a word.
std::string verb_patterns() {
    std::string names;
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) names += std::string(verb->summary.name) + "|";
    }
    return names;
}

/// A case for each verb, with its options.
std::string option_cases(const Words& words) {
    std::string cases;
    for (const Verb* verb : verbs()) {
        cases += "    " + std::string(verb->summary.name) + ") options=(\n";
        for (const Option& option : options()) {
            if (option.is_taken_by(verb->summary.name)) cases += option_specs(option, verb->summary.name, words);
        }
        cases += "        ) ;;\n";
    }
    return cases;
}

}  // namespace

std::string zsh_completion(const Words& words) {
    return R"(#compdef queens
# zsh completion for queens, made from its tables of verbs and options

_queens_words() {
    local -a verbs=(
)" + verb_list(words) +
           R"(    )
    case $verb in
    overview|help) _describe verb verbs ;;
    )" + verbs_with_files() +
           R"() _files ;;
)" + word_cases() +
           R"(    esac
}

_queens() {
    local verb=overview word
    local -a options
    for word in ${words[2,CURRENT-1]}; do
        case $word in
        )" +
           verb_patterns() +
           R"(help) verb=$word; break ;;
        all) verb=enumerate; break ;;
        esac
    done
    case $verb in
)" + option_cases(words) +
           R"(    esac
    _arguments '--help' $options '*: :_queens_words'
}

_queens "$@"
)";
}

}  // namespace queens::cli
