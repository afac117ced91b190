// SPDX-License-Identifier: MIT
#include "queens/notation/display_width.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace queens::notation {
namespace {

struct Block {
    std::uint32_t first;
    std::uint32_t last;
};

// Unicode 15, EastAsianWidth.txt: the blocks in which classes W and F lie, as far as our languages use them.
constexpr std::array wide_blocks = {
    Block{0x1100, 0x115F},    // Hangul Jamo
    Block{0x2E80, 0x303E},    // CJK radicals, symbols and punctuation
    Block{0x3041, 0xA4CF},    // kana to Yi: among them all common Chinese characters
    Block{0xAC00, 0xD7A3},    // Hangul syllables
    Block{0xF900, 0xFAFF},    // CJK compatibility
    Block{0xFE30, 0xFE6F},    // CJK compatibility forms
    Block{0xFF00, 0xFF60},    // full-width forms
    Block{0xFFE0, 0xFFE6},    // full-width signs
    Block{0x1F300, 0x1F64F},  // pictographs
    Block{0x20000, 0x3FFFD},  // rarer Chinese characters
};

bool is_wide(std::uint32_t code) {
    return std::any_of(wide_blocks.begin(), wide_blocks.end(),
                       [code](Block block) { return block.first <= code && code <= block.last; });
}

/// Takes the first character off; malformed bytes count as one character each.
std::uint32_t take_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    std::uint32_t code = length == 1 ? first : first & (0xFFU >> (length + 1));
    const std::size_t taken = std::min(length, text.size());
    for (std::size_t i = 1; i < taken; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
    text.remove_prefix(taken);
    return code;
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) width += is_wide(take_character(text)) ? std::size_t{2} : 1;
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t own = display_width(text);
    return std::string(text) + std::string(width > own ? width - own : 0, ' ');
}

}  // namespace queens::notation
