// SPDX-License-Identifier: MIT
// The whole terminal, for as long as this lives: a screen of its own, no cursor, and keys one by one.
#pragma once

#include <termios.h>

#include <chrono>
#include <string>
#include <vector>

#include "apps/cli/terminal.hpp"

namespace queens::cli {

class Screen {
  public:
    /// stdin and stdout must be terminals.
    Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    /// Gives back the terminal as it was.
    ~Screen();

    /// Shows the lines, and nothing else, unless they are there already. They must not be wider than the terminal.
    void show(const std::vector<std::string>& lines, const ScreenSize& size);

    /// The next key: a character in UTF-8, or a name such as "left", "home" and "escape". Empty: none was pressed in
    /// time, or a signal came, or there is no terminal any more (is_closed).
    [[nodiscard]] std::string next_key(std::chrono::milliseconds patience);
    /// Whether a key waits to be read.
    [[nodiscard]] bool has_key() const;
    [[nodiscard]] bool is_closed() const noexcept { return is_closed_; }

  private:
    /// The next byte, or 0.
    char next_byte(std::chrono::milliseconds patience);
    std::string escape_sequence();

    termios before_{};
    std::string shown_;
    ScreenSize shown_at_;
    bool is_closed_ = false;
};

}  // namespace queens::cli
