// SPDX-License-Identifier: MIT
#include "queens/board/total.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace queens {
namespace {

// Four 32-bit limbs, the lowest first: schoolbook arithmetic in 64 bits, the same on every target.
using Limbs = std::array<std::uint64_t, 4>;
constexpr unsigned limb_bits = 32;
constexpr std::uint64_t limb_mask = 0xFFFF'FFFF;

Limbs limbs_of(const Total& total) noexcept {
    return {total.low() & limb_mask, total.low() >> limb_bits, total.high() & limb_mask, total.high() >> limb_bits};
}

Total total_of(const Limbs& limbs) noexcept {
    return {limbs[3] << limb_bits | limbs[2], limbs[1] << limb_bits | limbs[0]};
}

/// Multiplies in place by a factor below 2^32; returns what does not fit.
std::uint64_t scale(Limbs& limbs, std::uint64_t factor) noexcept {
    std::uint64_t carry = 0;
    for (std::uint64_t& limb : limbs) {
        carry += limb * factor;
        limb = carry & limb_mask;
        carry >>= limb_bits;
    }
    return carry;
}

}  // namespace

Total operator*(const Total& left, std::uint64_t factor) noexcept {
    Limbs low = limbs_of(left);
    Limbs high = low;
    [[maybe_unused]] std::uint64_t lost = scale(low, factor & limb_mask);
    lost |= scale(high, factor >> limb_bits);
    lost |= high[3];
    assert(lost == 0 && "a Total is below 2^128");
    Total product = total_of(low);
    return product += total_of({0, high[0], high[1], high[2]});
}

Total::Quotient Total::divided_by(std::uint32_t divisor) const noexcept {
    Limbs limbs = limbs_of(*this);
    std::uint64_t rest = 0;
    for (std::size_t i = limbs.size(); i-- > 0;) {
        rest = rest << limb_bits | limbs[i];
        limbs[i] = rest / divisor;
        rest %= divisor;
    }
    return {total_of(limbs), static_cast<std::uint32_t>(rest)};
}

double Total::approximate() const noexcept {
    constexpr double two_to_64 = 18446744073709551616.0;
    return static_cast<double>(high_) * two_to_64 + static_cast<double>(low_);
}

std::string to_string(const Total& total) {
    if (total.high() == 0) return std::to_string(total.low());
    std::string digits;
    Total left = total;
    do {
        const auto [quotient, digit] = left.divided_by(10);
        digits += static_cast<char>('0' + digit);
        left = quotient;
    } while (left != Total());
    std::reverse(digits.begin(), digits.end());
    return digits;
}

}  // namespace queens
