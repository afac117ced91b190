// SPDX-License-Identifier: MIT
// The board in a terminal. Every square takes the same width, whatever the terminal thinks of ♛.
#include <algorithm>

#include "queens/board/table.hpp"
#include "queens/draw.hpp"

namespace queens {
namespace drawing {
namespace {

constexpr std::string_view reset = "\x1b[0m";
constexpr std::string_view light = "\x1b[48;5;230m";
constexpr std::string_view dark = "\x1b[48;5;180m";
constexpr std::string_view alarming = "\x1b[48;5;210m";
constexpr std::string_view ink = "\x1b[38;5;16m";

class Drawing {
  public:
    Drawing(const Placement& placement, const Puzzle& puzzle, const DrawOptions& options)
        : placement_(placement), puzzle_(puzzle), options_(options) {}

    std::string draw() && {
        const int size = placement_.size();
        for (int row = 0; row < size; ++row) {
            put_right(std::to_string(size - row), rank_width());
            picture_ += ' ';
            for (int column = 0; column < size; ++column) draw_square({row, column});
            if (options_.is_coloured) picture_ += reset;
            picture_ += '\n';
        }
        draw_files();
        return std::move(picture_);
    }

  private:
    [[nodiscard]] std::size_t rank_width() const { return std::to_string(placement_.size()).size(); }
    /// A blank or mark, the queen, and in colours a blank: wide enough for every file's name.
    [[nodiscard]] std::size_t square_width() const {
        const std::size_t wanted = 1 + queen_width() + margin();
        return std::max(wanted, file_name(std::max(placement_.size() - 1, 0)).size() + 1 + margin());
    }
    [[nodiscard]] std::size_t queen_width() const { return static_cast<std::size_t>(options_.queen_width); }
    [[nodiscard]] std::size_t margin() const { return options_.is_coloured ? 1 : 0; }

    void put_right(std::string_view text, std::size_t width) {
        picture_ += std::string(width > text.size() ? width - text.size() : 0, ' ');
        picture_ += text;
    }

    [[nodiscard]] bool is_attacked(Square square) const {
        const auto queens = placement_.queens();
        const auto attacks = [&](Square queen) {
            return queen != square && attack_each_other(puzzle_.rule(), placement_.size(), queen, square);
        };
        return std::any_of(queens.begin(), queens.end(), attacks) ||
               std::count(queens.begin(), queens.end(), square) > 1;
    }

    [[nodiscard]] bool is_forbidden(Square square) const { return puzzle_.refusal(square) != Refusal::none; }
    [[nodiscard]] bool is_given(Square square) const {
        return std::binary_search(puzzle_.given().begin(), puzzle_.given().end(), square);
    }

    [[nodiscard]] char sign_without_queen(Square square) const {
        if (is_given(square)) return '?';
        if (is_forbidden(square)) return 'x';
        return options_.is_coloured ? ' ' : '.';
    }

    void draw_square(Square square) {
        const auto queens = placement_.queens();
        const bool has_queen = std::binary_search(queens.begin(), queens.end(), square);
        const bool is_alarming = has_queen && (is_attacked(square) || is_forbidden(square));
        const char mark = is_alarming ? '!' : has_queen && is_given(square) ? '+' : ' ';
        if (options_.is_coloured) {
            const int from_a1 = placement_.size() - 1 - square.row + square.column;
            const std::string_view shade = from_a1 % 2 == 0 ? dark : light;
            picture_ += is_alarming ? alarming : shade;
            picture_ += ink;
        }
        const std::size_t left = square_width() - queen_width() - margin();
        picture_ += std::string(left - 1, ' ') + mark;
        if (has_queen) {
            picture_ += options_.queen;
        } else {
            picture_ += sign_without_queen(square) + std::string(queen_width() - 1, ' ');
        }
        picture_ += std::string(margin(), ' ');
    }

    void draw_files() {
        if (placement_.size() == 0) return;
        picture_ += std::string(rank_width(), ' ');
        picture_ += ' ';
        for (int column = 0; column < placement_.size(); ++column) {
            // Under the queen's first cell, names of several letters end there.
            put_right(file_name(column), square_width() - margin() - (queen_width() - 1));
            picture_ += std::string(margin() + queen_width() - 1, ' ');
        }
        while (picture_.back() == ' ') picture_.pop_back();
        picture_ += '\n';
    }

    const Placement& placement_;
    const Puzzle& puzzle_;
    const DrawOptions& options_;
    std::string picture_;
};

}  // namespace
}  // namespace drawing

std::string draw(const Placement& placement, const Puzzle& puzzle, const DrawOptions& options) {
    check_size("kind.verb", "draw", placement.size(), 0, largest_drawn_size);
    if (placement.size() != puzzle.size()) {
        refuse({"problem.sizes_differ", {{"placement", placement.size()}, {"puzzle", puzzle.size()}}});
    }
    if (options.queen_width != 1 && options.queen_width != 2) {
        refuse({"problem.number_out_of_range",
                {{"option", "queen_width"}, {"value", options.queen_width}, {"low", 1}, {"high", 2}}});
    }
    return drawing::Drawing(placement, puzzle, options).draw();
}

}  // namespace queens
