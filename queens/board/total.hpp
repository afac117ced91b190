// SPDX-License-Identifier: MIT
// Numbers of solutions and nodes: unsigned, 128 bits. Q(28) still fits 63 bits, Q(29) no longer 64.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#pragma GCC visibility push(default)

namespace queens {

/// An unsigned 128-bit number. Sums wrap at 2^128, products past it are a bug and asserted against: no
/// search of this library can count so far.
class Total {
  public:
    constexpr Total() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): every 64-bit count is a Total
    constexpr Total(std::uint64_t value) noexcept : low_(value) {}
    constexpr Total(std::uint64_t high, std::uint64_t low) noexcept : high_(high), low_(low) {}

    [[nodiscard]] constexpr std::uint64_t high() const noexcept { return high_; }
    [[nodiscard]] constexpr std::uint64_t low() const noexcept { return low_; }

    constexpr Total& operator+=(const Total& other) noexcept {
        low_ += other.low_;
        high_ += other.high_ + (low_ < other.low_ ? 1 : 0);
        return *this;
    }
    constexpr Total& operator++() noexcept { return *this += 1; }
    friend constexpr Total operator+(Total left, const Total& right) noexcept { return left += right; }
    /// The difference; `right` must not be larger.
    friend constexpr Total operator-(const Total& left, const Total& right) noexcept {
        return {left.high_ - right.high_ - (left.low_ < right.low_ ? 1 : 0), left.low_ - right.low_};
    }
    /// The product with a 64-bit factor.
    friend Total operator*(const Total& left, std::uint64_t factor) noexcept;

    friend constexpr auto operator<=>(const Total&, const Total&) noexcept = default;

    /// The quotient by a divisor below 2^32 (not 0), and the remainder.
    struct Quotient;
    [[nodiscard]] Quotient divided_by(std::uint32_t divisor) const noexcept;

    /// The nearest double, for rates and estimates.
    [[nodiscard]] double approximate() const noexcept;

  private:
    std::uint64_t high_ = 0;
    std::uint64_t low_ = 0;
};

struct Total::Quotient {
    Total quotient;
    std::uint32_t remainder;
};

/// Decimal digits, never grouped.
[[nodiscard]] std::string to_string(const Total& total);

}  // namespace queens

#pragma GCC visibility pop
