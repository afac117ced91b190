// SPDX-License-Identifier: MIT
#include "queens/board/random.hpp"

#include <bit>

namespace queens {
namespace {

std::uint64_t splitmix64(std::uint64_t& state) noexcept {
    std::uint64_t mixed = state += 0x9E37'79B9'7F4A'7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D0'49BB'1331'11EB;
    return mixed ^ mixed >> 31;
}

}  // namespace

Random::Random(std::uint64_t seed) noexcept {
    for (std::uint64_t& word : state_) word = splitmix64(seed);
}

std::uint64_t Random::next() noexcept {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) noexcept {
    // Numbers under 2^64 mod bound are drawn again, so that every remainder is equally likely.
    const std::uint64_t refused = (0 - bound) % bound;
    std::uint64_t drawn = next();
    while (drawn < refused) drawn = next();
    return drawn % bound;
}

}  // namespace queens
