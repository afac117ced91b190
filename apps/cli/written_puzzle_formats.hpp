// SPDX-License-Identifier: MIT
#pragma once

#include "queens/notation/puzzle_format.hpp"

namespace queens::cli {

/// The formats of puzzle files and one more, which is only written: `words`, what follows `queens solve` on the
/// command line.
[[nodiscard]] Table<notation::PuzzleFormat> written_puzzle_formats();

}  // namespace queens::cli
