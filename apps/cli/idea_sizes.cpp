// SPDX-License-Identifier: MIT
#include "apps/cli/idea_sizes.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>

#include "queens/board/total.hpp"

namespace queens::cli {
namespace {

/// A product that may be far larger than a Total: exact while it is small.
class Product {
  public:
    /// Its decimal logarithm decides whether the digits are worth having.
    explicit Product(double logarithm) : logarithm_(logarithm) {}

    [[nodiscard]] bool is_small() const { return logarithm_ < longest_exact; }
    void times(std::uint64_t factor) { exact_ = exact_ * factor; }
    void divided_by(std::uint32_t divisor) { exact_ = exact_.divided_by(divisor).quotient; }

    [[nodiscard]] std::string text() const {
        if (is_small()) return grouped(to_string(exact_));
        const double exponent = std::floor(logarithm_);
        return fmt::format("≈ {:.1f} · 10^{:.0f}", std::pow(10.0, logarithm_ - exponent), exponent);
    }

  private:
    static constexpr double longest_exact = 30;  // with a factor to spare, below 2^128

    double logarithm_;
    Total exact_ = 1;
};

double log10_factorial(double n) {
    return std::lgamma(n + 1) / std::log(10.0);
}

/// Of n² (n² - 1) … (n² - n + 1). A difference of two factorials would lose all its digits on large boards.
double log10_ordered_choices(double n) {
    if (n < 1) return 0;
    // The logarithm of (n² - i) / n² is a series in i / n²: its first three terms, each summed over i < n.
    const double first = (n - 1) / (2 * n);
    const double second = (n - 1) * (2 * n - 1) / (12 * n * n * n);
    const double third = (n - 1) * (n - 1) / (12 * n * n * n * n);
    return 2 * n * std::log10(n) - (first + second + third) / std::log(10.0);
}

std::string ordered_choices(int size) {
    Product product(log10_ordered_choices(size));
    const auto most = static_cast<std::uint64_t>(size) * static_cast<std::uint64_t>(size);
    for (int i = 0; product.is_small() && i < size; ++i) product.times(most - static_cast<std::uint64_t>(i));
    return product.text();
}

std::string sets(int size) {
    Product product(log10_ordered_choices(size) - log10_factorial(size));
    const auto most = static_cast<std::uint64_t>(size) * static_cast<std::uint64_t>(size);
    for (int i = 0; product.is_small() && i < size; ++i) {
        product.times(most - static_cast<std::uint64_t>(i));
        product.divided_by(static_cast<std::uint32_t>(i + 1));  // exact: a binomial coefficient at every step
    }
    return product.text();
}

std::string one_per_row(int size) {
    Product product(size == 0 ? 0 : size * std::log10(size));
    for (int i = 0; product.is_small() && i < size; ++i) product.times(static_cast<std::uint64_t>(size));
    return product.text();
}

std::string one_per_row_and_column(int size) {
    Product product(log10_factorial(size));
    for (int i = 2; product.is_small() && i <= size; ++i) product.times(static_cast<std::uint64_t>(i));
    return product.text();
}

}  // namespace

std::array<IdeaSize, 4> idea_sizes(int size) {
    return {IdeaSize{"idea.ordered_choices", ordered_choices(size)}, IdeaSize{"idea.sets", sets(size)},
            IdeaSize{"idea.one_per_row", one_per_row(size)},
            IdeaSize{"idea.one_per_row_and_column", one_per_row_and_column(size)}};
}

std::string grouped(std::string digits) {
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), ",");
    }
    return digits;
}

}  // namespace queens::cli
