// SPDX-License-Identifier: MIT
#include "queens/notation/variables.hpp"

#include <algorithm>
#include <span>

#include "queens/board/rules.hpp"
#include "queens/notation/display_width.hpp"

namespace queens::notation {
namespace {

constexpr std::size_t label_width = 18;

}  // namespace

Variables::Variables(const TraceStyle& style)
    : style_(&style),
      size_(style.puzzle.size()),
      axis_(style.algorithm.axis),
      stored_(static_cast<std::size_t>(size_), nothing),
      queens_(style.puzzle.given().begin(), style.puzzle.given().end()),
      ruled_out_(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_)),
      cell_width_(std::to_string(2 * size_).size() + 2) {  // brackets around what is left over
    for (const Square given : queens_) stored_[index(given)] = place_of(given);
}

void Variables::follow(const Event& event) {
    if (event.kind == EventKind::look && event.refusal == Refusal::full_board) return;
    if (frames_.empty() && event.line != Event::no_line) frames_.push_back({.line = event.line});
    if (ended_line_) frames_.pop_back();
    ended_line_ = event.kind == EventKind::stuck || event.kind == EventKind::backtrack;
    switch (event.kind) {
        case EventKind::look: frames_.back().place = place_of(event.square); break;
        case EventKind::place:
            frames_.back().place = event.line < size_ ? place_of(event.square) : event.square.row;
            queens_.push_back(event.square);
            stored_[index(event.square)] = place_of(event.square);
            if (event.next_line != Event::no_line) frames_.push_back({.line = event.next_line});
            break;
        case EventKind::lift: queens_.pop_back(); break;
        case EventKind::move: move_to(event.square); break;
        case EventKind::rule_out: ruled_out_[index_of_square(event.square)] = true; break;
        case EventKind::allow: ruled_out_[index_of_square(event.square)] = false; break;
        default: break;
    }
}

void Variables::move_to(Square square) {
    for (Square& queen : queens_) {
        if (queen.row == square.row) queen = square;
    }
    stored_[index(square)] = place_of(square);
}

void Variables::write(Text& text) const {
    write_stored(text, label(axis_ == Axis::rows ? "variables.queen_of_row" : "variables.queen_of_column"));
    switch (style_->algorithm.memory) {
        case Memory::calls: write_taken(text), write_stack(text); break;
        case Memory::list: write_taken(text), write_list(text); break;
        case Memory::masks: write_masks(text), write_stack(text); break;
        case Memory::candidates: write_left(text, Line::row), write_stack(text); break;
        case Memory::items: write_left(text, Line::row), write_left(text, Line::column), write_stack(text); break;
        case Memory::board: write_attackers(text); break;
    }
}

bool Variables::is_on_board(int line) const {
    return std::any_of(queens_.begin(), queens_.end(), [&](Square queen) { return line_of(queen) == line; });
}

bool Variables::attacked_along(Line line, Square square) const {
    const Puzzle& puzzle = style_->puzzle;
    const int wanted = line_index(puzzle.rule(), size_, line, square);
    return std::any_of(queens_.begin(), queens_.end(), [&](Square queen) {
        return queen.row != square.row && line_index(puzzle.rule(), size_, line, queen) == wanted;
    });
}

std::ptrdiff_t Variables::attackers(Square square) const {
    return std::count_if(queens_.begin(), queens_.end(), [&](Square queen) {
        return queen.row != square.row && attack_each_other(style_->puzzle.rule(), size_, queen, square);
    });
}

bool Variables::is_left(Square square) const {
    const Puzzle& puzzle = style_->puzzle;
    const bool has_ruled_out = style_->algorithm.memory == Memory::candidates;
    const auto looked_at = has_ruled_out ? puzzle.given() : std::span<const Square>(queens_);
    return puzzle.refusal(square) == Refusal::none && !ruled_out_[index_of_square(square)] &&
           std::none_of(looked_at.begin(), looked_at.end(), [&](Square queen) {
               return queen == square || attack_each_other(puzzle.rule(), size_, queen, square);
           });
}

void Variables::put_cell(Text& text, const std::string& cell) const {
    const std::size_t width = std::max(cell_width_, cell.size());
    text.put(std::string(width - cell.size(), ' ') + cell);
}

void Variables::write_heading(Text& text, std::string_view label, int count) const {
    text.put(padded(label, label_width));
    for (int i = 0; i < count; ++i) put_cell(text, std::to_string(i) + " ");
    text.put("\n" + std::string(label_width, ' '));
}

