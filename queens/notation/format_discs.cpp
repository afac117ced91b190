// SPDX-License-Identifier: MIT
// `□ ● □ □ `: the discs that a Java tutorial prints, with a blank after each; a list has headings and a total, in
// the language of whoever reads it. In ASCII `. o . . `.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

bool has_discs(std::string_view line) {
    return line.find("□") != std::string_view::npos || line.find("●") != std::string_view::npos;
}

/// Headings and totals may be in any language: they are what shows no square.
bool is_decoration(std::string_view line) {
    return !has_discs(line) && !consists_of(line, ".o \t");
}

constexpr GridLook look{
    .queen = "● ", .empty = "□ ", .queens_read = "●o", .empties_read = "□.", .is_decoration = is_decoration};

constexpr GridLook ascii_look{.queen = "o ", .empty = ". "};

/// In ASCII a row without a disc could be of letters as well, and is taken for them.
bool looks_like_discs(std::string_view line) {
    return looks_like_row(line, look) && (has_discs(line) || line.find('o') != std::string_view::npos);
}

class DiscsWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const bool is_list = style().purpose == Purpose::list;
        if (is_list) say({"discs.heading", {{"number", to_string(found.number)}}});
        put_grid(text(), found, style().is_ascii ? ascii_look : look);
        if (is_list || found.queens.size() == 0) text().put('\n');
    }

    void end(const Ending& ending) override {
        if (ending.ended_by != EndedBy::end) return;  // there may be more: no total
        if (ending.solutions == 0) return say({"discs.none", {}});
        if (ending.is_of_classes) return;  // it is no number of solutions
        if (style().purpose == Purpose::list) say({"discs.total", {{"count", to_string(ending.solutions)}}});
    }

  private:
    void say(const Message& message) {
        if (!style().speak) return;
        text().put(style().speak(message));
        text().put('\n');
    }
};

}  // namespace

constinit const Format discs_format = [] {
    Format format = grid_format<look>({.name = "discs", .summary = "format.discs"});
    format.writes_total = true;
    format.says_no_solution = true;
    format.has_headings = true;
    format.writer = make_writer<DiscsWriter>;
    format.looks_like = looks_like_discs;
    return format;
}();

}  // namespace queens::notation
