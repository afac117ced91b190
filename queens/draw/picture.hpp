// SPDX-License-Identifier: MIT
// The table of picture formats. To add one: write its file, and add its row in picture.cpp.
#pragma once

#include <memory>

#include "queens/board/table.hpp"
#include "queens/draw.hpp"
#include "queens/draw/scene.hpp"

namespace queens::drawing {

/// Writes scenes of one size, one after another, then once the end.
class PictureWriter {
  public:
    explicit PictureWriter(Bytes bytes) : bytes_(std::move(bytes)) {}
    PictureWriter(const PictureWriter&) = delete;
    PictureWriter& operator=(const PictureWriter&) = delete;
    virtual ~PictureWriter() = default;

    /// Shown for so many milliseconds, in formats that move; the others show the last scene.
    virtual void add(Scene scene, int milliseconds) = 0;
    virtual void end() = 0;

  protected:
    void put(std::string_view piece) {
        if (!is_closed_ && !bytes_(piece)) is_closed_ = true;
    }

  private:
    Bytes bytes_;
    bool is_closed_ = false;
};

/// A format for one picture: the last one.
class StillWriter : public PictureWriter {
  public:
    using PictureWriter::PictureWriter;
    void add(Scene scene, int /*milliseconds*/) final { scene_ = std::move(scene); }
    void end() final { write(scene_); }

  private:
    virtual void write(const Scene& scene) = 0;

    Scene scene_;
};

/// A format: a row of the table.
struct PictureFormat {
    PictureSummary summary;
    /// It is made of dots: the size of a square is a whole number of them.
    bool is_raster;
    std::unique_ptr<PictureWriter> (*writer)(Bytes bytes);
};

[[nodiscard]] Table<PictureFormat> pictures();

/// Makes the writer of a row.
template <class SomeWriter>
std::unique_ptr<PictureWriter> make_picture_writer(Bytes bytes) {
    return std::make_unique<SomeWriter>(std::move(bytes));
}

extern const PictureFormat svg_picture;
// Each of these is there if its library was there when the program was built.
extern const PictureFormat png_picture;
extern const PictureFormat pdf_picture;
extern const PictureFormat gif_picture;
extern const PictureFormat webp_picture;

}  // namespace queens::drawing
