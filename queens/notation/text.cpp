// SPDX-License-Identifier: MIT
#include "queens/notation/text.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace queens::notation {

void Text::put_number(std::int64_t number) {
    std::array<char, 20> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    put(std::string_view(digits.data(), static_cast<std::size_t>(result.ptr - digits.data())));
}

void Text::flush() {
    if (buffer_.empty()) return;
    // Emptied first: the drain may throw, and the same text must not be handed on again.
    const std::string piece_of_text = std::exchange(buffer_, {});
    if (!is_closed_ && !drain_(piece_of_text)) is_closed_ = true;
    buffer_.reserve(piece);
}

}  // namespace queens::notation