void Variables::write_stored(Text& text, std::string_view label) const {
    write_heading(text, label, size_);
    for (int line = 0; line < size_; ++line) {
        const int place = stored_[static_cast<std::size_t>(line)];
        if (place == nothing) {
            put_cell(text, "- ");
        } else {
            put_cell(text, is_on_board(line) ? std::to_string(place) + " " : "(" + std::to_string(place) + ")");
        }
    }
    text.put('\n');
}

void Variables::write_taken(Text& text) const {
    const bool by_rows = axis_ == Axis::rows;
    const Line across = by_rows ? Line::column : Line::row;
    write_taken(text, label(by_rows ? "variables.columns_taken" : "variables.rows_taken"), across);
    const bool is_chess = style_->puzzle.rule() == Rule::chess;
    write_taken(text, label(is_chess ? "variables.rising" : "variables.rising_on_torus"), Line::rising);
    write_taken(text, label(is_chess ? "variables.falling" : "variables.falling_on_torus"), Line::falling);
}

void Variables::write_taken(Text& text, std::string_view label, Line line) const {
    const Puzzle& puzzle = style_->puzzle;
    const int count = line_count(puzzle.rule(), size_, line);
    std::vector<bool> taken(static_cast<std::size_t>(count));
    for (const Square queen : queens_) {
        taken[static_cast<std::size_t>(line_index(puzzle.rule(), size_, line, queen))] = true;
    }
    write_heading(text, label, count);
    for (const bool is_taken : taken) put_cell(text, is_taken ? "# " : ". ");
    text.put('\n');
}

template <class Holds>
void Variables::write_mask(Text& text, std::string_view label, Holds holds) const {
    text.put(padded(label, label_width));
    for (int column = size_ - 1; column >= 0; --column) text.put(holds(column) ? '1' : '0');
    text.put('\n');
}

void Variables::write_masks(Text& text) const {
    const int row = frames_.empty() ? 0 : frames_.back().line;
    const auto is_free = [&](int column) {
        return !attacked_along(Line::column, {row, column}) && !attacked_along(Line::rising, {row, column}) &&
               !attacked_along(Line::falling, {row, column}) &&
               style_->puzzle.refusal({row, column}) == Refusal::none;
    };
    write_mask(text, label("variables.columns_mask"), [&](int column) {
        return attacked_along(Line::column, {row, column});
    });
    write_mask(text, label("variables.rising_mask"), [&](int column) {
        return attacked_along(Line::rising, {row, column});
    });
    write_mask(text, label("variables.falling_mask"), [&](int column) {
        return attacked_along(Line::falling, {row, column});
    });
    write_mask(text, label("variables.free_mask"), is_free);
}

void Variables::write_left(Text& text, Line line) const {
    const bool of_rows = line == Line::row;
    text.put(padded(label(of_rows ? "variables.left_in_row" : "variables.left_in_column"), label_width));
    for (int index = 0; index < size_; ++index) {
        const bool is_filled = std::any_of(queens_.begin(), queens_.end(), [&](Square queen) {
            return (of_rows ? queen.row : queen.column) == index;
        });
        if (!is_filled) text.put(" " + std::to_string(index) + ": {" + places_left(line, index) + "}");
    }
    text.put('\n');
}

std::string Variables::places_left(Line line, int index) const {
    std::string places;
    for (int place = 0; place < size_; ++place) {
        if (!is_left(line == Line::row ? Square{index, place} : Square{place, index})) continue;
        places += (places.empty() ? "" : " ") + std::to_string(place);
    }
    return places;
}

void Variables::write_attackers(Text& text) const {
    write_heading(text, label("variables.attackers"), size_);
    for (int row = 0; row < size_; ++row) {
        const int column = stored_[static_cast<std::size_t>(row)];
        put_cell(text, column == nothing ? "- " : std::to_string(attackers({row, column})) + " ");
    }
    text.put('\n');
}

void Variables::write_list(Text& text) const {
    text.put(padded(label("variables.list"), label_width));
    for (const Square queen : queens_) {
        text.put(" [" + std::to_string(queen.row) + ", " + std::to_string(queen.column) + "]");
    }
    text.put('\n');
}

void Variables::write_stack(Text& text) const {
    text.put(padded(label("variables.stack"), label_width));
    std::string frames;
    for (const auto& [line, place] : frames_) {
        const bool by_rows = axis_ == Axis::rows && line < size_;
        frames += (frames.empty() ? " " : " > ") +
                  name(by_rows ? "place.row" : "place.column", line < size_ ? line : line - size_) + ": " +
                  (place == nothing ? "-" : name(by_rows ? "place.column" : "place.row", place));
    }
    text.put(frames);
    text.put('\n');
}

}  // namespace queens::notation
