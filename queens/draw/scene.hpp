// SPDX-License-Identifier: MIT
// A picture before it is one: shapes in the order in which they are painted. What puts them together knows queens and
// no file format; what writes them knows shapes and no queens.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace queens::drawing {

/// What a colour is for. Colours never speak alone: a mark of another form goes with each.
enum class Paint {
    page,
    light,  ///< squares
    dark,
    alarm,    ///< a square with something wrong
    ink,      ///< text, queens
    ghost,    ///< a queen that has just been lifted
    quiet,    ///< small print
    control,  ///< lines
    trying,
    refused,
    found,
};
inline constexpr int paint_count = 11;

struct Colour {
    unsigned char red = 0, green = 0, blue = 0;
};

[[nodiscard]] constexpr Colour colour_of(Paint paint) noexcept {
    constexpr std::array<Colour, paint_count> colours = {{{0xFF, 0xFF, 0xFF},
                                                          {0xFB, 0xF8, 0xF1},
                                                          {0xE3, 0xE9, 0xEF},
                                                          {0xF4, 0xC0, 0xA0},
                                                          {0x1B, 0x1F, 0x24},
                                                          {0xA6, 0xAC, 0xB3},
                                                          {0x50, 0x5A, 0x64},
                                                          {0x5B, 0x66, 0x70},
                                                          {0x0A, 0x35, 0xB5},
                                                          {0x8A, 0x2C, 0x00},
                                                          {0x13, 0x72, 0x4B}}};
    return colours[static_cast<std::size_t>(paint)];
}

/// In pixels from the upper left corner, y downwards.
struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point one, Point other) noexcept { return {one.x + other.x, one.y + other.y}; }
};

struct Rectangle {
    Point corner;
    double width = 0, height = 0;
};
struct Circle {
    Point centre;
    double radius = 0;
};
/// From point to point.
struct Path {
    std::vector<Point> points;
};
/// The dark squares of a board; the one at the lower left is dark.
struct Checkers {
    Point corner;
    int size = 0;
    double cell = 0;
};
/// A queen that fills a square of this side.
struct Crown {
    Point corner;
    double side = 0;
};
enum class Anchor { left, middle };
/// One line of text; `at` is on its base line.
struct Caption {
    Point at;
    double height = 0;
    std::string words;
    Anchor anchor = Anchor::left;
    bool is_bold = false;
};

using Shape = std::variant<Rectangle, Circle, Path, Checkers, Crown, Caption>;

struct Item {
    Shape shape;
    Paint paint = Paint::ink;
    /// How wide the pen is; 0: the shape is filled.
    double pen = 0;
    bool is_dashed = false;
};

struct Scene {
    double width = 0, height = 0;
    /// What a picture says to those who do not see it.
    std::string title;
    std::vector<Item> items;

    void fill(Paint paint, Shape shape);
    void outline(Paint paint, double pen, Shape shape);
    void outline_dashed(Paint paint, double pen, Shape shape);
};

/// Our own drawing of a queen on a square of 45 by 45, the same as the page's: a crown of five points with pearls, on
/// a foot.
namespace crown {
inline constexpr double side = 45;
inline constexpr double pearl_radius = 2.6;
inline constexpr std::array<Point, 5> pearls = {{{6, 12}, {14, 7}, {22.5, 5}, {31, 7}, {39, 12}}};
inline constexpr std::array<Point, 11> points = {{{10, 31},
                                                  {35, 31},
                                                  {38.6, 13.5},
                                                  {31.6, 22},
                                                  {30.5, 9},
                                                  {25.8, 20.5},
                                                  {22.5, 7},
                                                  {19.2, 20.5},
                                                  {14.5, 9},
                                                  {13.4, 22},
                                                  {6.4, 13.5}}};
inline constexpr Point foot = {9, 33.5};
inline constexpr Point foot_size = {27, 5.5};
}  // namespace crown

}  // namespace queens::drawing
