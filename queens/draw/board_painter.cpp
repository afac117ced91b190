// SPDX-License-Identifier: MIT
#include "queens/draw/board_painter.hpp"

#include <algorithm>
#include <utility>

#include "queens/board/rules.hpp"

namespace queens::drawing {
namespace {

/// Large boards are looked at from farther away: their small print is larger, and does not name every line.
double print_scale(int size) {
    constexpr double widest_with_all_names = 24;
    return std::max(1.0, size / widest_with_all_names);
}

int label_step(int size) {
    const double scale = print_scale(size);
    for (const int step : {1, 2, 5, 10}) {
        if (scale <= step) return step;
    }
    return 20;
}

/// Whether the row or column of this number, counted from 1 or from 0, has its name beside the board.
bool is_named(int number, int size, bool is_from_1) {
    return number % label_step(size) == 0 || (is_from_1 && number == 1);
}

}  // namespace

double BoardPainter::usual_print(int size, double cell) {
    constexpr double part_of_square = 0.4;
    return part_of_square * print_scale(size) * cell;
}

void BoardPainter::ground() {
    const double side = size_ * cell_;
    scene_.fill(Paint::light, Rectangle{corner_, side, side});
    scene_.fill(Paint::dark, Checkers{corner_, size_, cell_});
}

void BoardPainter::frame() {
    const double side = size_ * cell_;
    scene_.outline(Paint::control, std::max(1.0, 0.02 * print_scale(size_) * cell_), Rectangle{corner_, side, side});
}

void BoardPainter::label(const std::string& words, Point centre, bool is_active) {
    scene_.fill(is_active ? Paint::trying : Paint::quiet, Caption{.at = centre + Point{0, 0.36 * print_},
                                                                  .height = print_,
                                                                  .words = words,
                                                                  .anchor = Anchor::middle,
                                                                  .is_bold = is_active});
}

void BoardPainter::labels(Coordinates coordinates, Axis axis, int active) {
    const bool is_chess = coordinates == Coordinates::chess;
    label_rows(is_chess, axis == Axis::rows ? active : -1);
    label_columns(is_chess, axis == Axis::columns ? active : -1);
}

void BoardPainter::label_rows(bool is_chess, int active) {
    const double x = corner_.x - gutter(size_, print_) / 2;
    for (int row = 0; row < size_; ++row) {
        const int number = is_chess ? size_ - row : row;
        if (is_named(number, size_, is_chess)) {
            label(std::to_string(number), {x, corner_.y + (row + 0.5) * cell_}, row == active);
        }
    }
}

void BoardPainter::label_columns(bool is_chess, int active) {
    const double room = gutter(size_, print_);
    const double y = is_chess ? corner_.y + size_ * cell_ + room / 2 : corner_.y - room / 2;
    for (int column = 0; column < size_; ++column) {
        if (is_named(is_chess ? column + 1 : column, size_, is_chess)) {
            label(is_chess ? file_name(column) : std::to_string(column), {corner_.x + (column + 0.5) * cell_, y},
                  column == active);
        }
    }
}

void BoardPainter::alarm(Square square) {
    scene_.fill(Paint::alarm, Rectangle{at(square, 0, 0), cell_, cell_});
    scene_.outline(Paint::refused, 0.055 * cell_, Path{{at(square, 0.93, 0.06), at(square, 0.93, 0.14)}});
    scene_.fill(Paint::refused, Circle{at(square, 0.93, 0.205), 0.032 * cell_});
}

void BoardPainter::queen(Square square, Paint paint) {
    constexpr double margin = 0.06;
    scene_.fill(paint, Crown{at(square, margin, margin), (1 - 2 * margin) * cell_});
}

void BoardPainter::ring(Square square, Paint paint) {
    scene_.outline(paint, 0.06 * cell_, inside(square, 0.05));
}

void BoardPainter::dashed_ring(Square square, Paint paint) {
    scene_.outline_dashed(paint, 0.04 * cell_, inside(square, 0.05));
}

void BoardPainter::given(Square square) {
    ring(square, Paint::ink);
}

void BoardPainter::missing(Square square) {
    dashed_ring(square, Paint::ink);
    scene_.fill(Paint::ink, Caption{.at = at(square, 0.5, 0.7),
                                    .height = 0.55 * cell_,
                                    .words = "?",
                                    .anchor = Anchor::middle,
                                    .is_bold = true});
}

void BoardPainter::forbidden(Square square) {
    for (const double k : {0.25, 0.5, 0.75, 1.0}) {
        scene_.outline(Paint::control, 0.04 * cell_, Path{{at(square, 0, k), at(square, k, 0)}});
        if (k < 1) scene_.outline(Paint::control, 0.04 * cell_, Path{{at(square, k, 1), at(square, 1, k)}});
    }
}

void BoardPainter::refused(Square square) {
    constexpr double low = 0.34;
    constexpr double high = 0.66;
    scene_.fill(ground_of(square), Circle{at(square, 0.5, 0.5), 0.3 * cell_});
    scene_.outline(Paint::refused, 0.08 * cell_, Path{{at(square, low, low), at(square, high, high)}});
    scene_.outline(Paint::refused, 0.08 * cell_, Path{{at(square, low, high), at(square, high, low)}});
}

void BoardPainter::tried(Square square) {
    scene_.outline_dashed(Paint::ink, 0.03 * cell_, Circle{at(square, 0.5, 0.5), 0.32 * cell_});
    scene_.outline(Paint::ink, 0.05 * cell_,
                   Path{{at(square, 0.64, 0.38), at(square, 0.64, 0.54), at(square, 0.36, 0.54)}});
    scene_.outline(Paint::ink, 0.05 * cell_,
                   Path{{at(square, 0.46, 0.44), at(square, 0.36, 0.54), at(square, 0.46, 0.64)}});
}

void BoardPainter::found(Square square) {
    scene_.outline(Paint::found, 0.05 * cell_, inside(square, 0.025));
    scene_.outline(Paint::found, 0.025 * cell_, inside(square, 0.09));
    scene_.fill(Paint::page, Circle{at(square, 0.8, 0.2), 0.18 * cell_});
    scene_.outline(Paint::found, 0.06 * cell_,
                   Path{{at(square, 0.7, 0.2), at(square, 0.78, 0.29), at(square, 0.91, 0.1)}});
}

void BoardPainter::stroke(Point from, Point to) {
    scene_.outline(Paint::refused, 0.06 * cell_, Path{{from, to}});
}

void BoardPainter::attack(Line line, Square from, Square to) {
    const auto on_chess_line = [&](Square square) { return line_index(Rule::chess, size_, line, square); };
    if (on_chess_line(from) == on_chess_line(to)) return stroke(at(from, 0.5, 0.5), at(to, 0.5, 0.5));
    // A diagonal of the torus: downwards, the shorter way round, and on at the opposite edge.
    const auto wrapped = [&](int line_number) { return (line_number + size_) % size_; };
    if (2 * wrapped(to.row - from.row) > size_) std::swap(from, to);
    const int aside = line == Line::falling ? 1 : -1;
    Point start = at(from, 0.5, 0.5);
    for (Square square = from; square.row != to.row;) {
        const Square next = {square.row + 1, square.column + aside};
        const Square there = {wrapped(next.row), wrapped(next.column)};
        if (next != there) {
            stroke(start, at(square, 0.5 + 0.5 * aside, 1));
            start = at(there, 0.5 - 0.5 * aside, 0);
        }
        square = there;
    }
    stroke(start, at(to, 0.5, 0.5));
}

void BoardPainter::around(Axis axis, int line, Paint paint) {
    const bool is_row = axis == Axis::rows;
    const Square first = is_row ? Square{line, 0} : Square{0, line};
    constexpr double margin = 0.04;
    const double length = (size_ - 2 * margin) * cell_;
    const double breadth = (1 - 2 * margin) * cell_;
    scene_.outline(paint, 0.06 * cell_,
                   Rectangle{at(first, margin, margin), is_row ? length : breadth, is_row ? breadth : length});
}

}  // namespace queens::drawing
