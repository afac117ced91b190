// SPDX-License-Identifier: MIT
// The format in which placements are written, chosen by what was asked for and what the terminal can show.
#pragma once

#include <memory>

#include "apps/cli/context.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {

/// The format asked for by --format or --json; else `board` on a terminal that is wide enough, else `numbers`.
/// Refuses an unknown format, and one that does not take the size.
[[nodiscard]] const notation::Format& output_format(const Context& context, int size);

[[nodiscard]] std::unique_ptr<notation::Writer> output_writer(const Context& context, const notation::Format& format,
                                                              notation::Purpose purpose);

}  // namespace queens::cli
