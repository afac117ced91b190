// SPDX-License-Identifier: MIT
#include "queens/trace.hpp"

#include <utility>

#include "queens/trace/thinker.hpp"

namespace queens {
namespace {

std::unique_ptr<tracing::Thinker> start(const Puzzle& puzzle, const TraceOptions& options) {
    const tracing::Algorithm& algorithm = row_named(tracing::algorithm_table(), options.algorithm, "kind.algorithm");
    check_size("kind.algorithm", options.algorithm, puzzle.size(), 0, algorithm.summary.largest_size);
    if (options.seed) check_takes_seed(tracing::algorithm_table(), algorithm, "kind.algorithm");
    return puzzle.contradiction() ? nullptr : algorithm.start(puzzle, options.seed.value_or(0));
}

}  // namespace

Trace::Trace(const Puzzle& puzzle, const TraceOptions& options)
    : thinker_(start(puzzle, options)), until_(options.until), meter_(options.limits, puzzle.size()) {}

Trace::Trace(const Trace& other)
    : thinker_(other.thinker_ ? other.thinker_->clone() : nullptr),
      until_(other.until_),
      meter_(other.meter_),
      totals_(other.totals_),
      ended_by_(other.ended_by_) {}

Trace::Trace(Trace&&) noexcept = default;
Trace::~Trace() = default;

Trace& Trace::operator=(Trace&&) noexcept = default;
Trace& Trace::operator=(const Trace& other) {
    return *this = Trace(other);
}

std::optional<Event> Trace::next() {
    if (thinker_ == nullptr) return std::nullopt;
    if (until_ && totals_.solutions >= *until_) {
        ended_by_ = EndedBy::enough;
        thinker_ = nullptr;
        return std::nullopt;
    }
    std::optional<Event> event = thinker_->next();
    const bool is_granted = !event || spend(*event);
    if (!event || !is_granted) {
        ended_by_ = is_granted ? thinker_->ended_by() : meter_.ended_by();
        thinker_ = nullptr;
        return std::nullopt;
    }
    count(totals_, *event);
    return event;
}

bool Trace::spend(const Event& event) {
    const bool is_root = totals_.events == Total();
    if (is_root && !meter_.spend()) return false;
    const bool makes_node = event.kind == EventKind::place || event.kind == EventKind::move;
    if (makes_node && !meter_.spend()) return false;
    return meter_.look_now();  // each time: whoever takes the events may be slow
}

}  // namespace queens
