// SPDX-License-Identifier: MIT
#include "queens/notation/scanner.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace queens::notation {
namespace {

constexpr bool continues_character(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

/// How many bytes the character has that starts with this one; 1 if none does.
constexpr std::size_t length_from(char byte) noexcept {
    const auto first = static_cast<unsigned char>(byte);
    if (first >= 0xF0 && first < 0xF8) return 4;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xC0 && first < 0xE0) return 2;
    return 1;
}

bool is_printable(std::string_view character) noexcept {
    // Of the longer ones, the controls after ASCII's are U+0080 to U+009F.
    if (character.size() > 1) return character[0] != '\xC2' || static_cast<unsigned char>(character[1]) >= 0xA0;
    return character[0] >= ' ' && character[0] < '\x7F';
}

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        result += {'\\', 'x', digits[value / 16], digits[value % 16]};
    }
    return result;
}

}  // namespace

std::int64_t number_from(std::string_view digits) noexcept {
    std::int64_t number = 0;
    for (const char digit : digits) {
        number = number * 10 + (digit - '0');
        if (number > largest_size) return std::int64_t{largest_size} + 1;
    }
    return number;
}

std::string_view first_character(std::string_view text) noexcept {
    const std::size_t length = length_from(text.front());
    if (length > text.size()) return text.substr(0, 1);
    const std::string_view character = text.substr(0, length);
    const bool is_whole = std::all_of(std::next(character.begin()), character.end(), continues_character);
    return is_whole ? character : text.substr(0, 1);
}

bool contains(std::string_view set, std::string_view character) noexcept {
    while (!set.empty()) {
        const std::string_view member = first_character(set);
        if (member == character) return true;
        set.remove_prefix(member.size());
    }
    return false;
}

std::string_view content(std::string_view line) noexcept {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1)) {
        const bool starts = at == 0 || contains(blanks, line.substr(at - 1, 1));
        const bool ends = at + 1 == line.size() || contains(blanks, line.substr(at + 1, 1));
        if (starts && ends) {
            line = line.substr(0, at);
            break;
        }
    }
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    return line;
}

void Scanner::skip(std::string_view characters) noexcept {
    offset_ = std::min(line_.find_first_not_of(characters, offset_), line_.size());
}

bool Scanner::take(char character) noexcept {
    if (is_at_end() || line_[offset_] != character) return false;
    ++offset_;
    return true;
}

std::string_view Scanner::take_range(char first, char last) noexcept {
    const std::size_t start = offset_;
    while (!is_at_end() && first <= line_[offset_] && line_[offset_] <= last) ++offset_;
    return line_.substr(start, offset_ - start);
}

std::string_view Scanner::take_character() noexcept {
    const std::string_view character = first_character(rest());
    offset_ += character.size();
    return character;
}

Problem Scanner::problem(std::string_view id, std::size_t offset, std::string_view value,
                         std::vector<Argument> more) const {
    const auto is_start = [](char byte) { return !continues_character(byte); };
    const auto before = line_.begin() + static_cast<std::ptrdiff_t>(offset);
    const std::int64_t position = std::count_if(line_.begin(), before, is_start) + 1;
    Problem problem{std::string(id), {{"line", number_}, {"position", position}, {"value", shown(value)}}};
    std::move(more.begin(), more.end(), std::back_inserter(problem.arguments));
    return problem;
}

Problem Scanner::out_of_range(std::size_t offset, std::string_view value, std::int64_t low, std::int64_t high) const {
    if (high < low) return problem("notation.no_such_square", offset, value);
    return problem("notation.number_out_of_range", offset, value, {{"low", low}, {"high", high}});
}

Problem Scanner::unexpected() const {
    if (is_at_end()) return problem("notation.unexpected_end", offset_, line_);
    return problem("notation.unexpected_character", offset_, first_character(rest()));
}

Scanner scan_content(std::string_view line, int number) noexcept {
    const std::string_view inside = content(line);
    const auto start = inside.empty() ? 0 : static_cast<std::size_t>(inside.data() - line.data());
    Scanner scanner(line.substr(0, start + inside.size()), number);
    scanner.skip(blanks);
    return scanner;
}

std::optional<Problem> problem_in_size(int line, std::int64_t size, int largest) {
    if (0 <= size && size <= largest) return std::nullopt;
    return Problem{"notation.size_out_of_range", {{"line", line}, {"value", size}, {"low", 0}, {"high", largest}}};
}

std::string printable(std::string_view text, std::size_t longest) {
    std::string result;
    while (!text.empty()) {
        const std::string_view character = first_character(text);
        if (result.size() >= longest) return result + "…";
        result += is_printable(character) ? std::string(character) : hexadecimal(character);
        text.remove_prefix(character.size());
    }
    return result;
}

std::string shown(std::string_view text) {
    constexpr std::size_t longest = 40;  // a message should stay one line of a terminal
    return printable(text, longest);
}

}  // namespace queens::notation
