// SPDX-License-Identifier: MIT
// Blocked squares: all squares in a random order, each blocked unless its row or column is down to the minimum; after
// a thousand orders the program gives up.
#include <algorithm>
#include <vector>

#include "queens/generate/kind.hpp"

namespace queens::generating {
namespace {

constexpr int attempts = 1000;

std::vector<Square> all_squares(int size) {
    std::vector<Square> squares;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) squares.push_back({row, column});
    }
    return squares;
}

/// The squares that are blocked in this order, at most so many.
std::vector<Square> block(const std::vector<Square>& order, const Request& request) {
    const auto lines = static_cast<std::size_t>(request.size);
    std::vector<int> left_in_row(lines, request.size);
    std::vector<int> left_in_column(lines, request.size);
    std::vector<Square> blocked;
    for (const Square square : order) {
        int& in_row = left_in_row[static_cast<std::size_t>(square.row)];
        int& in_column = left_in_column[static_cast<std::size_t>(square.column)];
        if (in_row <= request.minimum || in_column <= request.minimum) continue;
        --in_row;
        --in_column;
        blocked.push_back(square);
        if (std::ssize(blocked) == request.amount) break;
    }
    return blocked;
}

std::optional<Draft> generate(const Request& request, PythonRandom& random) {
    for (int attempt = 0; attempt < attempts && !request.is_stopped(); ++attempt) {
        std::vector<Square> order = all_squares(request.size);
        random.shuffle(std::span(order));
        std::vector<Square> blocked = block(order, request);
        if (std::ssize(blocked) < request.amount) continue;
        std::sort(blocked.begin(), blocked.end());
        return Draft{.size = request.size, .blocked = std::move(blocked)};
    }
    return std::nullopt;
}

std::int64_t largest_amount(int size, int minimum) {
    return std::int64_t{size} * (size - minimum);
}

}  // namespace

const Kind blocked_kind = {
    .summary = {.name = "blocked", .summary = "puzzle_kind.blocked", .largest_size = 2'000, .has_minimum = true},
    .largest_minimum = [](int size) { return size - 1; },
    .usual_amount = [](int size, int minimum) { return std::min<std::int64_t>(size, largest_amount(size, minimum)); },
    .largest_amount = largest_amount,
    .generate = generate,
};

}  // namespace queens::generating
