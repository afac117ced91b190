// SPDX-License-Identifier: MIT
#include "queens/board/total.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

namespace queens {
namespace {

__extension__ using Wide = unsigned __int128;

Wide wide(const Total& total) {
    return static_cast<Wide>(total.high()) << 64 | total.low();
}

Total total(Wide value) {
    return {static_cast<std::uint64_t>(value >> 64), static_cast<std::uint64_t>(value)};
}

constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

TEST(Total, CarriesFrom64To128Bits) {
    EXPECT_EQ(to_string(Total(most) + 1), "18446744073709551616");
    EXPECT_EQ(to_string(Total(most) + Total(most)), "36893488147419103230");
    EXPECT_EQ(to_string(Total(most, most)), "340282366920938463463374607431768211455");
    EXPECT_EQ(to_string(Total()), "0");
}

TEST(Total, MultipliesAcrossTheWords) {
    EXPECT_EQ(Total(most) * most, total(static_cast<Wide>(most) * most));
    EXPECT_EQ(Total(1, 0) * 3, Total(3, 0));
    EXPECT_EQ(Total(0xFFFF'FFFF) * 0x1'0000'0001, Total(most));
}

TEST(Total, IsOrderedByValue) {
    EXPECT_LT(Total(most), Total(1, 0));
    EXPECT_GT(Total(2, 0), Total(1, most));
}

RC_GTEST_PROP(Total, AgreesWithTheCompilersOwn128Bits, (std::uint64_t a, std::uint64_t b, std::uint32_t c)) {
    const Total one(a >> 1, b);
    const Total other(b >> 1, a);
    RC_ASSERT(wide(one + other) == wide(one) + wide(other));
    RC_ASSERT(wide(Total(a) * b) == static_cast<Wide>(a) * b);
    RC_ASSERT((one < other) == (wide(one) < wide(other)));
    const std::uint32_t divisor = c == 0 ? 1 : c;
    const auto [quotient, remainder] = one.divided_by(divisor);
    RC_ASSERT(wide(quotient) == wide(one) / divisor);
    RC_ASSERT(remainder == wide(one) % divisor);
    std::string digits;
    for (Wide left = wide(one); digits.empty() || left != 0; left /= 10) {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(left % 10)));
    }
    RC_ASSERT(to_string(one) == digits);
}

}  // namespace
}  // namespace queens
