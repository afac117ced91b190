// SPDX-License-Identifier: MIT
// The random numbers of Python's `random`: the Mersenne Twister [Matsumoto & Nishimura 1998], seeded by an array.
// Only for puzzles that are to be the same as those of a Python program; everything else uses board/random.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace queens::generating {

class PythonRandom {
  public:
    /// random.seed(seed)
    explicit PythonRandom(std::uint64_t seed) noexcept;

    /// random.randrange(bound): as many bits as the bound has, drawn again until they are less. 1 ≤ bound < 2³².
    std::uint32_t below(std::uint32_t bound) noexcept;

    /// random.shuffle(items): from the end to the beginning.
    template <class T>
    void shuffle(std::span<T> items) noexcept {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

  private:
    static constexpr std::size_t words = 624;

    void seed_by_number(std::uint32_t seed) noexcept;
    void seed_by_array(std::span<const std::uint32_t> key) noexcept;
    void twist() noexcept;
    std::uint32_t next() noexcept;

    std::array<std::uint32_t, words> state_{};
    std::size_t used_ = words;
};

}  // namespace queens::generating
