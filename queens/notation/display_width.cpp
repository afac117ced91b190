// SPDX-License-Identifier: MIT
#include "queens/notation/display_width.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "queens/notation/scanner.hpp"

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

/// Of a character as first_character() gives it; of a stray byte, the byte.
std::uint32_t code_of(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    std::uint32_t code = character.size() == 1 ? first : first & (0xFFU >> (character.size() + 1));
    for (const char byte : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const std::string_view character = first_character(text);
        width += is_wide(code_of(character)) ? std::size_t{2} : 1;
        text.remove_prefix(character.size());
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t own = display_width(text);
    return std::string(text) + std::string(width > own ? width - own : 0, ' ');
}

}  // namespace queens::notation
