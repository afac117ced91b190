// SPDX-License-Identifier: MIT
// `trace --watch`: a search on the terminal, step by step, both ways.
#pragma once

#include "apps/cli/context.hpp"
#include "queens/notation/trace_format.hpp"
#include "queens/trace.hpp"

namespace queens::cli {

/// Shows the trace, which is at its start, until the reader has seen enough. Refuses to where there is no terminal.
/// Returns the exit code.
int watch(const Context& context, const notation::TraceStyle& style, Trace trace);

}  // namespace queens::cli
