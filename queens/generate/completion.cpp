// SPDX-License-Identifier: MIT
// Queens to be completed, as in [Gent, Jefferson, Nightingale 2017]: a free row and a free column are drawn, and the
// square is taken if no diagonal speaks against it; after n² attempts the program gives up.
#include <algorithm>
#include <numeric>
#include <vector>

#include "queens/board/rules.hpp"
#include "queens/generate/kind.hpp"

namespace queens::generating {
namespace {

/// Numbers that are drawn from: what is taken out makes room for the last one.
class Numbers {
  public:
    explicit Numbers(int count) : numbers_(static_cast<std::size_t>(count)) {
        std::iota(numbers_.begin(), numbers_.end(), 0);
    }
    [[nodiscard]] std::uint32_t count() const noexcept { return static_cast<std::uint32_t>(numbers_.size()); }
    [[nodiscard]] int at(std::uint32_t place) const noexcept { return numbers_[place]; }
    void take_out(std::uint32_t place) {
        numbers_[place] = numbers_.back();
        numbers_.pop_back();
    }

  private:
    std::vector<int> numbers_;
};

std::optional<Draft> generate(const Request& request, PythonRandom& random) {
    const int size = request.size;
    const std::int64_t attempts = std::int64_t{size} * size;
    Draft draft{.size = size};
    Numbers rows(size);
    Numbers columns(size);
    std::vector<bool> rising(static_cast<std::size_t>(2 * size - 1));
    std::vector<bool> falling(rising.size());
    for (std::int64_t attempt = 0; attempt < attempts; ++attempt) {
        const auto row = random.below(rows.count());
        const auto column = random.below(columns.count());
        const Square square{rows.at(row), columns.at(column)};
        const auto up = static_cast<std::size_t>(line_index(Rule::chess, size, Line::rising, square));
        const auto down = static_cast<std::size_t>(line_index(Rule::chess, size, Line::falling, square));
        if (rising[up] || falling[down]) continue;
        rising[up] = falling[down] = true;
        rows.take_out(row);
        columns.take_out(column);
        draft.given.push_back(square);
        if (std::ssize(draft.given) == request.amount) return draft;
    }
    return std::nullopt;
}

}  // namespace

const Kind completion_kind = {
    .summary = {.name = "completion",
                .summary = "puzzle_kind.completion",
                .largest_size = 10'000,
                .has_minimum = false},
    .largest_minimum = [](int size) { return size - 1; },
    .usual_amount = [](int size, int /*minimum*/) { return std::max<std::int64_t>(1, size / 4); },
    .largest_amount = [](int size, int /*minimum*/) { return std::int64_t{size}; },
    .generate = generate,
};

}  // namespace queens::generating
