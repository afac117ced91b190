// SPDX-License-Identifier: MIT
// How a request is turned down. Unsolvable is an answer, not a problem: see verdict.hpp.
#pragma once

#include <cstdlib>
#include <exception>
#include <utility>

#include "queens/board/message.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// What is wrong with a request: the message carries the value and the range allowed.
using Problem = Message;

/// The caller asked for something that has no meaning, or that is out of range.
class BadRequest : public std::exception {
  public:
    explicit BadRequest(Problem problem) : problem_(std::move(problem)) {}
    [[nodiscard]] const Problem& problem() const noexcept { return problem_; }
    /// The message's id; for people, put problem() into words.
    [[nodiscard]] const char* what() const noexcept override { return problem_.id.c_str(); }

  private:
    Problem problem_;
};

/// Throws BadRequest. In a build without exceptions (the web) it traps, so callers there ask the checking function
/// that stands beside each refusing one (`problem_in`) first.
[[noreturn]] inline void refuse([[maybe_unused]] Problem problem) {
#if defined(__cpp_exceptions)
    throw BadRequest(std::move(problem));
#else
    std::abort();
#endif
}

}  // namespace queens

#pragma GCC visibility pop
