// SPDX-License-Identifier: MIT
// `png` and `pdf`, and the pixels of moving pictures.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "queens/draw/picture.hpp"
#include "queens/draw/raster.hpp"

namespace queens::drawing {
namespace {

struct ContextEnd {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};
struct PatternEnd {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
struct CharactersEnd {
    void operator()(FcCharSet* characters) const { FcCharSetDestroy(characters); }
};
struct FaceEnd {
    void operator()(cairo_font_face_t* face) const { cairo_font_face_destroy(face); }
};
using Face = std::unique_ptr<cairo_font_face_t, FaceEnd>;

bool is_plain(char c) {
    return '\0' < c && c < '\x7f';
}

/// A font that has the characters of the words, if there is one: cairo does not look for another while it writes.
Face face_for(const std::string& words, bool is_bold) {
    const std::unique_ptr<FcCharSet, CharactersEnd> characters(FcCharSetCreate());
    const auto* text = reinterpret_cast<const FcChar8*>(words.c_str());
    int left = static_cast<int>(words.size());
    while (left > 0) {
        FcChar32 character = 0;
        const int length = FcUtf8ToUcs4(text, &character, left);
        if (length <= 0) break;
        FcCharSetAddChar(characters.get(), character);
        text += length;
        left -= length;
    }
    const std::unique_ptr<FcPattern, PatternEnd> pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, is_bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddCharSet(pattern.get(), FC_CHARSET, characters.get());
    FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    return Face(cairo_ft_font_face_create_for_pattern(pattern.get()));
}

/// The words, cut where letters and digits end that every font has, and where they begin again.
std::vector<std::string> runs_of(const std::string& words) {
    std::vector<std::string> runs;
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (k == 0 || is_plain(words[k]) != is_plain(words[k - 1])) runs.emplace_back();
        runs.back() += words[k];
    }
    return runs;
}

class Painter {
  public:
    explicit Painter(cairo_surface_t* surface) : context_(cairo_create(surface)) {
        const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
            cairo_font_options_create(), cairo_font_options_destroy);
        // Shades of grey, not of the colours of some screen.
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_set_font_options(context_.get(), options.get());
        cairo_set_line_cap(context_.get(), CAIRO_LINE_CAP_ROUND);
        cairo_set_line_join(context_.get(), CAIRO_LINE_JOIN_MITER);
    }

    void clear() {
        set(Paint::page);
        cairo_paint(context_.get());
    }

    void draw(const Item& item) {
        set(item.paint);
        cairo_new_path(context_.get());
        std::visit([&](const auto& shape) { add(shape); }, item.shape);
        if (item.pen == 0) {
            cairo_fill(context_.get());
            return;
        }
        cairo_set_line_width(context_.get(), item.pen);
        const double dash = 3 * item.pen;
        cairo_set_dash(context_.get(), &dash, item.is_dashed ? 1 : 0, 0);
        cairo_stroke(context_.get());
    }

