// SPDX-License-Identifier: MIT
// `variables`: what a person watches in a debugger, after each event. Nothing of this is in the search: it is what a
// program that runs the algorithm would have in its variables, worked out from the events.
#include <algorithm>
#include <string>
#include <vector>

#include "queens/notation/display_width.hpp"
#include "queens/notation/event_sentences.hpp"
#include "queens/notation/trace_rows.hpp"

namespace queens::notation {
namespace {

constexpr std::size_t label_width = 18;

class VariablesTrace final : public TraceWriter {
  public:
    VariablesTrace(Text& text, TraceStyle style)
        : TraceWriter(text, std::move(style)),
          sentences_(this->style()),
          size_(this->style().puzzle.size()),
          axis_(this->style().algorithm.axis),
          stored_(static_cast<std::size_t>(size_), nothing),
          queens_(this->style().puzzle.given().begin(), this->style().puzzle.given().end()) {
        for (const Square given : queens_) stored_[index(given)] = place_of(given);
        ruled_out_.resize(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
        cell_width_ = std::to_string(2 * size_).size() + 2;  // brackets around what is left over
    }

    void write(const Event& event, const EventTotals& so_far) override {
        follow(event);
        text().put(to_string(so_far.events) + ". " + sentences_.next(event) + "\n");
        write_stored(label(axis_ == Axis::rows ? "variables.queen_of_row" : "variables.queen_of_column"));
        switch (style().algorithm.memory) {
            case Memory::calls: write_taken(), write_stack(); break;
            case Memory::list: write_taken(), write_list(); break;
            case Memory::masks: write_masks(), write_stack(); break;
            case Memory::candidates: write_left(Line::row), write_stack(); break;
            case Memory::items: write_left(Line::row), write_left(Line::column), write_stack(); break;
            case Memory::board: write_attackers(); break;
        }
        text().put('\n');
    }

    void end(const EventTotals& totals, EndedBy ended_by) override {
        if (is_impossible(totals, ended_by)) text().put(say({"answer.no_solution", {}}) + "\n");
        text().put(say(totals_message(totals)) + "\n");
    }

  private:
    static constexpr int nothing = -1;

    /// A call of the recursion: its line, and the place in it that is tried.
    struct Frame {
        int line;
        int place = nothing;
    };

    [[nodiscard]] std::string label(std::string_view id) const { return say({std::string(id), {}}); }
    [[nodiscard]] std::string name(std::string_view id, int line) const {
        return say({std::string(id), {{"line", line}}});
    }
    [[nodiscard]] int line_of(Square square) const { return axis_ == Axis::rows ? square.row : square.column; }
    [[nodiscard]] int place_of(Square square) const { return axis_ == Axis::rows ? square.column : square.row; }
    [[nodiscard]] std::size_t index_of_square(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
               static_cast<std::size_t>(square.column);
    }
    [[nodiscard]] std::size_t index(Square square) const { return static_cast<std::size_t>(line_of(square)); }

    /// Does to the variables what the event says.
    void follow(const Event& event) {
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
            case EventKind::move:
                for (Square& queen : queens_) {
                    if (queen.row == event.line) queen = event.square;
                }
                stored_[index(event.square)] = place_of(event.square);
                break;
            case EventKind::rule_out: ruled_out_[index_of_square(event.square)] = true; break;
            case EventKind::allow: ruled_out_[index_of_square(event.square)] = false; break;
            default: break;
        }
    }

    [[nodiscard]] bool is_on_board(int line) const {
        return std::any_of(queens_.begin(), queens_.end(), [&](Square queen) { return line_of(queen) == line; });
    }

    void put_cell(const std::string& cell) {
        const std::size_t width = std::max(cell_width_, cell.size());
        text().put(std::string(width - cell.size(), ' ') + cell);
    }

    /// A label, and the index above the values to come.
    void write_heading(std::string_view label, int count) {
        text().put(padded(label, label_width));
        for (int i = 0; i < count; ++i) put_cell(std::to_string(i) + " ");
        text().put("\n" + std::string(label_width, ' '));
    }

    void write_stored(std::string_view label) {
        write_heading(label, size_);
        for (int line = 0; line < size_; ++line) {
            const int place = stored_[static_cast<std::size_t>(line)];
            if (place == nothing) {
                put_cell("- ");
            } else {
                put_cell(is_on_board(line) ? std::to_string(place) + " " : "(" + std::to_string(place) + ")");
            }
        }
        text().put('\n');
    }

    void write_taken() {
        const bool by_rows = axis_ == Axis::rows;
        const Line across = by_rows ? Line::column : Line::row;
        write_taken(label(by_rows ? "variables.columns_taken" : "variables.rows_taken"), across);
        const bool is_chess = style().puzzle.rule() == Rule::chess;
        write_taken(label(is_chess ? "variables.rising" : "variables.rising_on_torus"), Line::rising);
        write_taken(label(is_chess ? "variables.falling" : "variables.falling_on_torus"), Line::falling);
    }

    void write_taken(std::string_view label, Line line) {
        const Puzzle& puzzle = style().puzzle;
        const int count = line_count(puzzle.rule(), size_, line);
        std::vector<bool> taken(static_cast<std::size_t>(count));
        for (const Square queen : queens_) {
            taken[static_cast<std::size_t>(line_index(puzzle.rule(), size_, line, queen))] = true;
        }
        write_heading(label, count);
        for (const bool is_taken : taken) put_cell(is_taken ? "# " : ". ");
        text().put('\n');
    }

