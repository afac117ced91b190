// SPDX-License-Identifier: MIT
// `json`: an object per line: what is traced, the events, the totals. Written by hand, since every value is a number
// or one of our own words.
#include <string>

#include "queens/notation/trace_rows.hpp"

// NOLINTBEGIN(modernize-raw-string-literal): pieces of JSON read better with every quote escaped alike

namespace queens::notation {
namespace {

/// The version of the trace's JSON; raised when a reader would have to know.
constexpr int trace_version = 1;

std::string square_members(Square square) {
    return "\"row\":" + std::to_string(square.row) + ",\"column\":" + std::to_string(square.column);
}

std::string squares(std::span<const Square> all) {
    std::string list;
    for (const Square square : all) list += (list.empty() ? "{" : ",{") + square_members(square) + "}";
    return "[" + list + "]";
}

class JsonTrace final : public TraceWriter {
  public:
    using TraceWriter::TraceWriter;

    void begin() override {
        const Puzzle& puzzle = style().puzzle;
        std::string line = "{\"trace_version\":" + std::to_string(trace_version) + ",\"algorithm\":\"" +
                           std::string(style().algorithm.name) + "\",\"size\":" + std::to_string(puzzle.size()) +
                           ",\"rule\":\"" + name(puzzle.rule()) + "\"";
        if (!puzzle.given().empty()) line += ",\"given\":" + squares(puzzle.given());
        if (!puzzle.blocked().empty()) line += ",\"blocked\":" + squares(puzzle.blocked());
        if (!puzzle.excluded().empty()) line += ",\"excluded\":" + diagonals(puzzle.excluded());
        put_line(line + "}");
    }

    void write(const Event& event, const EventTotals& so_far) override {
        const bool is_about_a_square = event.kind != EventKind::stuck && event.kind != EventKind::backtrack;
        std::string line = "{\"event\":" + to_string(so_far.events) + ",\"kind\":\"" + name(event.kind) + "\"";
        if (is_about_a_square && event.line != Event::no_line) line += "," + square_members(event.square);
        line += ",\"depth\":" + std::to_string(event.depth);
        if (event.line != Event::no_line) line += ",\"line\":" + std::to_string(event.line);
        if (event.next_line != Event::no_line) line += ",\"next_line\":" + std::to_string(event.next_line);
        if (event.refusal != Refusal::none) line += std::string(",\"refusal\":\"") + name(event.refusal) + "\"";
        if (!event.attackers.empty()) line += ",\"attackers\":" + squares(event.attackers);
        put_line(line + "}");
    }

    void end(const EventTotals& totals, EndedBy ended_by) override {
        put_line("{" + total("placed", totals.placed) + "," + total("removed", totals.removed) + "," +
                 total("tried", totals.tried) + "," + total("dead_ends", totals.dead_ends) + "," +
                 total("solutions", totals.solutions) + "," + total("events", totals.events) + ",\"ended_by\":\"" +
                 name(ended_by) + "\"}");
    }

  private:
    static std::string diagonals(std::span<const Diagonal> all) {
        std::string list;
        for (const Diagonal& diagonal : all) list += (list.empty() ? "\"" : ",\"") + name(diagonal) + "\"";
        return "[" + list + "]";
    }

    static std::string total(std::string_view name, const Total& value) {
        return "\"" + std::string(name) + "\":\"" + to_string(value) + "\"";
    }

    void put_line(std::string line) {
        line += '\n';
        text().put(line);
    }
};

}  // namespace

const TraceFormat json_trace = {.summary = {.name = "json", .summary = "trace_format.json"},
                                .writer = make_trace_writer<JsonTrace>};

}  // namespace queens::notation

// NOLINTEND(modernize-raw-string-literal)
