// SPDX-License-Identifier: MIT
// The rows of the table of trace formats, each in a file of its own.
#pragma once

#include "queens/notation/trace_format.hpp"

namespace queens::notation {

extern const TraceFormat text_trace;
extern const TraceFormat variables_trace;
extern const TraceFormat ruby_trace;
extern const TraceFormat json_trace;

/// Makes the writer of a row.
template <class SomeWriter>
std::unique_ptr<TraceWriter> make_trace_writer(Text& text, TraceStyle style) {
    return std::make_unique<SomeWriter>(text, std::move(style));
}

/// The totals as a sentence of their own; used by the formats that people read.
[[nodiscard]] inline Message totals_message(const EventTotals& totals) {
    return {"trace.totals",
            {{"placed", to_string(totals.placed)},
             {"removed", to_string(totals.removed)},
             {"tried", to_string(totals.tried)},
             {"dead_ends", to_string(totals.dead_ends)},
             {"solutions", to_string(totals.solutions)},
             {"events", to_string(totals.events)}}};
}

}  // namespace queens::notation
