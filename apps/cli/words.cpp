// SPDX-License-Identifier: MIT
#include "apps/cli/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "apps/cli/named_values.hpp"
#include "queens/board/problem.hpp"

namespace queens::embedded {
extern const std::string_view english_po;
extern const std::string_view japanese_po;
extern const std::string_view chinese_po;
}  // namespace queens::embedded

namespace queens::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

/// Whether a locale such as ja_JP.UTF-8 is of this language.
bool is_of_language(std::string_view locale, std::string_view code) {
    return locale.substr(0, locale.find_first_of("_.@")) == code;
}

/// What stands between the quotes of a po line, its escapes undone.
std::string unquoted(std::string_view line) {
    const auto first = line.find('"') + 1;
    std::string_view left = line.substr(first, line.rfind('"') - first);
    std::string text;
    while (!left.empty()) {
        const auto plain = std::min(left.find('\\'), left.size());
        text += left.substr(0, plain);
        left.remove_prefix(plain);
        if (left.size() < 2) break;
        text += left[1] == 'n' ? '\n' : left[1];
        left.remove_prefix(2);
    }
    return text;
}

/// Replaces every `from` by `to`.
void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

std::string to_ascii(std::string text) {
    static constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"／", "/"}, {"＼", "\\"}, {"×", "x"},  {"…", "..."}, {"−", "-"},  {"–", "-"},  {"·", "-"},
        {"←", "<-"}, {"≤", "<="},  {"≥", ">="}, {"ⁿ", "^n"},  {"→", "->"}, {"“", "\""}, {"”", "\""},
        {"’", "'"},  {"≈", "~"},   {"□", "."},  {"●", "o"},   {"♛", "Q"}};
    for (const auto& [sign, ascii] : signs) replace_all(text, sign, ascii);
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) result += c;
        if (byte >= 0xC0) result += '?';  // the first byte of a character that has no ASCII form
    }
    return result;
}

}  // namespace

Language language_named(std::string_view code) {
    return value_named(languages, code, "kind.language");
}

Language language_of_environment() {
    std::string_view locale = environment("LC_ALL");
    if (locale.empty()) locale = environment("LC_MESSAGES");
    if (locale.empty()) locale = environment("LANG");
    if (locale.empty() || locale == "C" || locale == "POSIX") return Language::english;
    // LANGUAGE goes before the locale, as in gettext: a list with colons between, the dearest first.
    std::string_view wishes = environment("LANGUAGE");
    if (wishes.empty()) wishes = locale;
    while (!wishes.empty()) {
        const auto end = std::min(wishes.find(':'), wishes.size());
        for (const auto& [code, language] : languages) {
            if (is_of_language(wishes.substr(0, end), code)) return language;
        }
        wishes.remove_prefix(std::min(end + 1, wishes.size()));
    }
    return Language::english;
}

Words::Words(Language language, Script script) : script_(script), english_(read(embedded::english_po)) {
    if (script == Script::ascii) return;  // the other languages cannot be written in it
    if (language == Language::japanese) translated_ = read(embedded::japanese_po);
    if (language == Language::chinese) translated_ = read(embedded::chinese_po);
}

std::string Words::say(const Message& message) const {
    const Forms* forms = find(message.id);
    if (forms == nullptr) return message.id;
    const auto is_singular = [](const Argument& argument) {
        return argument.name == "count" && argument.value == "1";
    };
    const auto& arguments = message.arguments;
    const bool is_one = std::any_of(arguments.begin(), arguments.end(), is_singular);
    std::string said;
    std::string_view left = is_one ? forms->one : forms->many;
    while (!left.empty()) {
        const auto open = std::min(left.find('{'), left.size());
        const auto close = std::min(left.find('}', open), left.size());
        said += left.substr(0, open);
        if (close == left.size()) break;
        said += filling(left.substr(open + 1, close - open - 1), message);
        left.remove_prefix(close + 1);
    }
    return spell(std::move(said));
}

std::string Words::filling(std::string_view hole, const Message& message) const {
    for (const Argument& argument : message.arguments) {
        if (argument.name == hole)
            return argument.is_message ? say({argument.value, message.arguments}) : argument.value;
    }
    return {};
}

std::string Words::spell(std::string text) const {
    return script_ == Script::ascii ? to_ascii(std::move(text)) : text;
}

Words::Catalogue Words::read(std::string_view po) {
    Catalogue catalogue;
    std::map<std::string_view, std::string> entry;  // keyword → text, of the entry being read
    const auto finish = [&] {
        if (!entry.contains("msgstr")) entry["msgstr"] = entry["msgstr[0]"];
        const std::string& one = entry["msgstr"];
        const std::string& many = entry.contains("msgstr[1]") ? entry["msgstr[1]"] : one;
        catalogue.insert_or_assign(std::move(entry["msgid"]), Forms{one, many});
        entry.clear();
    };
    std::string_view keyword;
    while (!po.empty()) {
        const auto end = po.find('\n');
        const std::string_view line = po.substr(0, end);
        po.remove_prefix(end == std::string_view::npos ? po.size() : end + 1);
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with("msgid ") && !entry.empty()) finish();
        if (!line.starts_with('"')) keyword = line.substr(0, line.find(' '));
        entry[keyword] += unquoted(line);
    }
    finish();
    return catalogue;
}

const Words::Forms* Words::find(std::string_view id) const {
    for (const Catalogue* catalogue : {&translated_, &english_}) {
        const auto found = catalogue->find(id);
        if (found != catalogue->end() && !found->second.many.empty()) return &found->second;
    }
    return nullptr;
}

}  // namespace queens::cli
