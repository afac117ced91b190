// SPDX-License-Identifier: MIT
// Where text goes on its way out: a buffer that is handed on in large pieces.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace queens::notation {

/// Text in the making. At its end call flush(): handing on may fail, which a destructor could not say.
class Text {
  public:
    /// Takes a piece of text; false: nobody reads it any more (a closed pipe), so writing can end.
    using Drain = std::function<bool(std::string_view)>;

    explicit Text(Drain drain) : drain_(std::move(drain)) {}
    Text(const Text&) = delete;
    Text& operator=(const Text&) = delete;
    ~Text() = default;  // whatever is left is lost

    void put(char character) {
        buffer_ += character;
        if (buffer_.size() >= piece) flush();
    }
    void put(std::string_view text) {
        buffer_ += text;
        if (buffer_.size() >= piece) flush();
    }
    void put_number(std::int64_t number);

    /// Hands on what is there.
    void flush();

    /// Nobody reads any more. What is put from now on is thrown away.
    [[nodiscard]] bool is_closed() const noexcept { return is_closed_; }

  private:
    static constexpr std::size_t piece = std::size_t{64} * 1024;

    Drain drain_;
    std::string buffer_;
    bool is_closed_ = false;
};

}  // namespace queens::notation
