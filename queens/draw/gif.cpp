// SPDX-License-Identifier: MIT
// `gif`: each frame is written at once, and of it only what differs from the frame before: a rectangle in which all
// that stays as it is is transparent.
#include <gif_lib.h>

#include <algorithm>
#include <optional>
#include <string>

#include "queens/draw/picture.hpp"
#include "queens/draw/raster.hpp"

namespace queens::drawing {
namespace {

struct Area {
    int left = 0, top = 0, width = 0, height = 0;
};

/// Where the frames differ; a pixel at least.
Area difference(const Frame& one, const Frame& other) {
    int left = one.width;
    int right = 0;
    int top = one.height;
    int bottom = 0;
    for (int y = 0; y < one.height; ++y) {
        for (int x = 0; x < one.width; ++x) {
            const auto at =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(one.width) + static_cast<std::size_t>(x);
            if (one.pixels[at] == other.pixels[at]) continue;
            left = std::min(left, x);
            right = std::max(right, x + 1);
            top = std::min(top, y);
            bottom = std::max(bottom, y + 1);
        }
    }
    if (left >= right) return {.width = 1, .height = 1};
    return {left, top, right - left, bottom - top};
}

class GifWriter final : public PictureWriter {
  public:
    explicit GifWriter(Bytes bytes) : PictureWriter(std::move(bytes)) {}
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;
    ~GifWriter() override { close(); }

    void add(Scene scene, int milliseconds) override {
        Frame frame = frame_of(scene);
        if (!last_) begin(frame);
        put_time(milliseconds);
        put_pixels(frame);
        last_ = std::move(frame);
        hand_on();
    }

    void end() override {
        close();
        hand_on();
    }

  private:
    static constexpr int bits_of_colour = 6;
    static constexpr int colours = 1 << bits_of_colour;
    static constexpr std::uint8_t transparent = colours - 1;
    static_assert(transparent == most_colours);

    /// Nothing may be thrown through giflib: what it writes waits in a text.
    static int append(GifFileType* gif, const GifByteType* data, int length) {
        auto& writer = *static_cast<GifWriter*>(gif->UserData);
        writer.written_.append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
        return length;
    }

    void hand_on() {
        put(written_);
        written_.clear();
    }

    /// The size, the colours, and that it goes on for ever.
    void begin(const Frame& frame) {
        int error = 0;
        gif_ = EGifOpen(this, append, &error);
        if (gif_ == nullptr) throw std::bad_alloc();
        ColorMapObject* map = GifMakeMapObject(colours, nullptr);
        if (map == nullptr) throw std::bad_alloc();
        for (std::size_t k = 0; k < palette().size(); ++k) {
            const Colour colour = palette()[k];
            map->Colors[k] = {colour.red, colour.green, colour.blue};
        }
        EGifSetGifVersion(gif_, true);
        EGifPutScreenDesc(gif_, frame.width, frame.height, bits_of_colour, 0, map);
        GifFreeMapObject(map);
        constexpr unsigned char for_ever[] = {1, 0, 0};
        EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE);
        EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0");
        EGifPutExtensionBlock(gif_, sizeof for_ever, for_ever);
        EGifPutExtensionTrailer(gif_);
    }

    void put_time(int milliseconds) {
        const GraphicsControlBlock control = {.DisposalMode = DISPOSE_DO_NOT,
                                              .UserInputFlag = false,
                                              .DelayTime = milliseconds / 10,
                                              .TransparentColor = last_ ? transparent : NO_TRANSPARENT_COLOR};
        GifByteType bytes[4];
        EGifGCBToExtension(&control, bytes);
        EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, sizeof bytes, bytes);
    }

    void put_pixels(const Frame& frame) {
        const Area area = last_ ? difference(frame, *last_) : Area{.width = frame.width, .height = frame.height};
        EGifPutImageDesc(gif_, area.left, area.top, area.width, area.height, false, nullptr);
        std::vector<std::uint8_t> row(static_cast<std::size_t>(area.width));
        for (int y = area.top; y < area.top + area.height; ++y) {
            for (int x = 0; x < area.width; ++x) {
                const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(frame.width) +
                                static_cast<std::size_t>(area.left + x);
                const bool stays = last_ && last_->pixels[at] == frame.pixels[at];
                row[static_cast<std::size_t>(x)] = stays ? transparent : frame.pixels[at];
            }
            EGifPutLine(gif_, row.data(), area.width);
        }
    }

    void close() {
        int error = 0;
        if (gif_ != nullptr) EGifCloseFile(std::exchange(gif_, nullptr), &error);
    }

    GifFileType* gif_ = nullptr;
    std::string written_;
    std::optional<Frame> last_;
};

}  // namespace

const PictureFormat gif_picture = {
    .summary = {.name = "gif", .summary = "picture.gif", .is_binary = true, .is_moving = true},
    .is_raster = true,
    .writer = make_picture_writer<GifWriter>};

}  // namespace queens::drawing
