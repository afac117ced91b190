// SPDX-License-Identifier: MIT
// What is nobody's mistake: a file that cannot be read, a full disk.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "queens/board/message.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// The environment failed; the message has the file's name and the reason.
class EnvironmentFailure : public std::exception {
  public:
    explicit EnvironmentFailure(Message message) : message_(std::move(message)) {}
    [[nodiscard]] const Message& message() const noexcept { return message_; }
    /// The message's id; for people, put message() into words.
    [[nodiscard]] const char* what() const noexcept override { return message_.id.c_str(); }

  private:
    Message message_;
};

/// Why it failed, by the system's error number (errno): the argument `reason` of a message.
[[nodiscard]] Argument reason_of(int error);

/// The file of this name could not be read, or written.
[[noreturn]] void fail_reading(const std::string& file, int error);
[[noreturn]] void fail_writing(const std::string& file, int error);

}  // namespace queens

#pragma GCC visibility pop
