// SPDX-License-Identifier: MIT
// `webp`: animated, without loss. Its encoder keeps the file in memory until the end.
#include <webp/encode.h>
#include <webp/mux.h>

#include <memory>
#include <optional>

#include "queens/draw/picture.hpp"
#include "queens/draw/raster.hpp"

namespace queens::drawing {
namespace {

void check(bool is_done) {
    if (!is_done) throw std::bad_alloc();  // what we ask for has no other way to fail
}

class Picture {
  public:
    explicit Picture(const Frame& frame) {
        check(WebPPictureInit(&picture_) != 0);
        picture_.use_argb = 1;
        picture_.width = frame.width;
        picture_.height = frame.height;
        check(WebPPictureAlloc(&picture_) != 0);
        for (std::size_t k = 0; k < frame.pixels.size(); ++k) {
            const Colour colour = palette()[frame.pixels[k]];
            const auto width = static_cast<std::size_t>(frame.width);
            const std::size_t at = k / width * static_cast<std::size_t>(picture_.argb_stride) + k % width;
            picture_.argb[at] = 0xFF000000U | static_cast<unsigned>(colour.red) << 16U |
                                static_cast<unsigned>(colour.green) << 8U | colour.blue;
        }
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture() { WebPPictureFree(&picture_); }

    WebPPicture* get() { return &picture_; }

  private:
    WebPPicture picture_{};
};

class WebpWriter final : public PictureWriter {
  public:
    using PictureWriter::PictureWriter;

    void add(Scene scene, int milliseconds) override {
        const Frame frame = frame_of(scene);
        if (!encoder_) begin(frame);
        WebPConfig config;
        check(WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, effort) != 0);
        Picture picture(frame);
        check(WebPAnimEncoderAdd(encoder_.get(), picture.get(), time_, &config) != 0);
        time_ += milliseconds;
    }

    void end() override {
        if (!encoder_) return;
        check(WebPAnimEncoderAdd(encoder_.get(), nullptr, time_, nullptr) != 0);
        WebPData data;
        WebPDataInit(&data);
        check(WebPAnimEncoderAssemble(encoder_.get(), &data) != 0);
        put(std::string_view(reinterpret_cast<const char*>(data.bytes), data.size));
        WebPDataClear(&data);
    }

  private:
    static constexpr int effort = 3;  // of 9: more takes twice the time for a few per cent

    struct EncoderEnd {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };

    void begin(const Frame& frame) {
        WebPAnimEncoderOptions options;
        check(WebPAnimEncoderOptionsInit(&options) != 0);
        options.anim_params.loop_count = 0;  // for ever
        encoder_.reset(WebPAnimEncoderNew(frame.width, frame.height, &options));
        check(encoder_ != nullptr);
    }

    std::unique_ptr<WebPAnimEncoder, EncoderEnd> encoder_;
    int time_ = 0;
};

}  // namespace

const PictureFormat webp_picture = {
    .summary = {.name = "webp", .summary = "picture.webp", .is_binary = true, .is_moving = true},
    .is_raster = true,
    .writer = make_picture_writer<WebpWriter>};

}  // namespace queens::drawing
