// SPDX-License-Identifier: MIT
// A line on stderr that tells how far the work is. It appears only on a terminal, and only when the work lasts over a
// second.
#pragma once

#include <optional>
#include <thread>

#include "apps/cli/context.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/progress.hpp"

namespace queens::cli {

class ProgressLine {
  public:
    /// `unit`: the message that tells of `count`, how much is done (and of `total`, `percent`, `rate` and `left`
    /// where they are known).
    ProgressLine(const Context& context, std::string_view unit);

    /// Where the work says how far it is; null where nobody would see it.
    [[nodiscard]] Progress* progress() noexcept { return thread_ ? &progress_ : nullptr; }

  private:
    void show_while_working(const std::stop_token& stop);
    void show() const;

    const Context& context_;
    std::string_view unit_;
    Progress progress_;
    Clock::time_point start_ = Clock::now();
    std::optional<std::jthread> thread_;  // last: it ends before the rest goes
};

}  // namespace queens::cli
