// SPDX-License-Identifier: MIT
// `{"queens":[{"row":0,"column":1},…]}`, a line for each placement, and a last one with the total, of solutions or of
// classes. A placement
// without all its queens is written with its board's size, which could not be told from them.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/json_reader.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

class JsonWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const PlacementView& queens = found.queens;
        text().put('{');
        if (queens.count() != queens.size()) {
            text().put(R"("size":)");
            text().put_number(queens.size());
            text().put(',');
        }
        text().put(R"("queens":[)");
        for (std::int64_t k = 0; k < queens.count() && !text().is_closed(); ++k) {
            if (k > 0) text().put(',');
            put_square(queens.queen(k));
        }
        text().put(']');
        if (found.class_size > 0) {
            text().put(R"(,"class_size":)");
            text().put_number(found.class_size);
        }
        text().put("}\n");
    }

    void end(const Ending& ending) override {
        text().put(ending.is_of_classes ? R"({"classes":")" : R"({"solutions":")");
        text().put(to_string(ending.solutions));
        text().put(R"(","ended_by":")");
        text().put(name(ending.ended_by));
        text().put("\"}\n");
    }

  private:
    void put_square(Square square) {
        text().put(R"({"row":)");
        text().put_number(square.row);
        text().put(R"(,"column":)");
        text().put_number(square.column);
        text().put('}');
    }
};

/// `{…`, `[{…`, `[[…`, or the beginning of a list that goes on below.
bool looks_like_json(std::string_view line) {
    Scanner scanner(line, 1);
    if (scanner.take('{')) return true;
    if (!scanner.take('[')) return false;
    scanner.skip(blanks);
    return scanner.is_at_end() || std::string_view("{[]").find(scanner.rest().front()) != std::string_view::npos;
}

}  // namespace

constinit const Format json_format{
    .summary = {.name = "json", .summary = "format.json"},
    .largest_size = queens::largest_size,
    .holds_any_placement = true,
    .is_line = true,
    .writes_total = true,
    .writer = make_writer<JsonWriter>,
    .looks_like = looks_like_json,
    .read = read_json,
};

}  // namespace queens::notation
