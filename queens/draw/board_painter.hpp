// SPDX-License-Identifier: MIT
// A board in a scene, square by square. All sizes are parts of a square's side.
#pragma once

#include <string>

#include "queens/board/square.hpp"
#include "queens/draw/scene.hpp"

namespace queens::drawing {

class BoardPainter {
  public:
    /// The board's upper left corner, and the side of a square.
    BoardPainter(Scene& scene, Point corner, int size, double cell)
        : BoardPainter(scene, corner, size, cell, usual_print(size, cell)) {}
    /// The same, with names of ranks and files in letters of this height.
    BoardPainter(Scene& scene, Point corner, int size, double cell, double print)
        : scene_(scene), corner_(corner), size_(size), cell_(cell), print_(print) {}

    /// How high those letters are if nothing else is asked for: they grow with the board.
    [[nodiscard]] static double usual_print(int size, double cell);
    /// How much room the names take beside the board.
    [[nodiscard]] static double gutter(int size, double print) { return (size > 99 ? 2.375 : 1.875) * print; }

    void ground();
    void frame();
    /// Ranks at the left, and files below; or rows at the left and columns above, those of the active line in bold.
    void labels(Coordinates coordinates, Axis axis = Axis::rows, int active = -1);

    void alarm(Square square);  ///< something is wrong here: another ground, `!`
    void queen(Square square, Paint paint = Paint::ink);
    void given(Square square);      ///< a ring
    void missing(Square square);    ///< a dashed ring, `?`
    void forbidden(Square square);  ///< hatched
    void refused(Square square);    ///< a cross
    void tried(Square square);      ///< an arrow back, in a dashed ring
    void found(Square square);      ///< a double ring, a tick
    void ring(Square square, Paint paint);
    void dashed_ring(Square square, Paint paint);
    /// Along the line that two squares share, between their centres; on the torus it may go on at the opposite edge.
    void attack(Line line, Square from, Square to);
    /// Around a whole row or column.
    void around(Axis axis, int line, Paint paint);

  private:
    [[nodiscard]] Point at(Square square, double x, double y) const {
        return {corner_.x + (square.column + x) * cell_, corner_.y + (square.row + y) * cell_};
    }
    [[nodiscard]] Rectangle inside(Square square, double margin) const {
        const double side = (1 - 2 * margin) * cell_;
        return {at(square, margin, margin), side, side};
    }
    [[nodiscard]] Paint ground_of(Square square) const {
        return (size_ - 1 - square.row + square.column) % 2 == 0 ? Paint::dark : Paint::light;
    }
    void stroke(Point from, Point to);
    void label(const std::string& words, Point centre, bool is_active);
    void label_rows(bool is_chess, int active);
    void label_columns(bool is_chess, int active);

    Scene& scene_;
    Point corner_;
    int size_;
    double cell_;
    double print_;
};

}  // namespace queens::drawing