    /// The masks of the row at the top of the stack, in binary; the last digit is column 0.
    void write_masks() {
        const int row = frames_.empty() ? 0 : frames_.back().line;
        const auto is_free = [&](int column) {
            return !attacked_along(Line::column, {row, column}) && !attacked_along(Line::rising, {row, column}) &&
                   !attacked_along(Line::falling, {row, column}) &&
                   style().puzzle.refusal({row, column}) == Refusal::none;
        };
        write_mask(label("variables.columns_mask"), [&](int column) {
            return attacked_along(Line::column, {row, column});
        });
        write_mask(label("variables.rising_mask"), [&](int column) {
            return attacked_along(Line::rising, {row, column});
        });
        write_mask(label("variables.falling_mask"), [&](int column) {
            return attacked_along(Line::falling, {row, column});
        });
        write_mask(label("variables.free_mask"), is_free);
    }

    template <class Holds>
    void write_mask(std::string_view label, Holds holds) {
        text().put(padded(label, label_width));
        for (int column = size_ - 1; column >= 0; --column) text().put(holds(column) ? '1' : '0');
        text().put('\n');
    }

    /// How many queens attack the square, its own row's apart.
    [[nodiscard]] std::ptrdiff_t attackers(Square square) const {
        return std::count_if(queens_.begin(), queens_.end(), [&](Square queen) {
            return queen.row != square.row && attack_each_other(style().puzzle.rule(), size_, queen, square);
        });
    }

    /// Whether the square is in the program's lists. A queen's attacks leave forward checking's when it tells so.
    [[nodiscard]] bool is_left(Square square) const {
        const Puzzle& puzzle = style().puzzle;
        const bool has_ruled_out = style().algorithm.memory == Memory::candidates;
        const auto looked_at = has_ruled_out ? puzzle.given() : std::span<const Square>(queens_);
        return puzzle.refusal(square) == Refusal::none && !ruled_out_[index_of_square(square)] &&
               std::none_of(looked_at.begin(), looked_at.end(), [&](Square queen) {
                   return queen == square || attack_each_other(puzzle.rule(), size_, queen, square);
               });
    }

    /// Of each row (column) without a queen, the columns (rows) that are left.
    void write_left(Line line) {
        const bool of_rows = line == Line::row;
        text().put(padded(label(of_rows ? "variables.left_in_row" : "variables.left_in_column"), label_width));
        for (int index = 0; index < size_; ++index) {
            const bool is_filled = std::any_of(queens_.begin(), queens_.end(), [&](Square queen) {
                return (of_rows ? queen.row : queen.column) == index;
            });
            if (is_filled) continue;
            text().put(" " + std::to_string(index) + ": {");
            std::string places;
            for (int place = 0; place < size_; ++place) {
                if (!is_left(of_rows ? Square{index, place} : Square{place, index})) continue;
                places += (places.empty() ? "" : " ") + std::to_string(place);
            }
            text().put(places + "}");
        }
        text().put('\n');
    }

    /// Of each row, how many attack its queen.
    void write_attackers() {
        write_heading(label("variables.attackers"), size_);
        for (int row = 0; row < size_; ++row) {
            const int column = stored_[static_cast<std::size_t>(row)];
            put_cell(column == nothing ? "- " : std::to_string(attackers({row, column})) + " ");
        }
        text().put('\n');
    }

    [[nodiscard]] bool attacked_along(Line line, Square square) const {
        const Puzzle& puzzle = style().puzzle;
        const int wanted = line_index(puzzle.rule(), size_, line, square);
        return std::any_of(queens_.begin(), queens_.end(), [&](Square queen) {
            return queen.row != square.row && line_index(puzzle.rule(), size_, line, queen) == wanted;
        });
    }

    void write_list() {
        text().put(padded(label("variables.list"), label_width));
        for (const Square queen : queens_) {
            text().put(" [" + std::to_string(queen.row) + ", " + std::to_string(queen.column) + "]");
        }
        text().put('\n');
    }

    void write_stack() {
        text().put(padded(label("variables.stack"), label_width));
        std::string frames;
        for (const auto& [line, place] : frames_) {
            const bool by_rows = axis_ == Axis::rows && line < size_;
            frames += (frames.empty() ? " " : " > ") +
                      name(by_rows ? "place.row" : "place.column", line < size_ ? line : line - size_) + ": " +
                      (place == nothing ? "-" : name(by_rows ? "place.column" : "place.row", place));
        }
        text().put(frames);
        text().put('\n');
    }

    EventSentences sentences_;
    int size_;
    Axis axis_;
    std::vector<int> stored_;      // of each line, the place of its queen, as a program stores it: never cleared
    std::vector<Square> queens_;   // on the board, given ones first
    std::vector<bool> ruled_out_;  // by square
    std::vector<Frame> frames_;
    bool ended_line_ = false;  // the last event was the last of its line, whose call has returned
    std::size_t cell_width_ = 0;
};

}  // namespace

const TraceFormat variables_trace = {.summary = {.name = "variables", .summary = "trace_format.variables"},
                                     .writer = make_trace_writer<VariablesTrace>};

}  // namespace queens::notation
