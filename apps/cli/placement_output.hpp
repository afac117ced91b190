// SPDX-License-Identifier: MIT
// The format in which placements are written, chosen by what was asked for and what the terminal can show.
#pragma once

#include <memory>
#include <optional>

#include "apps/cli/context.hpp"
#include "apps/cli/pictures.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {

/// A text format, or else a picture.
struct OutputFormat {
    const notation::Format* text = nullptr;
    std::optional<PictureSummary> picture = {};

    [[nodiscard]] bool writes_total() const { return text != nullptr && text->writes_total; }
    [[nodiscard]] bool says_no_solution() const { return text != nullptr && text->says_no_solution; }
};

/// The format asked for by --format or --json, or by the name of a picture's file; else `board` on a terminal that is
/// wide enough, else `numbers`. Refuses an unknown format, and one that does not take the size.
[[nodiscard]] OutputFormat output_format(const Context& context, int size);

/// Writes solutions of the puzzle.
[[nodiscard]] std::unique_ptr<notation::Writer> output_writer(const Context& context, const OutputFormat& format,
                                                              const Puzzle& puzzle, notation::Purpose purpose);

}  // namespace queens::cli
