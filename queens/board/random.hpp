// SPDX-License-Identifier: MIT
// Our own generator, so that a seed means the same on every machine and in the web.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#pragma GCC visibility push(default)

namespace queens {

/// xoshiro256** [Blackman & Vigna 2021], seeded by splitmix64: 64 random bits a call, period 2^256 − 1.
class Random {
  public:
    explicit Random(std::uint64_t seed) noexcept;

    /// 64 uniform bits.
    std::uint64_t next() noexcept;

    /// Uniform in [0, bound), without bias (the uneven rest is drawn again); bound ≥ 1.
    std::uint64_t below(std::uint64_t bound) noexcept;

    /// Every order equally likely (Fisher and Yates).
    template <class T>
    void shuffle(std::span<T> items) noexcept {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
        }
    }

  private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace queens

#pragma GCC visibility pop
