// SPDX-License-Identifier: MIT
#include "queens/notation/wrapping.hpp"

#include <algorithm>

#include "queens/notation/display_width.hpp"

namespace queens::notation {
namespace {

constexpr std::string_view ellipsis = "…";

/// The character at the beginning of the text.
std::string_view first_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80) ++length;
    return text.substr(0, length);
}

bool is_wide(std::string_view character) {
    return display_width(character) == 2;
}

/// No line begins with it.
bool is_closing(std::string_view character) {
    static constexpr std::string_view closing[] = {"。", "、", "，", "：", "；", "）", "」", "！", "？"};
    return std::find(std::begin(closing), std::end(closing), character) != std::end(closing);
}

/// Whether the blank that the text begins with is within a square's name, as in (2, 1).
bool is_within_square(std::string_view before, std::string_view text) {
    return before.ends_with(',') && text.size() > 1 && '0' <= text[1] && text[1] <= '9';
}

/// What is not broken: a blank, letters up to one, or one wide character with the signs that close after it.
std::string_view first_word(std::string_view text) {
    if (text.front() == ' ') return text.substr(0, 1);
    std::size_t end = first_character(text).size();
    const bool wide = is_wide(text.substr(0, end));
    while (end < text.size()) {
        const std::string_view next = first_character(text.substr(end));
        const bool ends = next == " " ? !is_within_square(text.substr(0, end), text.substr(end)) : is_wide(next);
        const bool belongs = is_closing(next) || (!wide && !ends);
        if (!belongs) break;
        end += next.size();
    }
    return text.substr(0, end);
}

double width_of_word(std::string_view word, WidthOf width_of) {
    double width = 0;
    while (!word.empty()) {
        const std::string_view character = first_character(word);
        width += width_of(character);
        word.remove_prefix(character.size());
    }
    return width;
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, double width, std::size_t most, WidthOf width_of) {
    std::vector<std::string> lines;
    double used = 0;
    double blank = 0;  // before the next word, unless a line ends there
    while (!text.empty()) {
        const std::string_view word = first_word(text);
        text.remove_prefix(word.size());
        const double its_width = width_of_word(word, width_of);
        if (word == " ") {
            blank = its_width;
            continue;
        }
        if (lines.empty() || (used > 0 && used + blank + its_width > width)) {
            if (lines.size() == most) {
                if (!lines.empty()) lines.back() += ellipsis;
                return lines;
            }
            lines.emplace_back();
            used = 0;
            blank = 0;
        }
        lines.back() += (blank > 0 ? " " : "") + std::string(word);
        used += blank + its_width;
        blank = 0;
    }
    return lines;
}

}  // namespace queens::notation
