// SPDX-License-Identifier: MIT
// `svg`: a picture as text, of no particular resolution. Two digits behind the point are enough for any printer.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "queens/draw/picture.hpp"

namespace queens::drawing {
namespace {

/// To so many digits behind the point, without the zeros at its end. printf's way would make the page's module much
/// larger.
std::string number(double value, int digits = 2) {
    std::int64_t scale = 1;
    for (int k = 0; k < digits; ++k) scale *= 10;
    const std::int64_t whole = std::llround(std::abs(value) * static_cast<double>(scale));
    std::string text = std::to_string(whole / scale);
    if (whole % scale > 0) {
        text += '.' + std::to_string(scale + whole % scale).substr(1);
        text.resize(text.find_last_not_of('0') + 1);
    }
    return value < 0 && whole > 0 ? '-' + text : text;
}

std::string point(Point at) {
    return number(at.x) + " " + number(at.y);
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string attribute(std::string_view name, double value) {
    return attribute(name, number(value));
}

/// Text between tags, and between quotes.
std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        if (c == '&') {
            text += "&amp;";
        } else if (c == '<') {
            text += "&lt;";
        } else if (c == '"') {
            text += "&quot;";
        } else if (static_cast<unsigned char>(c) >= ' ') {
            text += c;
        }
    }
    return text;
}

std::string hexadecimal(Paint paint) {
    const Colour colour = colour_of(paint);
    std::string text = "#";
    for (const unsigned char part : {colour.red, colour.green, colour.blue}) {
        for (const int digit : {part / 16, part % 16}) text += "0123456789abcdef"[digit];
    }
    return text;
}

std::string closed_path(std::span<const Point> points) {
    std::string path;
    for (const Point each : points) path += (path.empty() ? "M" : "L") + point(each);
    return path + "z";
}

/// The queen on a square of crown::side.
std::string crown_path() {
    std::string path;
    const std::string diameter = number(2 * crown::pearl_radius);
    const std::string half_circle = "a" + number(crown::pearl_radius) + " " + number(crown::pearl_radius) + " 0 1 0 ";
    for (const Point pearl : crown::pearls) {
        path.append("M").append(point({pearl.x - crown::pearl_radius, pearl.y}));
        for (const char* const way : {"", "-"}) path.append(half_circle).append(way).append(diameter).append(" 0");
        path.append("z");
    }
    path += closed_path(crown::points);
    const Point foot_end = crown::foot + crown::foot_size;
    const Point foot[] = {crown::foot, {foot_end.x, crown::foot.y}, foot_end, {crown::foot.x, foot_end.y}};
    return path + closed_path(foot);
}

class SvgWriter final : public StillWriter {
  public:
    using StillWriter::StillWriter;

  private:
    void write(const Scene& scene) override {
        const std::string width = number(scene.width);
        const std::string height = number(scene.height);
        put("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"" +
            attribute("width", width) + attribute("height", height) +
            attribute("viewBox", "0 0 " + width + " " + height) + attribute("font-family", "sans-serif") + ">\n");
        if (!scene.title.empty()) put("<title>" + escaped(scene.title) + "</title>\n");
        const auto is_crown = [](const Item& item) { return std::holds_alternative<Crown>(item.shape); };
        if (std::any_of(scene.items.begin(), scene.items.end(), is_crown)) {
            put("<defs><path id=\"queen\"" + attribute("d", crown_path()) + "/></defs>\n");
        }
        put("<path" + attribute("fill", hexadecimal(Paint::page)) +
            attribute("d", "M0 0h" + width + "v" + height + "H0z") + "/>\n");
        for (const Item& item : scene.items) {
            std::visit([&](const auto& shape) { put(element(shape, item)); }, item.shape);
            put("\n");
        }
        put("</svg>\n");
    }

    /// How the item is painted.
    static std::string style(const Item& item) {
        if (item.pen == 0) return attribute("fill", hexadecimal(item.paint));
        std::string text = attribute("fill", "none") + attribute("stroke", hexadecimal(item.paint)) +
                           attribute("stroke-width", item.pen) + attribute("stroke-linecap", "round");
        if (item.is_dashed) text += attribute("stroke-dasharray", number(3 * item.pen));
        return text;
    }

    static std::string element(const Rectangle& shape, const Item& item) {
        return "<rect" + attribute("x", shape.corner.x) + attribute("y", shape.corner.y) +
               attribute("width", shape.width) + attribute("height", shape.height) + style(item) + "/>";
    }
    static std::string element(const Circle& shape, const Item& item) {
        return "<circle" + attribute("cx", shape.centre.x) + attribute("cy", shape.centre.y) +
               attribute("r", shape.radius) + style(item) + "/>";
    }
    static std::string element(const Path& shape, const Item& item) {
        std::string path;
        for (const Point each : shape.points) path += (path.empty() ? "M" : "L") + point(each);
        return "<path" + attribute("d", path) + style(item) + "/>";
    }
    /// Each row is a broad line, dashed.
    static std::string element(const Checkers& shape, const Item& item) {
        std::string path;
        for (int row = 0; row < shape.size; ++row) {
            const int first = (shape.size - 1 - row) % 2;
            path += "M" + point(shape.corner + Point{first * shape.cell, (row + 0.5) * shape.cell}) + "h" +
                    number((shape.size - first) * shape.cell);
        }
        return "<path" + attribute("d", path) + attribute("stroke", hexadecimal(item.paint)) +
               attribute("stroke-width", shape.cell) + attribute("stroke-dasharray", shape.cell) + "/>";
    }
    static std::string element(const Crown& shape, const Item& item) {
        const double scale = shape.side / crown::side;
        std::string transform = "translate(" + point(shape.corner) + ")";
        if (scale != 1) transform += " scale(" + number(scale, 6) + ")";
        return "<use xlink:href=\"#queen\"" + attribute("transform", transform) + style(item) + "/>";
    }
    static std::string element(const Caption& shape, const Item& item) {
        return "<text" + attribute("x", shape.at.x) + attribute("y", shape.at.y) +
               attribute("font-size", shape.height) +
               (shape.anchor == Anchor::middle ? attribute("text-anchor", "middle") : "") +
               (shape.is_bold ? attribute("font-weight", "bold") : "") + style(item) + ">" + escaped(shape.words) +
               "</text>";
    }
};

}  // namespace

const PictureFormat svg_picture = {
    .summary = {.name = "svg", .summary = "picture.svg", .is_binary = false, .is_moving = false},
    .is_raster = false,
    .writer = make_picture_writer<SvgWriter>};

}  // namespace queens::drawing
