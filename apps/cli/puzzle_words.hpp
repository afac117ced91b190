// SPDX-License-Identifier: MIT
// From the words of the command line to a puzzle and to limits.
#pragma once

#include <atomic>

#include "apps/cli/request.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// The puzzle of a draft, with what the request has given, blocked and excluded beside it, and its rule if it names
/// one.
[[nodiscard]] Puzzle puzzle_of(const Request& request, Draft draft);

/// The words that ask for this puzzle, as a shell takes them: `8 --given b4,d5`.
[[nodiscard]] std::string words_of_puzzle(const Request& request);

/// The limits asked for; `stop` ends the work when a signal comes.
[[nodiscard]] Limits limits_of(const Request& request, const std::atomic<bool>& stop);

/// As many as --threads says; 0: as many as there are cores.
[[nodiscard]] int threads_of(const Request& request);

/// Refuses a word beside the options, where one of them, as `--folder DIR`, names what is meant.
[[noreturn]] void refuse_word(const std::string& word, std::string_view option);

/// The square that `word` names on a board of this size, as `c3` or `(5,2)`.
[[nodiscard]] Square square_of(std::string_view option, const std::string& word, int size);

/// How squares are to be spelled: what `--coordinates` says, else `otherwise`.
[[nodiscard]] Coordinates coordinates_of(const Request& request, Coordinates otherwise);

}  // namespace queens::cli
