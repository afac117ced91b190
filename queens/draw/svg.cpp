// SPDX-License-Identifier: MIT
// `svg`: a picture as text, of no particular resolution. Two digits behind the point are enough for any printer.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

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

/// A text that grows. Chains of + would make the page's module much larger, and so would what is inlined.
class Markup {
  public:
    [[gnu::noinline]] Markup& add(std::string_view text) {
        text_ += text;
        return *this;
    }
    Markup& add(double value) { return add(number(value)); }
    Markup& add(Point at) { return add(at.x).add(" ").add(at.y); }
    Markup& add(std::span<const Point> points) {
        std::string_view command = "M";
        for (const Point each : points) add(std::exchange(command, "L")).add(each);
        return *this;
    }
    /// An attribute.
    [[gnu::noinline]] Markup& with(std::string_view name, std::string_view value) {
        return add(" ").add(name).add("=\"").add(value).add("\"");
    }
    [[gnu::noinline]] Markup& with(std::string_view name, double value) { return with(name, number(value)); }
    Markup& with(std::string_view name, Paint paint) {
        const Colour colour = colour_of(paint);
        std::string text = "#";
        for (const unsigned char part : {colour.red, colour.green, colour.blue}) {
            for (const int digit : {part / 16, part % 16}) text += "0123456789abcdef"[digit];
        }
        return with(name, text);
    }
    [[nodiscard]] std::string take() { return std::exchange(text_, {}); }

  private:
    std::string text_;
};

/// The queen on a square of crown::side.
std::string crown_path() {
    Markup path;
    for (const Point pearl : crown::pearls) {
        path.add("M").add(Point{pearl.x - crown::pearl_radius, pearl.y});
        for (const double diameter : {2 * crown::pearl_radius, -2 * crown::pearl_radius}) {
            path.add("a").add(Point{crown::pearl_radius, crown::pearl_radius}).add(" 0 1 0 ").add(Point{diameter, 0});
        }
        path.add("z");
    }
    const Point foot_end = crown::foot + crown::foot_size;
    const Point foot[] = {crown::foot, {foot_end.x, crown::foot.y}, foot_end, {crown::foot.x, foot_end.y}};
    return path.add(crown::points).add("z").add(foot).add("z").take();
}

class SvgWriter final : public StillWriter {
  public:
    using StillWriter::StillWriter;

  private:
    void write(const Scene& scene) override {
        const Point size = {scene.width, scene.height};
        text_.add("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
        text_.with("width", size.x).with("height", size.y);
        text_.with("viewBox", Markup().add("0 0 ").add(size).take()).with("font-family", "sans-serif").add(">\n");
        if (!scene.title.empty()) text_.add("<title>").add(escaped(scene.title)).add("</title>\n");
        const auto is_crown = [](const Item& item) { return std::holds_alternative<Crown>(item.shape); };
        if (std::any_of(scene.items.begin(), scene.items.end(), is_crown)) {
            text_.add("<defs><path id=\"queen\"").with("d", crown_path()).add("/></defs>\n");
        }
        text_.add("<path").with("fill", Paint::page);
        text_.with("d", Markup().add("M0 0h").add(size.x).add("v").add(size.y).add("H0z").take()).add("/>\n");
        put(text_.take());
        for (const Item& item : scene.items) {
            std::visit([&](const auto& shape) { element(shape, item); }, item.shape);
            put(text_.add("\n").take());
        }
        put("</svg>\n");
    }

    /// How the item is painted.
    void style(const Item& item) {
        if (item.pen == 0) {
            text_.with("fill", item.paint);
            return;
        }
        text_.with("fill", "none").with("stroke", item.paint);
        text_.with("stroke-width", item.pen).with("stroke-linecap", "round");
        if (item.is_dashed) text_.with("stroke-dasharray", 3 * item.pen);
    }

    void element(const Rectangle& shape, const Item& item) {
        text_.add("<rect").with("x", shape.corner.x).with("y", shape.corner.y);
        text_.with("width", shape.width).with("height", shape.height);
        style(item);
        text_.add("/>");
    }
    void element(const Circle& shape, const Item& item) {
        text_.add("<circle").with("cx", shape.centre.x).with("cy", shape.centre.y).with("r", shape.radius);
        style(item);
        text_.add("/>");
    }
    void element(const Path& shape, const Item& item) {
        text_.add("<path").with("d", Markup().add(shape.points).take());
        style(item);
        text_.add("/>");
    }
    /// Each row is a broad line, dashed.
    void element(const Checkers& shape, const Item& item) {
        Markup path;
        for (int row = 0; row < shape.size; ++row) {
            const int first = (shape.size - 1 - row) % 2;
            path.add("M").add(shape.corner + Point{first * shape.cell, (row + 0.5) * shape.cell});
            path.add("h").add((shape.size - first) * shape.cell);
        }
        text_.add("<path").with("d", path.take()).with("stroke", item.paint).with("stroke-width", shape.cell);
        text_.with("stroke-dasharray", shape.cell).add("/>");
    }
    void element(const Crown& shape, const Item& item) {
        const double scale = shape.side / crown::side;
        Markup transform;
        transform.add("translate(").add(shape.corner).add(")");
        if (scale != 1) transform.add(" scale(").add(number(scale, 6)).add(")");
        text_.add("<use xlink:href=\"#queen\"").with("transform", transform.take());
        style(item);
        text_.add("/>");
    }
    void element(const Caption& shape, const Item& item) {
        text_.add("<text").with("x", shape.at.x).with("y", shape.at.y).with("font-size", shape.height);
        if (shape.anchor == Anchor::middle) text_.with("text-anchor", "middle");
        if (shape.is_bold) text_.with("font-weight", "bold");
        style(item);
        text_.add(">").add(escaped(shape.words)).add("</text>");
    }

    Markup text_;
};

}  // namespace

const PictureFormat svg_picture = {
    .summary = {.name = "svg", .summary = "picture.svg", .is_binary = false, .is_moving = false},
    .is_raster = false,
    .writer = make_picture_writer<SvgWriter>};

}  // namespace queens::drawing
