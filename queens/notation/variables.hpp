// SPDX-License-Identifier: MIT
// What a person watches in a debugger. Nothing of this is in the search: it is what a program that runs the algorithm
// would have in its variables, worked out from the events.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "queens/notation/trace_format.hpp"

namespace queens::notation {

/// The variables after the events that it has followed. The style must outlive it and its copies.
class Variables {
  public:
    explicit Variables(const TraceStyle& style);

    /// Does to the variables what the next event says.
    void follow(const Event& event);
    /// Lines of text: each variable with its label.
    void write(Text& text) const;

  private:
    static constexpr int nothing = -1;

    /// A call of the recursion: its line, and the place in it that is tried.
    struct Frame {
        int line;
        int place = nothing;
    };

    [[nodiscard]] std::string label(std::string_view id) const { return style_->speak({std::string(id), {}}); }
    [[nodiscard]] std::string name(std::string_view id, int line) const {
        return style_->speak({std::string(id), {{"line", line}}});
    }
    [[nodiscard]] int line_of(Square square) const { return axis_ == Axis::rows ? square.row : square.column; }
    [[nodiscard]] int place_of(Square square) const { return axis_ == Axis::rows ? square.column : square.row; }
    [[nodiscard]] std::size_t index_of_square(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
               static_cast<std::size_t>(square.column);
    }
    [[nodiscard]] std::size_t index(Square square) const { return static_cast<std::size_t>(line_of(square)); }
    /// The queen of the square's row moves there.
    void move_to(Square square);
    [[nodiscard]] bool is_on_board(int line) const;
    [[nodiscard]] bool attacked_along(Line line, Square square) const;
    /// How many queens attack the square, its own row's apart.
    [[nodiscard]] std::ptrdiff_t attackers(Square square) const;
    /// Whether the square is in the program's lists. A queen's attacks leave forward checking's when it tells so.
    [[nodiscard]] bool is_left(Square square) const;

    void put_cell(Text& text, const std::string& cell) const;
    /// A label, and the index above the values to come.
    void write_heading(Text& text, std::string_view label, int count) const;
    void write_stored(Text& text, std::string_view label) const;
    void write_taken(Text& text) const;
    void write_taken(Text& text, std::string_view label, Line line) const;
    /// The masks of the row at the top of the stack, in binary; the last digit is column 0.
    void write_masks(Text& text) const;
    template <class Holds>
    void write_mask(Text& text, std::string_view label, Holds holds) const;
    /// Of each row (column) without a queen, the columns (rows) that are left.
    void write_left(Text& text, Line line) const;
    [[nodiscard]] std::string places_left(Line line, int index) const;
    /// Of each row, how many attack its queen.
    void write_attackers(Text& text) const;
    void write_list(Text& text) const;
    void write_stack(Text& text) const;

    const TraceStyle* style_;
    int size_;
    Axis axis_;
    std::vector<int> stored_;      // of each line, the place of its queen, as a program stores it: never cleared
    std::vector<Square> queens_;   // on the board, given ones first
    std::vector<bool> ruled_out_;  // by square
    std::vector<Frame> frames_;
    bool ended_line_ = false;  // the last event was the last of its line, whose call has returned
    std::size_t cell_width_;
};

}  // namespace queens::notation
