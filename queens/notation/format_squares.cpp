// SPDX-License-Identifier: MIT
// `b4 d3 a2 c1`: the squares' names, as chess has them. Read are also rows and columns from 0, `(0,1) (1,3)`, and
// both mixed. `-`: no queen.
#include "queens/board/square.hpp"
#include "queens/notation/format_rows.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/square_list.hpp"

namespace queens::notation {
namespace {

constexpr std::string_view separators = " \t,;[]";

class SquaresWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const PlacementView& queens = found.queens;
        if (queens.count() == 0 && queens.size() > 0) text().put('-');
        for (std::int64_t k = 0; k < queens.count() && !text().is_closed(); ++k) {
            const auto [row, column] = queens.queen(k);
            if (k > 0) text().put(' ');
            text().put(file_name(column));
            text().put_number(queens.size() - row);
        }
        put_line_end(text(), found);
    }
};

/// The column of a file's letters, or one that no board has.
std::int64_t column_from(std::string_view letters) noexcept {
    std::int64_t file = 0;
    for (const char letter : letters) {
        file = file * 26 + (letter | 0x20) - 'a' + 1;
        if (file > largest_size) break;
    }
    return file - 1;
}

/// All small letters or all capitals: in `Qb4` the Q is no file.
std::string_view take_file(Scanner& line) noexcept {
    const std::string_view file = line.take_range('a', 'z');
    return file.empty() ? line.take_range('A', 'Z') : file;
}

/// A name: b4.
std::optional<Problem> read_name(Scanner& line, SquareList& squares) {
    const Scanner start = line;
    const std::string_view file = take_file(line);
    if (file.empty()) return line.unexpected();
    const std::string_view rank_digits = line.take_digits();
    if (rank_digits.empty()) return line.unexpected();
    const std::int64_t rank = number_from(rank_digits);
    const std::int64_t column = column_from(file);
    if (rank < 1 || rank > squares.limit() || column >= squares.limit()) {
        const std::string_view name = start.rest().substr(0, line.offset() - start.offset());
        return line.problem("notation.square_outside", start.offset(), name, {{"size", squares.limit()}});
    }
    squares.add_on_rank(static_cast<int>(rank), static_cast<int>(column));
    return std::nullopt;
}

/// The rest of (0,1), its bracket having been read.
std::optional<Problem> read_pair(Scanner& line, SquareList& squares) {
    if (auto problem = read_row_and_column(line, squares)) return problem;
    if (!line.take(')')) return line.unexpected();
    return std::nullopt;
}

Reading read_squares(Scanner line, std::optional<int> size) {
    SquareList squares(size);
    for (line.skip(separators); !line.is_at_end(); line.skip(separators)) {
        if (line.take('-')) continue;
        auto problem = line.take('(') ? read_pair(line, squares) : read_name(line, squares);
        if (problem) return failure(std::move(*problem));
    }
    return success(squares.take());
}

bool looks_like_squares(std::string_view line) {
    Scanner scanner(line, 1);
    scanner.skip(separators);
    SquareList squares(std::nullopt);
    const bool is_square = scanner.take('(') ? !read_pair(scanner, squares) : !read_name(scanner, squares);
    return is_square && line.find('/') == std::string_view::npos;
}

}  // namespace

constinit const Format squares_format{
    .summary = {.name = "squares", .summary = "format.squares"},
    .largest_size = queens::largest_size,
    .holds_any_placement = true,
    .is_line = true,
    .writes_total = false,
    .writer = make_writer<SquaresWriter>,
    .looks_like = looks_like_squares,
    .read = [](Lines& lines,
               std::optional<int> size) { return read_next_line(lines, size, largest_size, read_squares); },
};

}  // namespace queens::notation
