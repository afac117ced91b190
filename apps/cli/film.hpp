// SPDX-License-Identifier: MIT
// A search in pictures.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "apps/cli/context.hpp"
#include "queens/draw.hpp"
#include "queens/notation/trace_format.hpp"
#include "queens/trace.hpp"

namespace queens::cli {

/// Events by their numbers, from 1.
struct EventRange {
    std::uint64_t first = 1, last = std::numeric_limits<std::uint64_t>::max();
};

/// Refuses --delay without a picture that moves, and --size without a picture.
void check_film_options(const Request& request, const std::optional<PictureSummary>& picture);

/// Runs the trace to the last event of the range, and writes a frame for each event of it; in a format that does not
/// move, the last one. Whether the trace has come to its end. Refuses a range without events, and one of more than
/// most_frames.
bool put_film(const Context& context, const PictureSummary& picture, Trace& trace, const notation::TraceStyle& style,
              const EventRange& range);

}  // namespace queens::cli
