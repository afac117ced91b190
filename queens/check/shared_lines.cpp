// SPDX-License-Identifier: MIT
#include "queens/check/shared_lines.hpp"

#include <algorithm>
#include <numeric>

namespace queens::checking {

SharedLines::SharedLines(std::span<const Square> queens, Rule rule, int size)
    : queens_(queens), rule_(rule), size_(size) {
    for (const Line line : all_lines) sort_by(line);
}

int SharedLines::index(Line line, int queen) const {
    return line_index(rule_, size_, line, queens_[static_cast<std::size_t>(queen)]);
}

void SharedLines::sort_by(Line line) {
    auto& [queens, position] = sorted_[static_cast<std::size_t>(line)];
    queens.resize(queens_.size());
    std::iota(queens.begin(), queens.end(), 0);
    std::stable_sort(queens.begin(), queens.end(),
                     [&](int one, int other) { return index(line, one) < index(line, other); });
    position.resize(queens.size());
    for (std::size_t i = 0; i < queens.size(); ++i)
        position[static_cast<std::size_t>(queens[i])] = static_cast<int>(i);
}

Total SharedLines::pair_count() const {
    std::uint64_t pairs = 0;
    for (const Line line : all_lines) pairs += pairs_on(line);
    return pairs - pairs_on_both_diagonals();
}

std::uint64_t SharedLines::pairs_on(Line line) const {
    const auto& queens = sorted_[static_cast<std::size_t>(line)].queens;
    std::uint64_t pairs = 0;
    std::uint64_t before_on_line = 0;
    for (std::size_t i = 1; i < queens.size(); ++i) {
        before_on_line = index(line, queens[i]) == index(line, queens[i - 1]) ? before_on_line + 1 : 0;
        pairs += before_on_line;
    }
    return pairs;
}

std::uint64_t SharedLines::pairs_on_both_diagonals() const {
    // Only on a torus of even size, where they are half a board apart each way.
    if (rule_ != Rule::torus || size_ % 2 != 0) return 0;
    const int half = size_ / 2;
    std::uint64_t pairs = 0;
    for (const auto [row, column] : queens_) {
        if (row >= half) break;
        const Square opposite{row + half, (column + half) % size_};
        if (std::binary_search(queens_.begin(), queens_.end(), opposite)) ++pairs;
    }
    return pairs;
}

void SharedLines::name_pairs(const AttackSink& sink) const {
    std::vector<std::pair<int, Line>> later;
    for (int queen = 0; queen < static_cast<int>(queens_.size()); ++queen) {
        later.clear();
        for (const Line line : all_lines) add_later_on_line(line, queen, later);
        std::sort(later.begin(), later.end());
        for (const auto& [other, line] : later) {
            const Attack attack{queens_[static_cast<std::size_t>(queen)], queens_[static_cast<std::size_t>(other)],
                                line};
            if (sink(attack) == Flow::stop) return;
        }
    }
}

void SharedLines::add_later_on_line(Line line, int queen, std::vector<std::pair<int, Line>>& later) const {
    const auto& [queens, position] = sorted_[static_cast<std::size_t>(line)];
    const auto first = static_cast<std::size_t>(position[static_cast<std::size_t>(queen)]) + 1;
    for (std::size_t i = first; i < queens.size() && index(line, queens[i]) == index(line, queen); ++i) {
        const Square one = queens_[static_cast<std::size_t>(queen)];
        const Square other = queens_[static_cast<std::size_t>(queens[i])];
        if (shared_line(rule_, size_, one, other) == line) later.emplace_back(queens[i], line);
    }
}

}  // namespace queens::checking
