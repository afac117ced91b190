// SPDX-License-Identifier: MIT
// One palette for all frames: the colours that we paint with and, where one lies on another, the shades at its edge.
#include <algorithm>
#include <span>
#include <unordered_map>

#include "queens/draw/raster.hpp"

namespace queens::drawing {
namespace {

struct Edge {
    Paint above, below;
};

constexpr Edge edges[] = {
    {Paint::ink, Paint::page},     {Paint::ink, Paint::light},    {Paint::ink, Paint::dark},
    {Paint::ghost, Paint::light},  {Paint::ghost, Paint::dark},   {Paint::quiet, Paint::page},
    {Paint::trying, Paint::page},  {Paint::trying, Paint::light}, {Paint::refused, Paint::light},
    {Paint::refused, Paint::dark}, {Paint::refused, Paint::ink},  {Paint::found, Paint::light},
    {Paint::found, Paint::dark},   {Paint::found, Paint::page},   {Paint::control, Paint::light},
    {Paint::control, Paint::dark},
};
constexpr int shades = 3;  // between the two: more are hardly seen
static_assert(paint_count + shades * std::size(edges) <= most_colours);

unsigned char between(unsigned char above, unsigned char below, int k) {
    return static_cast<unsigned char>((k * above + (shades + 1 - k) * below) / (shades + 1));
}

int distance(Colour one, Colour other) {
    const auto square = [](int difference) { return difference * difference; };
    return square(one.red - other.red) + square(one.green - other.green) + square(one.blue - other.blue);
}

std::vector<Colour> make_palette() {
    std::vector<Colour> list;
    list.reserve(most_colours);
    for (int paint = 0; paint < paint_count; ++paint) list.push_back(colour_of(static_cast<Paint>(paint)));
    for (const auto& [above, below] : edges) {
        const Colour a = colour_of(above);
        const Colour b = colour_of(below);
        for (int k = 1; k <= shades; ++k) {
            list.push_back({between(a.red, b.red, k), between(a.green, b.green, k), between(a.blue, b.blue, k)});
        }
    }
    return list;
}

/// The number of the nearest colour of the palette; each colour is looked for once.
class Nearest {
  public:
    std::uint8_t operator()(std::uint32_t rgb) {
        const auto [known, is_new] = known_.emplace(rgb, std::uint8_t{0});
        if (is_new) known->second = find(rgb);
        return known->second;
    }

  private:
    static std::uint8_t find(std::uint32_t rgb) {
        const Colour colour = {static_cast<unsigned char>(rgb >> 16U), static_cast<unsigned char>(rgb >> 8U & 0xFFU),
                               static_cast<unsigned char>(rgb & 0xFFU)};
        const auto& colours = palette();
        const auto best = std::min_element(colours.begin(), colours.end(), [&](Colour one, Colour other) {
            return distance(one, colour) < distance(other, colour);
        });
        return static_cast<std::uint8_t>(best - colours.begin());
    }

    std::unordered_map<std::uint32_t, std::uint8_t> known_;
};

}  // namespace

const std::vector<Colour>& palette() {
    static const std::vector<Colour> colours = make_palette();
    return colours;
}

Frame frame_of(const Scene& scene) {
    const Surface surface = raster_of(scene);
    cairo_surface_t* raster = surface.get();
    Frame frame{.width = cairo_image_surface_get_width(raster), .height = cairo_image_surface_get_height(raster)};
    frame.pixels.reserve(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height));
    const unsigned char* bytes = cairo_image_surface_get_data(raster);
    Nearest nearest;
    for (int y = 0; y < frame.height; ++y) {
        const unsigned char* row = bytes + std::ptrdiff_t{y} * cairo_image_surface_get_stride(raster);
        for (const std::uint32_t pixel :
             std::span(reinterpret_cast<const std::uint32_t*>(row), static_cast<std::size_t>(frame.width))) {
            frame.pixels.push_back(nearest(pixel & 0xFFFFFFU));
        }
    }
    return frame;
}

}  // namespace queens::drawing
