// SPDX-License-Identifier: MIT
// The board in a terminal. Every square takes the same width, whatever the terminal thinks of ♛.
#include <algorithm>
#include <functional>

#include "queens/board/table.hpp"
#include "queens/draw.hpp"
#include "queens/draw/signs.hpp"

namespace queens {
namespace drawing {
namespace {

constexpr std::string_view reset = "\x1b[0m";
constexpr std::string_view ink = "\x1b[38;5;16m";
constexpr std::string_view light = "\x1b[48;5;230m";
constexpr std::string_view dark = "\x1b[48;5;180m";
// Squares that something is the matter with.
constexpr std::string_view alarming = "\x1b[48;5;210m";
constexpr std::string_view filled = "\x1b[48;5;153m";
constexpr std::string_view solved = "\x1b[48;5;157m";

/// What a square shows: a sign, a mark before it, and another ground than its own, if any.
struct Look {
    bool has_queen = false;
    char sign = ' ';
    char mark = ' ';
    std::string_view ground = {};
};

class Drawing {
  public:
    using LookOf = std::function<Look(Square)>;

    Drawing(int size, const DrawOptions& options, LookOf look_of)
        : size_(size), options_(options), look_of_(std::move(look_of)) {}

    std::string draw() && {
        if (!is_chess()) draw_columns();
        for (int row = 0; row < size_; ++row) {
            put_right(std::to_string(is_chess() ? size_ - row : row), rank_width());
            picture_ += ' ';
            for (int column = 0; column < size_; ++column) draw_square({row, column});
            if (options_.is_coloured) picture_ += reset;
            picture_ += '\n';
        }
        if (is_chess()) draw_columns();
        return std::move(picture_);
    }

  private:
    [[nodiscard]] bool is_chess() const { return options_.coordinates == Coordinates::chess; }
    [[nodiscard]] std::string name_of_column(int column) const {
        return is_chess() ? file_name(column) : std::to_string(column);
    }
    [[nodiscard]] std::size_t rank_width() const { return std::to_string(size_).size(); }
    /// A blank or mark, the queen, and in colours a blank: wide enough for every file's name.
    [[nodiscard]] std::size_t square_width() const {
        const std::size_t wanted = 1 + queen_width() + margin();
        return std::max(wanted, name_of_column(std::max(size_ - 1, 0)).size() + 1 + margin());
    }
    [[nodiscard]] std::size_t queen_width() const { return static_cast<std::size_t>(options_.queen_width); }
    [[nodiscard]] std::size_t margin() const { return options_.is_coloured ? 1 : 0; }

    void put_right(std::string_view text, std::size_t width) {
        picture_ += std::string(width > text.size() ? width - text.size() : 0, ' ');
        picture_ += text;
    }

    void draw_square(Square square) {
        const Look look = look_of_(square);
        if (options_.is_coloured) {
            const int from_a1 = size_ - 1 - square.row + square.column;
            const std::string_view shade = from_a1 % 2 == 0 ? dark : light;
            picture_ += look.ground.empty() ? shade : look.ground;
            picture_ += ink;
        }
        const std::size_t left = square_width() - queen_width() - margin();
        picture_ += std::string(left - 1, ' ') + look.mark;
        if (look.has_queen) {
            picture_ += options_.queen;
        } else {
            const char nothing = options_.is_coloured ? ' ' : '.';
            picture_ += (look.sign == ' ' ? nothing : look.sign) + std::string(queen_width() - 1, ' ');
        }
        picture_ += std::string(margin(), ' ');
    }

    void draw_columns() {
        if (size_ == 0) return;
        picture_ += std::string(rank_width(), ' ');
        picture_ += ' ';
        for (int column = 0; column < size_; ++column) {
            // Under the queen's first cell, names of several letters end there.
            put_right(name_of_column(column), square_width() - margin() - (queen_width() - 1));
            picture_ += std::string(margin() + queen_width() - 1, ' ');
        }
        while (picture_.back() == ' ') picture_.pop_back();
        picture_ += '\n';
    }

    int size_;
    const DrawOptions& options_;
    LookOf look_of_;
    std::string picture_;
};

void check(int size, const DrawOptions& options) {
    check_size("kind.verb", "draw", size, 0, largest_drawn_size);
    if (options.queen_width != 1 && options.queen_width != 2) {
        refuse({"problem.number_out_of_range",
                {{"option", "queen_width"}, {"value", options.queen_width}, {"low", 1}, {"high", 2}}});
    }
}

Look look_of(const Signs& signs, Square square) {
    const bool is_given = signs.is_given(square);
    if (!signs.has_queen(square)) return {.sign = is_given ? '?' : signs.is_forbidden(square) ? 'x' : ' '};
    if (signs.is_alarming(square)) return {.has_queen = true, .mark = '!', .ground = alarming};
    return {.has_queen = true, .mark = is_given ? '+' : ' '};
}

/// The looks of a moment's squares, row by row.
class MomentLooks {
  public:
    MomentLooks(const Moment& moment, const Puzzle& puzzle) : size_(moment.size()), looks_(square_count()) {
        for (const Square forbidden : forbidden_squares(puzzle)) at(forbidden).sign = 'x';
        for (const Mark& mark : moment.marks()) at(mark.square).sign = mark.kind == Mark::Kind::refused ? 'x' : 'r';
        for (const Square queen : moment.queens()) at(queen).has_queen = true;
        for (const Square given : moment.queens().first(moment.given_count())) at(given).mark = '+';
        if (moment.last()) show(*moment.last(), moment);
    }

    [[nodiscard]] Look operator()(Square square) const { return looks_[index(square)]; }

  private:
    [[nodiscard]] std::size_t square_count() const {
        return static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_);
    }
    [[nodiscard]] std::size_t index(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
               static_cast<std::size_t>(square.column);
    }
    Look& at(Square square) { return looks_[index(square)]; }

    void show(const Event& event, const Moment& moment) {
        const auto light_up = [&](std::string_view ground) {
            at(event.square).mark = '>';
            at(event.square).ground = ground;
        };
        const auto point_at_attackers = [&] {
            for (const Square attacker : event.attackers) at(attacker).mark = '!';
        };
        switch (event.kind) {
            case EventKind::look:
            case EventKind::rule_out:
                light_up(alarming);
                point_at_attackers();
                break;
            case EventKind::move:
                light_up(filled);
                point_at_attackers();
                break;
            case EventKind::place:
            case EventKind::lift:
            case EventKind::allow: light_up(filled); break;
            case EventKind::found:
                for (const Square queen : moment.queens()) at(queen).ground = solved;
                break;
            default: break;
        }
    }

    int size_;
    std::vector<Look> looks_;
};

}  // namespace
}  // namespace drawing

std::string draw(const Placement& placement, const Puzzle& puzzle, const DrawOptions& options) {
    drawing::check(placement.size(), options);
    const drawing::Signs signs(placement, puzzle);
    const auto look_of = [&](Square square) { return drawing::look_of(signs, square); };
    return drawing::Drawing(placement.size(), options, look_of).draw();
}

std::string draw(const Moment& moment, const Puzzle& puzzle, const DrawOptions& options) {
    drawing::check(moment.size(), options);
    check_same_size(moment.size(), puzzle);
    return drawing::Drawing(moment.size(), options, drawing::MomentLooks(moment, puzzle)).draw();
}

}  // namespace queens
