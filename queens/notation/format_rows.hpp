// SPDX-License-Identifier: MIT
// The rows of the table of formats. Each is defined in the file of its name.
#pragma once

#include <memory>
#include <utility>

#include "queens/notation/format.hpp"

namespace queens::notation {

extern const Format numbers_format;
extern const Format indices_format;
extern const Format ranks_format;
extern const Format squares_format;
extern const Format fen_format;
extern const Format json_format;
extern const Format board_format;
extern const Format letters_format;
extern const Format bars_format;
extern const Format ruby_format;
extern const Format discs_format;
extern const Format matrix_format;
extern const Format pairs_format;

/// Makes a writer of the class W: what a row of the table holds.
template <class W>
std::unique_ptr<Writer> make_writer(Text& text, Style style) {
    return std::make_unique<W>(text, std::move(style));
}

/// For formats that are read only when they are named, as their first line could be of another as well.
inline bool looks_like_others(std::string_view /*line*/) {
    return false;
}

/// The same format, read only when it is named.
[[nodiscard]] constexpr Format read_when_named(Format format) noexcept {
    format.looks_like = looks_like_others;
    return format;
}

}  // namespace queens::notation
