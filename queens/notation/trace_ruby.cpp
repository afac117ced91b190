// SPDX-License-Identifier: MIT
// `ruby`: what the Ruby tutorial's program prints: placements, removals, the list [row, column], the board.
#include <string>
#include <vector>

#include "queens/board/placement.hpp"
#include "queens/notation/format.hpp"
#include "queens/notation/trace_rows.hpp"

namespace queens::notation {
namespace {

class RubyTrace final : public TraceWriter {
  public:
    RubyTrace(Text& text, TraceStyle style)
        : TraceWriter(text, std::move(style)),
          queens_(this->style().puzzle.given().begin(), this->style().puzzle.given().end()) {}

    void write(const Event& event, const EventTotals& so_far) override {
        const auto [row, column] = event.square;
        if (event.kind == EventKind::place) {
            queens_.push_back(event.square);
            text().put("\"placing at " + std::to_string(row) + " " + std::to_string(column) + "\"\n");
        } else if (event.kind == EventKind::lift) {
            queens_.pop_back();
            text().put("Backtracking, deleted: " + pair(event.square) + "\n");
        } else if (event.kind == EventKind::found) {
            write_solution(so_far.solutions);
        }
    }

    void end(const EventTotals& totals, EndedBy ended_by) override {
        if (!is_impossible(totals, ended_by)) return;
        text().put(say({"answer.no_solution", {}}));
        text().put('\n');
    }

  private:
    static std::string pair(Square square) {
        return "[" + std::to_string(square.row) + ", " + std::to_string(square.column) + "]";
    }

    void write_solution(const Total& number) {
        std::string list;
        for (const Square queen : queens_) list += (list.empty() ? "" : ", ") + pair(queen);
        text().put("[" + list + "]\n");
        const Placement placement(style().puzzle.size(), queens_);
        find_format("ruby")->writer(text(), {})->write({.queens = placement, .number = number});
    }

    std::vector<Square> queens_;  // in order of placement
};

}  // namespace

const TraceFormat ruby_trace = {.summary = {.name = "ruby", .summary = "trace_format.ruby"},
                                .writer = make_trace_writer<RubyTrace>};

}  // namespace queens::notation
