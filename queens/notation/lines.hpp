// SPDX-License-Identifier: MIT
// Input, line by line, with a look ahead. Survives CRLF, a byte order mark and blanks at line ends.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace queens::notation {

class Lines {
  public:
    /// Fills in the next raw line without its line feed; false at the end.
    using Source = std::function<bool(std::string&)>;

    explicit Lines(Source source) : source_(std::move(source)) {}
    /// The lines of a text that outlives this.
    explicit Lines(std::string_view text);
    explicit Lines(std::string&&) = delete;

    /// The line to be read next, cleaned; nothing at the end. Valid until next() is called.
    [[nodiscard]] const std::string* peek();
    /// Goes on to the line after it.
    void next();
    /// Puts lines before the one to be read next; they bear the number of the line that was just left.
    void put_back(std::deque<std::string> lines);
    /// 1 for the first line: the number of the line that peek() shows.
    [[nodiscard]] int number() const noexcept { return put_back_.empty() ? number_ : number_ - 1; }

  private:
    Source source_;
    std::optional<std::string> line_;
    std::deque<std::string> put_back_;
    int number_ = 1;
};

}  // namespace queens::notation
