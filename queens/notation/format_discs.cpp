// SPDX-License-Identifier: MIT
// `□ ● □ □ `: the discs that a Java tutorial prints, with a blank after each; a list has headings and a total, in
// the language of whoever reads it.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

/// Headings and totals may be in any language: they are what shows no square.
bool is_decoration(std::string_view line) {
    return line.find("□") == std::string_view::npos && line.find("●") == std::string_view::npos;
}

constexpr GridLook look{
    .queen = "● ", .empty = "□ ", .queens_read = "●", .empties_read = "□", .is_decoration = is_decoration};

class DiscsWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const bool is_list = style().purpose == Purpose::list;
        if (is_list) say({"discs.heading", {{"number", to_string(found.number)}}});
        put_grid(text(), found.queens, look);
        if (is_list || found.queens.size() == 0) text().put('\n');
    }

    void end(const Ending& ending) override {
        if (ending.ended_by != EndedBy::end) return;  // there may be more: no total
        if (ending.solutions == 0) return say({"discs.none", {}});
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
    format.writer = make_writer<DiscsWriter>;
    return format;
}();

}  // namespace queens::notation