  private:
    void set(Paint paint) {
        const Colour colour = colour_of(paint);
        cairo_set_source_rgb(context_.get(), colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
    }

    void add(const Rectangle& shape) {
        cairo_rectangle(context_.get(), shape.corner.x, shape.corner.y, shape.width, shape.height);
    }
    void add(const Circle& shape) {
        cairo_new_sub_path(context_.get());
        cairo_arc(context_.get(), shape.centre.x, shape.centre.y, shape.radius, 0, 2 * std::acos(-1));
        cairo_close_path(context_.get());
    }
    void add(const Path& shape) {
        for (const Point each : shape.points) cairo_line_to(context_.get(), each.x, each.y);
    }
    void add(const Checkers& shape) {
        for (int row = 0; row < shape.size; ++row) {
            for (int column = (shape.size - 1 - row) % 2; column < shape.size; column += 2) {
                cairo_rectangle(context_.get(), shape.corner.x + column * shape.cell,
                                shape.corner.y + row * shape.cell, shape.cell, shape.cell);
            }
        }
    }
    void add(const Crown& shape) {
        const double scale = shape.side / crown::side;
        const auto place = [&](Point point) { return shape.corner + Point{scale * point.x, scale * point.y}; };
        for (const Point pearl : crown::pearls) add(Circle{place(pearl), scale * crown::pearl_radius});
        cairo_new_sub_path(context_.get());
        for (const Point point : crown::points) {
            const Point there = place(point);
            cairo_line_to(context_.get(), there.x, there.y);
        }
        cairo_close_path(context_.get());
        add(Rectangle{place(crown::foot), scale * crown::foot_size.x, scale * crown::foot_size.y});
    }
    void add(const Caption& shape) {
        const std::vector<std::string> runs = runs_of(shape.words);
        cairo_set_font_size(context_.get(), shape.height);
        double width = 0;
        if (shape.anchor == Anchor::middle) {
            for (const std::string& run : runs) width += width_of(run, shape.is_bold);
        }
        cairo_move_to(context_.get(), shape.at.x - width / 2, shape.at.y);
        for (const std::string& run : runs) {
            cairo_set_font_face(context_.get(), face(run, shape.is_bold));
            cairo_show_text(context_.get(), run.c_str());
        }
        cairo_new_path(context_.get());
    }
    double width_of(const std::string& run, bool is_bold) {
        cairo_set_font_face(context_.get(), face(run, is_bold));
        cairo_text_extents_t extents{};
        cairo_text_extents(context_.get(), run.c_str(), &extents);
        return extents.x_advance;
    }
    cairo_font_face_t* face(const std::string& run, bool is_bold) {
        Face& known = !is_plain(run.front()) ? other_face_ : is_bold ? bold_face_ : plain_face_;
        if (!known || !is_plain(run.front())) known = face_for(run, is_bold);
        return known.get();
    }

    std::unique_ptr<cairo_t, ContextEnd> context_;
    Face plain_face_, bold_face_, other_face_;
};

/// cairo's way to hand on a piece of a file: to a text, since nothing may be thrown through cairo.
cairo_status_t append(void* text, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();  // there is nothing else that can fail
}

class PngWriter final : public StillWriter {
  public:
    using StillWriter::StillWriter;

  private:
    void write(const Scene& scene) override {
        std::string png;
        check(cairo_surface_write_to_png_stream(raster_of(scene).get(), append, &png));
        put(png);
    }
};

class PdfWriter final : public StillWriter {
  public:
    using StillWriter::StillWriter;

  private:
    void write(const Scene& scene) override {
        std::string pdf;
        const Surface surface(cairo_pdf_surface_create_for_stream(append, &pdf, scene.width, scene.height));
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, scene.title.c_str());
        // The same placement gives the same file, whenever it is made.
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
        paint(scene, surface.get());
        cairo_surface_finish(surface.get());
        check(cairo_surface_status(surface.get()));
        put(pdf);
    }
};

}  // namespace

void paint(const Scene& scene, cairo_surface_t* surface) {
    Painter painter(surface);
    painter.clear();
    for (const Item& item : scene.items) painter.draw(item);
}

Surface raster_of(const Scene& scene) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(scene.width)),
                                               static_cast<int>(std::ceil(scene.height))));
    check(cairo_surface_status(surface.get()));
    paint(scene, surface.get());
    cairo_surface_flush(surface.get());
    return surface;
}

const PictureFormat png_picture = {
    .summary = {.name = "png", .summary = "picture.png", .is_binary = true, .is_moving = false},
    .is_raster = true,
    .writer = make_picture_writer<PngWriter>};

const PictureFormat pdf_picture = {
    .summary = {.name = "pdf", .summary = "picture.pdf", .is_binary = true, .is_moving = false},
    .is_raster = false,
    .writer = make_picture_writer<PdfWriter>};

}  // namespace queens::drawing
