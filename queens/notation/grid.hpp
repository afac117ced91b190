// SPDX-License-Identifier: MIT
// What the formats that draw the board, a line a row, have in common.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "queens/notation/format.hpp"

namespace queens::notation {

enum class RowOrder { top_first, bottom_first };

/// How the rows of a board look.
struct GridLook {
    /// A square as it is written, and what stands between two.
    std::string_view queen = "Q";
    std::string_view empty = ".";
    std::string_view between = {};
    /// All characters that are read as a queen, and as an empty square. Blanks, and those (ASCII) ones that stand
    /// between squares, are passed over.
    std::string_view queens_read = "Qq♛♕";
    std::string_view empties_read = ".·-_";
    std::string_view passed_over = " \t";
    RowOrder order = RowOrder::top_first;
    /// Whether boards of a list are set apart by an empty line.
    bool has_line_between_boards = true;
    /// Whether a row may begin with its rank.
    bool has_ranks = false;
    /// Whether a line before or after a board is a heading, a total, …; null: there are none.
    bool (*is_decoration)(std::string_view line) = nullptr;
};

/// Writing a larger board square by square makes more than 100 MB.
inline constexpr int largest_grid = 10'000;

/// The first of the queens in this row or below it.
[[nodiscard]] std::int64_t first_in_row(const PlacementView& queens, int row) noexcept;

/// Calls put(column, has_queen) for each square of the row, from the left.
template <class Put>
void for_each_square(const PlacementView& queens, int row, Put put) {
    std::int64_t next = first_in_row(queens, row);
    for (int column = 0; column < queens.size(); ++column) {
        const auto is_here = [&] { return next < queens.count() && queens.queen(next) == Square{row, column}; };
        put(column, is_here());
        while (is_here()) ++next;  // a square may have several queens
    }
}

/// All rows, each with its line end, the last one after the size of the class; nothing on a board without squares.
void put_grid(Text& text, const Found& found, const GridLook& look);

/// Writes boards one below the other. A board without squares is an empty line.
class GridWriter : public Writer {
  public:
    GridWriter(Text& text, Style style, const GridLook& look) : Writer(text, std::move(style)), look_(look) {}
    void write(const Found& found) override;

  private:
    const GridLook& look_;
    bool is_first_ = true;
};

/// Reads the next board: its first row tells how many there are.
Reading read_grid(Lines& lines, std::optional<int> size, const GridLook& look, int largest = largest_grid);

/// Whether the line could be a row: squares, and what is passed over.
[[nodiscard]] bool looks_like_row(std::string_view line, const GridLook& look);

/// The same for rows with bars between the squares: from which side they are seen does not show.
[[nodiscard]] bool looks_like_bars(std::string_view line);

/// The row of the table for boards that look so and for nothing more: without headings and totals.
template <const GridLook& look>
[[nodiscard]] constexpr Format grid_format(Format::Summary summary) noexcept {
    return {
        .summary = summary,
        .largest_size = largest_grid,
        .holds_any_placement = true,
        .is_line = false,
        .writes_total = false,
        .writer = [](Text& text, Style style) -> std::unique_ptr<Writer> {
            return std::make_unique<GridWriter>(text, std::move(style), look);
        },
        .looks_like = [](std::string_view line) { return looks_like_row(line, look); },
        .read = [](Lines& lines, std::optional<int> size) { return read_grid(lines, size, look); },
    };
}

/// The row of the table for boards with bars between the squares.
template <const GridLook& look>
[[nodiscard]] constexpr Format bars_format_of(const Format::Summary& summary) noexcept {
    Format format = grid_format<look>(summary);
    format.looks_like = looks_like_bars;
    return format;
}

}  // namespace queens::notation
