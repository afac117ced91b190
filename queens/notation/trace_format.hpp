// SPDX-License-Identifier: MIT
// The table of text formats for traces. To add one: write its file, and add its row in trace_format.cpp.
#pragma once

#include <memory>
#include <string_view>

#include "queens/board/event.hpp"
#include "queens/board/message.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/table.hpp"
#include "queens/board/verdict.hpp"
#include "queens/notation/text.hpp"

namespace queens::notation {

/// What is being traced, and how it should look.
struct TraceStyle {
    Puzzle puzzle;
    AlgorithmSummary algorithm;
    Speak speak;
    Coordinates coordinates = Coordinates::zero;
};

/// Writes events, one after another, then once the end.
class TraceWriter {
  public:
    TraceWriter(Text& text, TraceStyle style) : text_(text), style_(std::move(style)) {}
    TraceWriter(const TraceWriter&) = delete;
    TraceWriter& operator=(const TraceWriter&) = delete;
    virtual ~TraceWriter() = default;

    /// What comes before the first event.
    virtual void begin() {}
    /// `so_far`: the totals, this event included.
    virtual void write(const Event& event, const EventTotals& so_far) = 0;
    virtual void end(const EventTotals& totals, EndedBy ended_by) = 0;

  protected:
    [[nodiscard]] Text& text() noexcept { return text_; }
    [[nodiscard]] const TraceStyle& style() const noexcept { return style_; }
    [[nodiscard]] std::string say(const Message& message) const { return style_.speak(message); }
    /// No solution was found although all has been seen.
    [[nodiscard]] static bool is_impossible(const EventTotals& totals, EndedBy ended_by) noexcept {
        return ended_by == EndedBy::end && totals.solutions == Total();
    }

  private:
    Text& text_;
    TraceStyle style_;
};

/// A format: a row of the table.
struct TraceFormat {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
    } summary;
    std::unique_ptr<TraceWriter> (*writer)(Text& text, TraceStyle style);
};

/// All formats; `text` is the first.
[[nodiscard]] Table<TraceFormat> trace_formats();

}  // namespace queens::notation
