// SPDX-License-Identifier: MIT
// A manual page says what `queens help VERB` says, in the sections that manuals have.
#include <algorithm>
#include <cctype>

#include "apps/cli/choices.hpp"
#include "apps/cli/pages/pages.hpp"
#include "apps/cli/version.hpp"

namespace queens::cli {
namespace {

/// As roff wants it: a minus that can be copied, a backslash that is shown, no line that begins like a request.
std::string escaped(std::string text) {
    text = replaced(replaced(std::move(text), '\\', "\\e"), '-', "\\-");
    return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return text;
}

class Manual {
  public:
    explicit Manual(const Words& words) : words_(words) {}

    void request(std::string_view text) { text_ += std::string(text) + "\n"; }
    void section(std::string_view id) { request(".SH " + escaped(words_.say(id))); }
    void line(std::string_view text) { request(escaped(std::string(text))); }

    /// Lines that are kept as they are.
    void block(std::string_view id) {
        request(".nf");
        const std::string said = words_.say(id);
        for (std::string_view left = said; !left.empty();) {
            const auto end = std::min(left.find('\n'), left.size());
            const std::string_view one = left.substr(0, end);
            line(one.substr(std::min(one.find_first_not_of(' '), one.size())));
            left.remove_prefix(std::min(end + 1, left.size()));
        }
        request(".fi");
    }
    void entry(std::string_view name, std::string_view value, std::string_view summary) {
        request(".TP");
        request(".B " + escaped(std::string(name)) +
                (value.empty() ? "" : " \\fI" + escaped(std::string(value)) + "\\fR"));
        line(words_.say(summary));
    }
    /// A title of a table of help, which ends in a colon there.
    void subsection(std::string_view id) {
        std::string title = words_.say(id);
        for (const std::string_view colon : {":", "：", "（"})
            title.resize(std::min(title.find(colon), title.size()));
        request(".SS " + escaped(std::move(title)));
    }
    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    const Words& words_;
    std::string text_;
};

void add_synopsis(Manual& manual, const Verb& verb) {
    manual.section("manual.synopsis");
    const std::string what = "\\fI" + replaced(std::string(verb.summary.arguments), '-', "\\-") + "\\fR";
    const std::string word = is_without_word(verb) ? "" : std::string(verb.summary.name) + " ";
    manual.request("\\fBqueens " + word + "\\fR" + what + " [\\fIOPTION\\fR ...]");
    if (!is_without_word(verb)) return;
    manual.request(".br\n\\fBqueens\\fR \\fIVERB\\fR ...");
    manual.request(".br\n\\fBqueens help\\fR [\\fIVERB\\fR]");
    manual.request(".br\n\\fBqueens \\-\\-version\\fR [\\fB\\-\\-json\\fR]");
}

void add_verbs(Manual& manual) {
    manual.subsection("help.verbs");
    for (const Verb* verb : verbs()) {
        if (!is_without_word(*verb)) manual.entry(verb->summary.name, "", verb->summary.summary);
    }
}

void add_options(Manual& manual, std::string_view verb) {
    manual.section("manual.options");
    for (const Option& option : options()) {
        if (!option.is_taken_by(verb)) continue;
        const std::string letter = option.letter.empty() ? "" : std::string(option.letter) + ", ";
        manual.entry(letter + std::string(option.name), option.value, option.summary);
    }
    for (const auto& [heading, rows] : choice_tables_of(verb)) {
        manual.subsection(heading);
        for (const auto& [name, summary] : rows) manual.entry(name, "", summary);
    }
}

void add_see_also(Manual& manual, const Verb& verb) {
    manual.section("manual.see_also");
    std::string others;
    for (const Verb* other : verbs()) {
        if (other == &verb) continue;
        const std::string name = is_without_word(*other) ? "queens" : "queens\\-" + std::string(other->summary.name);
        others += (others.empty() ? ".BR " + name : ",\n.BR " + name) + " (1)";
    }
    manual.request(others);
}

}  // namespace

std::string manual_page(const Verb& verb, const Words& words) {
    const std::string name(verb.summary.name);
    const std::string title = is_without_word(verb) ? "queens" : "queens-" + name;
    Manual manual(words);
    manual.request(".TH " + escaped(upper(title)) + " 1 \"" + std::string(version_date()) + "\" \"queens " +
                   std::string(version_number()) + "\"");
    manual.section("manual.name");
    manual.request(escaped(title) + " \\- " + escaped(words.say(verb.summary.summary)));
    add_synopsis(manual, verb);
    if (is_without_word(verb)) {
        manual.section("manual.description");
        manual.line(words.say("help.what"));
    }
    manual.section("manual.examples");
    manual.block(is_without_word(verb) ? "help.examples_all" : "help.examples_" + name);
    if (is_without_word(verb)) add_verbs(manual);
    add_options(manual, name);
    manual.section("manual.environment");
    manual.line(words.say("manual.environment_variables"));
    manual.section("manual.exit_status");
    manual.block("help.exit_codes");
    add_see_also(manual, verb);
    return std::move(manual).text();
}

}  // namespace queens::cli
