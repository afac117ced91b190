// SPDX-License-Identifier: MIT
// What the terminal can show, and the two streams: stdout is the answer, stderr the conversation.
#pragma once

#include <string_view>

#include "apps/cli/request.hpp"
#include "apps/cli/words.hpp"
#include "queens/board/failure.hpp"

namespace queens::cli {

/// What the terminal can show.
struct Terminal {
    bool is_file = false;          ///< the answer goes to a file instead of stdout
    bool is_output = false;        ///< the answer goes to a terminal
    bool is_conversation = false;  ///< stderr is a terminal that takes control sequences
    int columns = 80;
    bool is_coloured = false;
    std::string_view queen = "♛";
    int queen_width = 1;
};

/// What the locale of the environment can show.
[[nodiscard]] Script script_of_locale();

/// The same, where a language was asked for by name: Japanese and Chinese imply UTF-8.
[[nodiscard]] Script script_for(Language language);

/// Columns and rows of the terminal that stdout is; 80 and 24 if it does not tell.
struct ScreenSize {
    int columns = 80, rows = 24;
};
[[nodiscard]] ScreenSize screen_size();

/// Whether the terminal has neither colours nor lines that can be written anew.
[[nodiscard]] bool is_dumb();

/// Looks at the environment, and at what the request says about it.
[[nodiscard]] Terminal terminal_for(const Request& request, Script script);

/// Keeps the numbers of streams that are closed from being given to files: they can then not be read or written, as
/// if they were closed.
void reserve_closed_streams() noexcept;

/// Writes to stdout. False if nobody reads it any more; throws EnvironmentFailure if it cannot be written.
[[nodiscard]] bool write_output(std::string_view text);

/// Writes to stderr; if that is not possible, so be it.
void write_conversation(std::string_view text) noexcept;

}  // namespace queens::cli
