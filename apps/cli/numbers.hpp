// SPDX-License-Identifier: MIT
// Words of the command line that mean numbers and times. Each refuses what is none, naming the option, the word and
// what is allowed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/cli/words.hpp"
#include "queens/board/limits.hpp"

namespace queens::cli {

/// A whole number from `low` to `high`.
[[nodiscard]] std::int64_t whole_number(std::string_view option, const std::string& word, std::int64_t low,
                                        std::int64_t high);

/// A 64-bit number without sign, in decimal.
[[nodiscard]] std::uint64_t unsigned_number(std::string_view option, const std::string& word);

/// A time such as `10`, `0.5` (seconds), `200ms`, `3s`, `2m` or `1h`.
[[nodiscard]] Seconds duration(std::string_view option, const std::string& word);

/// A time as people read it: `12 s`, `3:20 min`, `5:07 h`, `12 days`, `30 years`.
[[nodiscard]] std::string words_of(const Words& words, Seconds time);

/// Whether the word looks like a number at all: a digit, perhaps after a sign.
[[nodiscard]] bool looks_like_number(std::string_view word);

}  // namespace queens::cli
