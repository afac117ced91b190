// SPDX-License-Identifier: MIT
// For bash, without the help of the package bash-completion. Bash takes --option=value apart into three words.
#include "apps/cli/pages/pages.hpp"

namespace queens::cli {
namespace {

std::string verb_words() {
    std::string words = "help all";
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) words += " " + std::string(verb->summary.name);
    }
    return words;
}

std::string option_words(std::string_view verb) {
    std::string words = "--help";
    for (const Option& option : options()) {
        if (option.is_taken_by(verb)) words += " " + std::string(option.name);
    }
    return words;
}

/// `VERB:--option) words` for each option with a value: its choices, or files, or nothing that could be told.
std::string value_cases(const Verb& verb) {
    std::string cases;
    for (const Option& option : options()) {
        if (!option.has_value() || !option.is_taken_by(verb.summary.name)) continue;
        const std::string name(verb.summary.name);
        cases += "    " + name + ":" + std::string(option.name);
        if (!option.letter.empty()) cases += " | " + name + ":" + std::string(option.letter);
        cases +=
            ") words='" + joined(choices_of(option, name)) + (takes_file(option) ? "' files=yes" : "'") + " ;;\n";
    }
    return cases;
}

/// After all other cases: an option, or a word.
std::string word_case(const Verb& verb) {
    const std::string name(verb.summary.name);
    std::string text = "    " + name + ":*)\n        words='" + option_words(name) + "'\n";
    if (is_without_word(verb)) text += "        [[ $current == -* ]] || words='" + verb_words() + "'\n";
    const std::string words = joined(words_for(name));
    if (!words.empty()) text += "        [[ $current == -* ]] || words='" + words + "'\n";
    if (offers_files(verb)) text += "        [[ $current == -* ]] || { words=''; files=yes; }\n";
    return text + "        ;;\n";
}

}  // namespace

std::string bash_completion() {
    std::string text = R"(# bash completion for queens, made from its tables of verbs and options
_queens() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} verb=overview words='' files='' word
    if [[ $current == = ]]; then
        current=''
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
)";
    std::string names;
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) names += std::string(verb->summary.name) + " | ";
    }
    text += "        " + names + "help) verb=$word && break ;;\n        all) verb=enumerate && break ;;\n";
    text += "        esac\n    done\n    case $verb:$previous in\n";
    for (const Verb* verb : verbs()) text += value_cases(*verb);
    text += "    help:*) words='" + verb_words() + "' ;;\n";
    for (const Verb* verb : verbs()) text += word_case(*verb);
    return text + R"(    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [[ -z $files ]] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _queens queens
)";
}

}  // namespace queens::cli
