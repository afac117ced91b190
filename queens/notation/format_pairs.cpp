// SPDX-License-Identifier: MIT
// `0,1`, one square a line, row and column from 0, as a JavaScript tutorial prints them; a list has a heading over
// each placement. `-`: no queen.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/scanner.hpp"
#include "queens/notation/square_list.hpp"

namespace queens::notation {
namespace {

class PairsWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        if (style().purpose == Purpose::list) put_heading();
        if (found.queens.count() == 0) text().put('-');
        for (std::int64_t k = 0; k < found.queens.count() && !text().is_closed(); ++k) {
            const auto [row, column] = found.queens.queen(k);
            if (k > 0) text().put('\n');
            text().put_number(row);
            text().put(',');
            text().put_number(column);
        }
        put_line_end(text(), found);
    }

  private:
    void put_heading() {
        text().put("==== result ");
        text().put_number(results_++);
        text().put(" ====\n");
    }

    std::int64_t results_ = 0;
};

bool is_heading(std::string_view line) {
    return line.starts_with("==");
}

std::optional<Problem> read_pair(Scanner line, SquareList& squares) {
    if (line.rest() == "-") return std::nullopt;
    if (auto problem = read_row_and_column(line, squares)) return problem;
    if (!line.is_at_end()) return line.unexpected();
    return std::nullopt;
}

/// Goes to the first pair of the next placement; false if there is no placement any more.
bool find_placement(Lines& lines) {
    bool has_heading = false;
    for (; lines.peek() != nullptr; lines.next()) {
        const std::string_view line = content(*lines.peek());
        if (is_heading(line)) {
            if (has_heading) return true;  // nothing stands under the heading before
            has_heading = true;
        } else if (!line.empty()) {
            return true;
        }
    }
    return has_heading;
}

/// A placement ends before an empty line or a heading.
Reading read_pairs(Lines& lines, std::optional<int> size) {
    if (!find_placement(lines)) return {};
    SquareList squares(size);
    for (; lines.peek() != nullptr; lines.next()) {
        const Scanner line = scan_content(*lines.peek(), lines.number());
        if (line.is_at_end() || is_heading(line.rest())) break;
        if (auto problem = read_pair(line, squares)) {
            lines.next();
            return failure(std::move(*problem));
        }
    }
    return success(squares.take());
}

}  // namespace

constinit const Format pairs_format{
    .summary = {.name = "pairs", .summary = "format.pairs"},
    .largest_size = queens::largest_size,
    .holds_any_placement = true,
    .is_line = false,
    .writes_total = false,
    .writer = make_writer<PairsWriter>,
    .looks_like = is_heading,
    .read = read_pairs,
};

}  // namespace queens::notation
