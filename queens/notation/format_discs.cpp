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

constinit const Format discs_format{
    .summary = {.name = "discs", .summary = "format.discs"},
    .smallest_size = 0,
    .largest_size = largest_grid,
    .holds_any_placement = true,
    .is_line = false,
    .writes_total = true,
    .writer = make_writer<DiscsWriter>,
    .looks_like = [](std::string_view line) { return looks_like_row(line, look); },
    .read = [](Lines& lines, std::optional<int> size) { return read_grid(lines, size, look); },
};

}  // namespace queens::notation
