// SPDX-License-Identifier: MIT
#include "queens/generate/python_random.hpp"

#include <algorithm>
#include <bit>

namespace queens::generating {

PythonRandom::PythonRandom(std::uint64_t seed) noexcept {
    const std::array key = {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
    seed_by_array(std::span(key).first(key[1] == 0 ? 1 : 2));
}

std::uint32_t PythonRandom::below(std::uint32_t bound) noexcept {
    const int bits = static_cast<int>(std::bit_width(bound));
    std::uint32_t drawn = next() >> (32 - bits);
    while (drawn >= bound) drawn = next() >> (32 - bits);
    return drawn;
}

void PythonRandom::seed_by_number(std::uint32_t seed) noexcept {
    state_[0] = seed;
    for (std::uint32_t i = 1; i < words; ++i) {
        state_[i] = 1'812'433'253U * (state_[i - 1] ^ state_[i - 1] >> 30) + i;
    }
}

void PythonRandom::seed_by_array(std::span<const std::uint32_t> key) noexcept {
    seed_by_number(19'650'218U);
    std::size_t i = 1;
    const auto go_on = [&] {
        if (++i < words) return;
        state_[0] = state_[words - 1];
        i = 1;
    };
    for (std::size_t step = 0; step < std::max(words, key.size()); ++step) {
        const auto j = step % key.size();
        const std::uint32_t mixed = (state_[i - 1] ^ state_[i - 1] >> 30) * 1'664'525U;
        state_[i] = (state_[i] ^ mixed) + key[j] + static_cast<std::uint32_t>(j);
        go_on();
    }
    for (std::size_t step = 1; step < words; ++step) {
        const std::uint32_t mixed = (state_[i - 1] ^ state_[i - 1] >> 30) * 1'566'083'941U;
        state_[i] = (state_[i] ^ mixed) - static_cast<std::uint32_t>(i);
        go_on();
    }
    state_[0] = 0x8000'0000U;
}

void PythonRandom::twist() noexcept {
    constexpr std::size_t middle = 397;
    for (std::size_t i = 0; i < words; ++i) {
        const std::uint32_t joined = (state_[i] & 0x8000'0000U) | (state_[(i + 1) % words] & 0x7FFF'FFFFU);
        state_[i] = state_[(i + middle) % words] ^ joined >> 1 ^ (joined % 2 == 0 ? 0U : 0x9908'B0DFU);
    }
    used_ = 0;
}

std::uint32_t PythonRandom::next() noexcept {
    if (used_ == words) twist();
    std::uint32_t word = state_[used_++];
    word ^= word >> 11;
    word ^= word << 7 & 0x9D2C'5680U;
    word ^= word << 15 & 0xEFC6'0000U;
    return word ^ word >> 18;
}

}  // namespace queens::generating
