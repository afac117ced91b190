// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4), so that whoever has coreutils can check what a campaign writes.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace queens::campaigning {

/// Takes text piece by piece.
class Sha256 {
  public:
    void add(std::string_view text) noexcept;
    /// The hash of all that was added, as 64 hexadecimal digits; nothing can be added afterwards.
    [[nodiscard]] std::string digits();

  private:
    void add_block(const unsigned char* block) noexcept;

    static constexpr std::size_t block_size = 64;
    std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<unsigned char, block_size> waiting_{};
    std::uint64_t length_ = 0;  // bytes
};

[[nodiscard]] inline std::string sha256(std::string_view text) {
    Sha256 hash;
    hash.add(text);
    return hash.digits();
}

/// Where a short name will do: the first 16 digits, 64 bits.
inline constexpr std::size_t short_hash_length = 16;

}  // namespace queens::campaigning
