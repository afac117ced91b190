// SPDX-License-Identifier: MIT
// The catalogue: messages put into words. The sentences are in po/, built into the program, so that every language
// works on any machine, whatever locales it has.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "queens/board/message.hpp"

namespace queens::cli {

enum class Language { english, japanese, chinese };

/// The language of this code (`en`, `ja`, `zh`); refuses others.
[[nodiscard]] Language language_named(std::string_view code);

/// The language that the environment asks for, else English: by the first of LC_ALL, LC_MESSAGES and LANG that is
/// set. Unless that is C or POSIX, the list in LANGUAGE goes before it.
[[nodiscard]] Language language_of_environment();

enum class Script { utf8, ascii };

class Words {
  public:
    Words(Language language, Script script);

    /// The message in words: in the language, else in English, else its id. Where the script is ASCII it is English,
    /// and signs are replaced by the nearest ASCII ones.
    [[nodiscard]] std::string say(const Message& message) const;
    [[nodiscard]] std::string say(std::string_view id) const { return say(Message{std::string(id), {}}); }
    /// The text as it is, or, where the script is ASCII, with its signs replaced.
    [[nodiscard]] std::string spell(std::string text) const;
    [[nodiscard]] Script script() const noexcept { return script_; }

  private:
    /// The forms of a sentence: one, or singular and plural.
    struct Forms {
        std::string one;
        std::string many;
    };
    using Catalogue = std::map<std::string, Forms, std::less<>>;

    static Catalogue read(std::string_view po);
    /// What fills the hole.
    [[nodiscard]] std::string filling(std::string_view hole, const Message& message) const;
    [[nodiscard]] const Forms* find(std::string_view id) const;

    Script script_;
    Catalogue english_;
    Catalogue translated_;
};

}  // namespace queens::cli
