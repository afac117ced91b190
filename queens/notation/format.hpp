// SPDX-License-Identifier: MIT
// The table of text formats for placements. To add one: write its file, with its writer and its reader, and add its
// row in format.cpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board/message.hpp"
#include "queens/board/placement.hpp"
#include "queens/board/problem.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/table.hpp"
#include "queens/board/verdict.hpp"
#include "queens/notation/lines.hpp"
#include "queens/notation/text.hpp"

namespace queens::notation {

/// Whether one placement is written, or a list with the headings and totals that the format has.
enum class Purpose { one, list };

/// How the writing should look.
struct Style {
    Purpose purpose = Purpose::one;
    /// Puts headings and totals into words, in the formats that have some.
    Speak speak;
    /// The queen of `board` (one character, as wide as `queen_width` cells of the terminal); "Q" where UTF-8 is not
    /// understood.
    std::string_view queen = "♛";
    int queen_width = 1;
    /// Nothing but ASCII, also where the format has signs of its own.
    bool is_ascii = false;
};

/// How the listing ended.
struct Ending {
    Total solutions;  // or classes
    EndedBy ended_by = EndedBy::end;
    bool is_of_classes = false;
};

/// Writes placements, one after another, then once the end.
class Writer {
  public:
    Writer(Text& text, Style style) : text_(text), style_(std::move(style)) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    virtual ~Writer() = default;

    virtual void write(const Found& found) = 0;
    /// Totals, where the format has some.
    virtual void end(const Ending& /*ending*/) {}

  protected:
    [[nodiscard]] Text& text() noexcept { return text_; }
    [[nodiscard]] const Style& style() const noexcept { return style_; }

  private:
    Text& text_;
    Style style_;
};

/// One placement read, or what is wrong with it, or (neither) the end of the input.
struct Reading {
    std::optional<Placement> placement;
    std::optional<Problem> problem;
};

/// A format: a row of the table.
struct Format {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
    } summary;
    /// It writes and reads boards from 0 to this size.
    int largest_size;
    /// Several queens in a row, or none, can be written too.
    bool holds_any_placement;
    /// A placement is one line; else several.
    bool is_line;
    /// A list ends with its total.
    bool writes_total;
    /// Where there is no solution, it says so.
    bool says_no_solution = false;
    /// A line of words, in whatever language, may come before a placement.
    bool has_headings = false;
    std::unique_ptr<Writer> (*writer)(Text& text, Style style);
    /// Whether the first line of some input may be of this format.
    bool (*looks_like)(std::string_view line);
    /// Reads the next placement, passing over headings, totals, empty lines and what follows " # ". `size`: the
    /// board's, where the caller knows it; a placement that does not fit is a problem.
    Reading (*read)(Lines& lines, std::optional<int> size);
};

/// All formats; `numbers` is the first.
[[nodiscard]] Table<Format> formats();

/// The format of this name, or null.
[[nodiscard]] const Format* find_format(std::string_view name);

/// The formats that look like the line: none, one, or several if only their reader's word can tell which it is.
[[nodiscard]] std::vector<const Format*> recognise(std::string_view line);

/// The formats in which the text could be read, as far as it goes: it may end in the middle of a placement.
[[nodiscard]] std::vector<const Format*> formats_that_read(std::string_view text, std::optional<int> size);

}  // namespace queens::notation
