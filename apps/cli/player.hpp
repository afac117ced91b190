// SPDX-License-Identifier: MIT
// A search that can be gone through both ways. It knows events, and no algorithm.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "queens/board/moment.hpp"
#include "queens/notation/event_sentences.hpp"
#include "queens/notation/variables.hpp"
#include "queens/trace.hpp"

namespace queens::cli {

/// All there is to see after an event, and the trace that goes on from there. Copied, it is a snapshot.
struct Scenery {
    Trace trace;
    Moment moment;
    notation::EventSentences sentences;
    notation::Variables variables;
    std::string sentence = {};

    [[nodiscard]] std::uint64_t at() const { return trace.totals().events.low(); }
    /// Goes on by an event; false: that was all.
    bool step();
};

class Player {
  public:
    /// Which events are looked for.
    using Condition = std::function<bool(const Event&)>;
    /// Asked now and then during a long search: whether to stop it.
    using Patience = std::function<bool()>;

    /// Before the first event. The style must outlive it.
    Player(const notation::TraceStyle& style, Trace trace, Patience is_stopped);

    [[nodiscard]] const Scenery& now() const noexcept { return now_; }
    /// The last event that has been seen, and whether there is none after it.
    [[nodiscard]] std::uint64_t known() const noexcept { return known_; }
    [[nodiscard]] bool is_end_known() const noexcept { return is_end_known_; }
    [[nodiscard]] bool is_at_end() const { return is_end_known_ && now_.at() == known_; }

    bool step();
    /// To after this event, or after the last.
    void go(std::uint64_t event);
    /// To the next event that meets the condition, else to the end.
    void find_next(const Condition& condition);
    /// To the last one before this moment that meets it, else to the start.
    void find_previous(const Condition& condition);

  private:
    /// So many, at even distances: when there are more, every other one goes.
    static constexpr std::size_t most_snapshots = 64;

    /// The last snapshot at or before the event.
    [[nodiscard]] std::size_t snapshot_before(std::uint64_t event) const;
    void keep_snapshot();
    /// The last event that meets the condition, from the one that led to the snapshot to before `end`; 0: none.
    [[nodiscard]] std::uint64_t last_from(std::size_t snapshot, std::uint64_t end, const Condition& condition) const;

    Patience is_stopped_;
    Scenery now_;
    std::vector<Scenery> snapshots_;
    std::uint64_t distance_ = 64;
    std::uint64_t known_ = 0;
    bool is_end_known_ = false;
};

}  // namespace queens::cli
