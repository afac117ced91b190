// SPDX-License-Identifier: MIT
// Where a puzzle comes from: a size on the command line, or a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/cli/request.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// Whether the word can stand for a puzzle: a number, `-` (standard input), or the name of an existing file.
[[nodiscard]] bool may_be_puzzle(const std::string& word);

/// The N of a verb that takes no puzzle.
[[nodiscard]] std::int64_t size_of(const Request& request);

/// The puzzle that the request is about: its N or file, and what is given, blocked and excluded beside it.
[[nodiscard]] Puzzle puzzle_of(const Request& request);

/// The puzzle of --puzzle, or the board of --size, if one is there.
[[nodiscard]] std::optional<Draft> draft_of_option(const Request& request);

}  // namespace queens::cli
