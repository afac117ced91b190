// SPDX-License-Identifier: MIT
// Reading one line from left to right, knowing at each moment where, so that a problem can be pointed at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "queens/notation/format.hpp"

namespace queens::notation {

inline constexpr std::string_view blanks = " \t";

constexpr bool is_digit(char character) noexcept {
    return '0' <= character && character <= '9';
}

/// Whether a text is made of these (ASCII) characters only.
constexpr bool consists_of(std::string_view text, std::string_view characters) noexcept {
    return text.find_first_not_of(characters) == std::string_view::npos;
}

/// The number that decimal digits spell. One that no board can hold is given as largest_size + 1.
[[nodiscard]] std::int64_t number_from(std::string_view digits) noexcept;

/// The first character of a text that is not empty, as UTF-8; a byte that starts none stands alone.
[[nodiscard]] std::string_view first_character(std::string_view text) noexcept;

/// Whether `character` is one of those that `set` spells in a row.
[[nodiscard]] bool contains(std::string_view set, std::string_view character) noexcept;

/// A line without its remark (what follows " # ") and the blanks around it.
[[nodiscard]] std::string_view content(std::string_view line) noexcept;

/// A place in a line. Copying it is a way to look ahead.
class Scanner {
  public:
    Scanner(std::string_view line, int number) noexcept : line_(line), number_(number) {}

    [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
    [[nodiscard]] bool is_at_end() const noexcept { return offset_ == line_.size(); }
    /// What has not been read yet.
    [[nodiscard]] std::string_view rest() const noexcept { return line_.substr(offset_); }

    /// Passes over any of these (ASCII) characters.
    void skip(std::string_view characters) noexcept;
    /// Passes over the character, if it comes next.
    bool take(char character) noexcept;
    /// Passes over all characters that are in the range and come next: a number, a file's letters.
    std::string_view take_range(char first, char last) noexcept;
    std::string_view take_digits() noexcept { return take_range('0', '9'); }
    /// Passes over one character; not at the end.
    std::string_view take_character() noexcept;

    /// A problem with a piece of the line, as a message with `line`, `position` (in characters, from 1) and `value`.
    [[nodiscard]] Problem problem(std::string_view id, std::size_t offset, std::string_view value,
                                  std::vector<Argument> more = {}) const;
    /// The number at the offset is not what the board allows.
    [[nodiscard]] Problem out_of_range(std::size_t offset, std::string_view value, std::int64_t low,
                                       std::int64_t high) const;
    /// The character that comes next, or that none does, is not understood.
    [[nodiscard]] Problem unexpected() const;

  private:
    std::string_view line_;
    int number_;
    std::size_t offset_ = 0;
};

/// At the first character of a line's content. Positions count from the start of the line as it was given.
[[nodiscard]] Scanner scan_content(std::string_view line, int number) noexcept;

/// A size that the format does not have, or nothing.
[[nodiscard]] std::optional<Problem> problem_in_size(int line, std::int64_t size, int largest);

/// The text without bytes that a terminal could take amiss; cut when longer than so many bytes.
[[nodiscard]] std::string printable(std::string_view text, std::size_t longest = std::string::npos);

/// A piece of input as a message may show it: printable, and cut when long.
[[nodiscard]] std::string shown(std::string_view text);

[[nodiscard]] inline Reading success(Placement placement) {
    return {std::move(placement), std::nullopt};
}
[[nodiscard]] inline Reading failure(Problem problem) {
    return {std::nullopt, std::move(problem)};
}

}  // namespace queens::notation
