// SPDX-License-Identifier: MIT
#include "queens/notation/wrapping.hpp"

#include <algorithm>

#include "queens/notation/display_width.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr std::string_view ellipsis = "…";

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

/// Takes word after word.
class Paragraph {
  public:
    Paragraph(double width, std::size_t most) : width_(width), most_(most) {}

    /// False: there is no room for it.
    bool add(std::string_view word, double its_width) {
        if (lines_.empty() || (used_ > 0 && used_ + blank_ + its_width > width_)) {
            if (lines_.size() == most_) return false;
            lines_.emplace_back();
            used_ = blank_ = 0;
        }
        if (blank_ > 0) lines_.back() += ' ';
        lines_.back() += word;
        used_ += blank_ + its_width;
        blank_ = 0;
        return true;
    }
    /// Is forgotten where a line ends.
    void add_blank(double its_width) { blank_ = its_width; }

    std::vector<std::string>& lines() { return lines_; }

  private:
    double width_;
    std::size_t most_;
    std::vector<std::string> lines_;
    double used_ = 0;
    double blank_ = 0;
};

}  // namespace

std::vector<std::string> wrapped(std::string_view text, double width, std::size_t most, WidthOf width_of) {
    Paragraph paragraph(width, most);
    while (!text.empty()) {
        const std::string_view word = first_word(text);
        text.remove_prefix(word.size());
        if (word == " ") {
            paragraph.add_blank(width_of(word));
        } else if (!paragraph.add(word, width_of_word(word, width_of))) {
            if (most > 0) paragraph.lines().back() += ellipsis;
            break;
        }
    }
    return std::move(paragraph.lines());
}

}  // namespace queens::notation
