// SPDX-License-Identifier: MIT
// The board as a player sees it, with its ranks at the left and its files below:
//     2  . ♛
//     1  . .
//        a b
#include <algorithm>

#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr int largest_board = 200;  // wider than any terminal

/// The line of files: every one of them begins with file a, which is no square's letter.
bool is_files(std::string_view line) {
    return line.starts_with('a') && consists_of(line, "abcdefghijklmnopqrstuvwxyz \t");
}

/// The marks of `draw` are read too: x and ? are empty squares, ! and + stand before a queen.
constexpr GridLook look{
    .empties_read = ".·-_x?", .passed_over = " \t!+", .has_ranks = true, .is_decoration = is_files};

constexpr int digits_of(int number) noexcept {
    return number < 10 ? 1 : 1 + digits_of(number / 10);
}

class BoardWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const PlacementView& queens = found.queens;
        if (!is_first_) text().put('\n');
        is_first_ = false;
        rank_width_ = digits_of(queens.size());
        cell_width_ = std::max(style().queen_width, queens.size() > letters ? 2 : 1);
        for (int row = 0; row < queens.size(); ++row) put_row(queens, row);
        put_files(queens.size());
        put_line_end(text(), found);
    }

  private:
    static constexpr int letters = 26;

    void put_row(const PlacementView& queens, int row) {
        const int rank = queens.size() - row;
        put_blanks(rank_width_ - digits_of(rank));
        text().put_number(rank);
        put_blanks(1);
        for_each_square(queens, row, [this](int /*column*/, bool has_queen) {
            put_cell(has_queen ? style().queen : ".", has_queen ? style().queen_width : 1);
        });
        padding_ = 0;
        text().put('\n');
    }

    void put_files(int size) {
        if (size > 0) put_blanks(rank_width_ + 1);
        for (int column = 0; column < size; ++column) put_cell(file_name(column), column < letters ? 1 : 2);
        padding_ = 0;
    }

    /// A cell's padding is put before the next one, so that no line ends with blanks.
    void put_cell(std::string_view cell, int width) {
        put_blanks(padding_ + 1);
        text().put(cell);
        padding_ = cell_width_ - width;
    }

    void put_blanks(int count) {
        for (; count > 0; --count) text().put(' ');
    }

    bool is_first_ = true;
    int rank_width_ = 1;
    int cell_width_ = 1;
    int padding_ = 0;
};

bool looks_like_board(std::string_view line) {
    if (is_files(line)) return true;
    Scanner scanner(line, 1);
    const bool has_rank =
        !scanner.take_digits().empty() && !scanner.is_at_end() && contains(blanks, scanner.rest().substr(0, 1));
    // `4 - - -` could be numbers as well, and is taken for them.
    return has_rank && looks_like_row(scanner.rest(), look) && !consists_of(scanner.rest(), "- \t");
}

}  // namespace

constinit const Format board_format{
    .summary = {.name = "board", .summary = "format.board"},
    .largest_size = largest_board,
    .holds_any_placement = true,
    .is_line = false,
    .writes_total = false,
    .writer = make_writer<BoardWriter>,
    .looks_like = looks_like_board,
    .read = [](Lines& lines, std::optional<int> size) { return read_grid(lines, size, look, largest_board); },
};

}  // namespace queens::notation
