// SPDX-License-Identifier: MIT
// What SMT-LIB and XCSP3 share: a list of terms, one for each row, that must all be different or differ from a value.
#pragma once

#include "queens/encode/encoding.hpp"

namespace queens::encoding {

/// Writes the number of something in a row: of its column, or of the diagonal through its queen.
using RowTerm = void (*)(Text& text, const Puzzle& puzzle, int row);

/// The term of each row, each after a blank.
inline void put_terms(Text& text, const Puzzle& puzzle, RowTerm term) {
    for (int row = 0; row < puzzle.size() && !text.is_closed(); ++row) {
        text.put(" ");
        term(text, puzzle, row);
    }
}

}  // namespace queens::encoding
