// SPDX-License-Identifier: MIT
// `1Q2/3Q/Q3/2Q1`: the first field of a FEN record, row 0 first. Runs of empty squares are decimal numbers, over 9
// too on larger boards, so one run of digits is always one number.
#include <string>
#include <vector>

#include "queens/notation/format_rows.hpp"
#include "queens/notation/line_format.hpp"

namespace queens::notation {
namespace {

// No program reads larger boards; the length of a line is not the reason.
constexpr int largest_board = 200;

void put_empty(Text& text, int squares) {
    if (squares > 0) text.put_number(squares);
}

class FenWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        std::int64_t next = 0;
        for (int row = 0; row < found.queens.size(); ++row) {
            if (row > 0) text().put('/');
            next = write_row(found.queens, row, next);
        }
        put_line_end(text(), found);
    }

  private:
    /// Writes the queens of a row, from queen `next` on; the first of the rows below is returned.
    std::int64_t write_row(const PlacementView& queens, int row, std::int64_t next) {
        int column = 0;
        for (; next < queens.count() && queens.queen(next).row == row; ++next) {
            const Square queen = queens.queen(next);
            if (queen.column < column) continue;  // a queen twice on one square
            put_empty(text(), queen.column - column);
            text().put('Q');
            column = queen.column + 1;
        }
        put_empty(text(), queens.size() - column);
        return next;
    }
};

/// Reads up to the next slash; `width` becomes how many squares there were.
std::optional<Problem> read_row(Scanner& line, int row, std::int64_t& width, std::vector<Square>& queens) {
    width = 0;
    while (!line.is_at_end() && line.rest().front() != '/' && !contains(blanks, line.rest().substr(0, 1))) {
        const std::size_t start = line.offset();
        const std::string_view digits = line.take_digits();
        const std::int64_t empty = number_from(digits);
        if (digits.empty()) {
            if (!line.take('Q') && !line.take('q')) return line.unexpected();
            queens.push_back({row, static_cast<int>(width)});
        } else if (empty < 1 || empty > largest_board) {
            return line.out_of_range(start, digits, 1, largest_board);
        }
        width += digits.empty() ? 1 : empty;
        if (width > largest_board)
            return line.problem("notation.row_too_long", start, std::to_string(width), {{"high", largest_board}});
    }
    return std::nullopt;
}

/// The other fields of a record (whose turn it is, …), after a blank, are not looked at.
Reading read_fen(Scanner line, std::optional<int> known_size) {
    std::optional<std::int64_t> size = known_size;
    std::vector<Square> queens;
    if (line.is_at_end()) return success({});
    int row = 0;
    do {
        const std::size_t start = line.offset();
        std::int64_t width = 0;
        if (auto problem = read_row(line, row, width, queens)) return failure(std::move(*problem));
        if (!size) size = width;
        if (width != *size)
            return failure(line.problem("notation.wrong_width", start, std::to_string(width),
                                        {{"count", width}, {"size", *size}}));
        ++row;
    } while (line.take('/') && row <= *size);
    if (row == *size) return success({row, std::move(queens)});
    return failure(line.problem(row < *size ? "notation.too_few_rows" : "notation.too_many_rows", line.offset(),
                                std::to_string(row), {{"size", *size}}));
}

bool looks_like_fen(std::string_view line) {
    line = line.substr(0, line.find_first_of(blanks));
    return line.find('/') != std::string_view::npos && consists_of(line, "0123456789Qq/");
}

}  // namespace

constinit const Format fen_format{
    .summary = {.name = "fen", .summary = "format.fen"},
    .largest_size = largest_board,
    .holds_any_placement = true,
    .is_line = true,
    .writes_total = false,
    .writer = make_writer<FenWriter>,
    .looks_like = looks_like_fen,
    .read = [](Lines& lines,
               std::optional<int> size) { return read_next_line(lines, size, largest_board, read_fen); },
};

}  // namespace queens::notation
