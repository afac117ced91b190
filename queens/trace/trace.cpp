// SPDX-License-Identifier: MIT
#include "queens/trace.hpp"

#include <utility>

#include "queens/trace/thinker.hpp"

namespace queens {
namespace {

std::unique_ptr<tracing::Thinker> start(const Puzzle& puzzle, std::string_view name) {
    const tracing::Algorithm& algorithm = row_named(tracing::algorithm_table(), name, "kind.algorithm");
    check_size("kind.algorithm", name, puzzle.size(), 0, algorithm.summary.largest_size);
    return puzzle.contradiction() ? nullptr : algorithm.start(puzzle);
}

}  // namespace

Trace::Trace(const Puzzle& puzzle, const TraceOptions& options)
    : thinker_(start(puzzle, options.algorithm)), until_(options.until), meter_(options.limits, puzzle.size()) {}

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
    if (!event || !spend(*event)) {
        ended_by_ = meter_.ended_by();
        thinker_ = nullptr;
        return std::nullopt;
    }
    count(totals_, *event);
    return event;
}

bool Trace::spend(const Event& event) {
    if (totals_.events == Total() && !meter_.spend()) return false;  // the root
    return event.kind == EventKind::place ? meter_.spend() : meter_.pass();
}

}  // namespace queens
