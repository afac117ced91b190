// SPDX-License-Identifier: MIT
// Words and lines of a campaign's files. They are no notation of placements: nobody but a campaign writes or reads
// them.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queens/campaign.hpp"

namespace queens::campaigning {

/// The plan's text but for its last line.
[[nodiscard]] std::string text_without_hash(const CampaignPlan& plan);

/// The hash that a plan has of its pieces.
[[nodiscard]] std::string hash_of(std::span<const Piece> pieces);

[[nodiscard]] inline std::string square_text(Square square) {
    return std::to_string(square.row) + "," + std::to_string(square.column);
}

/// The next word, up to a blank, taken from the front of the line.
inline std::string_view take_word(std::string_view& line, char blank = ' ') noexcept {
    const std::size_t end = std::min(line.find(blank), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

/// A whole number as std::to_string writes it: no sign before it, no zeros, nothing after it.
template <std::integral Number>
[[nodiscard]] std::optional<Number> number_of(std::string_view word) {
    Number number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || std::to_string(number) != word) return {};
    return number;
}

/// A number of up to 128 bits, as to_string writes it.
[[nodiscard]] std::optional<Total> total_of(std::string_view word);

}  // namespace queens::campaigning
