// SPDX-License-Identifier: MIT
#include "queens/tree/boards.hpp"

#include <algorithm>
#include <numeric>

namespace queens::tree {

ByDefinition::ByDefinition(const Puzzle& puzzle)
    : puzzle_(puzzle), rows_(rows_to_fill(puzzle)), queens_(puzzle.given().begin(), puzzle.given().end()) {}

int ByDefinition::next_safe(int depth, int position) const {
    for (int column = position; column < puzzle_.size(); ++column) {
        const Square square{row(depth), column};
        const auto attacks = [&](Square queen) {
            return attack_each_other(puzzle_.rule(), puzzle_.size(), queen, square);
        };
        if (puzzle_.refusal(square) == Refusal::none && std::none_of(queens_.begin(), queens_.end(), attacks)) {
            return column;
        }
    }
    return no_position;
}

Marks::Marks(const Puzzle& puzzle) : puzzle_(puzzle), rows_(rows_to_fill(puzzle)) {
    const auto count_of = [&](Line line) {
        return static_cast<std::size_t>(line_count(puzzle.rule(), puzzle.size(), line));
    };
    columns_.resize(count_of(Line::column));
    rising_.resize(count_of(Line::rising));
    falling_.resize(count_of(Line::falling));
    for (const Square given : puzzle.given()) mark(given, true);
    for (const Diagonal& excluded : puzzle.excluded()) {
        auto& marks = excluded.line == Line::rising ? rising_ : falling_;
        marks[static_cast<std::size_t>(line_index(puzzle.rule(), puzzle.size(), excluded))] = 1;
    }
}

bool Marks::is_safe(Square square) const {
    return columns_[index(Line::column, square)] == 0 && rising_[index(Line::rising, square)] == 0 &&
           falling_[index(Line::falling, square)] == 0 &&
           (puzzle_.blocked().empty() || puzzle_.refusal(square) == Refusal::none);
}

int Marks::next_safe(int depth, int position) const {
    for (int column = position; column < puzzle_.size(); ++column) {
        if (is_safe({row(depth), column})) return column;
    }
    return no_position;
}

void Marks::mark(Square square, bool is_taken) {
    const char value = is_taken ? 1 : 0;
    columns_[index(Line::column, square)] = value;
    rising_[index(Line::rising, square)] = value;
    falling_[index(Line::falling, square)] = value;
}

std::vector<Square> open_squares(const Puzzle& puzzle) {
    const Marks marks(puzzle);
    std::vector<Square> squares;
    for (int depth = 0; depth < marks.depth_count(); ++depth) {
        const auto next = [&](int column) { return marks.next_safe(depth, column); };
        for (int column = next(0); column != no_position; column = next(column + 1)) {
            squares.push_back({marks.row(depth), column});
        }
    }
    return squares;
}

Masks::Masks(const Puzzle& puzzle)
    : rule_(puzzle.rule()), size_(puzzle.size()), rows_(masks_to_fill(puzzle)), attacks_(rows_.size() + 1) {}

Shuffled::Shuffled(const Puzzle& puzzle, std::uint64_t seed) : marks_(puzzle) {
    Random random(seed);
    std::vector<int> columns(static_cast<std::size_t>(puzzle.size()));
    std::iota(columns.begin(), columns.end(), 0);
    for (int depth = 0; depth < marks_.depth_count(); ++depth) {
        random.shuffle(std::span(columns));
        order_.push_back(columns);
    }
}

int Shuffled::next_safe(int depth, int position) const {
    const auto& order = order_[static_cast<std::size_t>(depth)];
    for (auto next = static_cast<std::size_t>(position); next < order.size(); ++next) {
        if (marks_.is_safe({row(depth), order[next]})) return static_cast<int>(next);
    }
    return no_position;
}

}  // namespace queens::tree
