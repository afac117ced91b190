// SPDX-License-Identifier: MIT
// A scene in pixels, by cairo; in few colours, so that moving pictures are small files.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "queens/draw/scene.hpp"

namespace queens::drawing {

struct SurfaceEnd {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, SurfaceEnd>;

/// Paints the scene on the surface, from its upper left corner on.
void paint(const Scene& scene, cairo_surface_t* surface);

/// The scene as a surface of RGB pixels.
[[nodiscard]] Surface raster_of(const Scene& scene);

/// Pixels by numbers of the palette, row by row.
struct Frame {
    int width = 0, height = 0;
    std::vector<std::uint8_t> pixels;
};

/// The scene in the colours of the palette, each pixel in the nearest one.
[[nodiscard]] Frame frame_of(const Scene& scene);

/// As many as six bits have, and one left for "transparent".
inline constexpr std::size_t most_colours = 63;

/// Our colours, and what lies between those that meet: at most most_colours.
[[nodiscard]] const std::vector<Colour>& palette();

}  // namespace queens::drawing
