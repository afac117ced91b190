// SPDX-License-Identifier: MIT
// How an algorithm thinks, one event at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "queens/board/event.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::tracing {
class Thinker;
}

#pragma GCC visibility push(default)

namespace queens {

struct TraceOptions {
    /// A row of algorithms(), by name.
    std::string_view algorithm = "rows";
    /// End after so many solutions; nothing: when all has been seen.
    std::optional<std::uint64_t> until = 1;
    /// For algorithms that take one (AlgorithmSummary::takes_seed), 0 if there is none: equal seeds, equal traces.
    std::optional<std::uint64_t> seed = {};
    Limits limits = {};
};

/// A search that is pulled, event by event, so it starts at once on any board and keeps nothing of what it has told.
/// Copying takes a snapshot: a player that keeps some goes back without running from the start.
class Trace {
  public:
    /// Refuses an unknown algorithm, and a size or a seed that it does not take.
    explicit Trace(const Puzzle& puzzle, const TraceOptions& options = {});
    Trace(const Trace& other);
    Trace(Trace&& other) noexcept;
    Trace& operator=(const Trace& other);
    Trace& operator=(Trace&& other) noexcept;
    ~Trace();

    /// The next event; nothing when the trace has ended, and ended_by() says why. A contradictory puzzle has no
    /// events.
    [[nodiscard]] std::optional<Event> next();

    /// What has happened so far.
    [[nodiscard]] const EventTotals& totals() const noexcept { return totals_; }

    /// `end`: all has been seen; `enough`: `until` was reached, or the algorithm finds no more than one solution;
    /// `stuck`: it has used up its moves; or the limit that came first. `end` until then.
    [[nodiscard]] EndedBy ended_by() const noexcept { return ended_by_; }

  private:
    /// Charges the event to the limits. False: it would go beyond one.
    [[nodiscard]] bool spend(const Event& event);

    std::unique_ptr<tracing::Thinker> thinker_;
    std::optional<std::uint64_t> until_;
    Meter meter_;
    EventTotals totals_;
    EndedBy ended_by_ = EndedBy::end;
};

/// All algorithms; `rows` is the first.
[[nodiscard]] std::span<const AlgorithmSummary> algorithms();

/// The algorithm of this name. Refuses an unknown one.
[[nodiscard]] const AlgorithmSummary& algorithm_named(std::string_view name);

}  // namespace queens

#pragma GCC visibility pop
