// SPDX-License-Identifier: MIT
#include "queens/notation/puzzle_draft.hpp"

#include <utility>

namespace queens::notation {

std::optional<Problem> PuzzleDraft::set_size(const Token& number) {
    const std::int64_t size = number.number();
    if (size < 0 || size > largest_size) {
        return problem_at(number, "notation.number_out_of_range", {{"low", 0}, {"high", largest_size}});
    }
    draft_.size = size;
    return std::nullopt;
}

void PuzzleDraft::add(List list, const Token& row, const Token& column, int first) {
    squares_.push_back({list, first, row, column});
}

void PuzzleDraft::add_falling(const Token& number, Falling numbering) {
    falling_.push_back({number, numbering});
}

PuzzleReading PuzzleDraft::finish(const Token& end) {
    if (draft_.size < 0) return refused_puzzle(problem_at(end, "notation.puzzle_without_size"));
    if (auto problem = take_squares()) return refused_puzzle(std::move(*problem));
    if (auto problem = take_diagonals()) return refused_puzzle(std::move(*problem));
    return {std::move(draft_), std::nullopt};
}

std::optional<Problem> PuzzleDraft::problem_in(const Token& number, std::int64_t low, std::int64_t high) {
    if (low <= number.number() && number.number() <= high) return std::nullopt;
    if (high < low) return problem_at(number, "notation.no_such_square");
    return problem_at(number, "notation.number_out_of_range", {{"low", low}, {"high", high}});
}

std::optional<Problem> PuzzleDraft::take_squares() {
    for (const auto& [list, first, row, column] : squares_) {
        const std::int64_t last = draft_.size - 1 + first;
        if (auto problem = problem_in(row, first, last)) return problem;
        if (auto problem = problem_in(column, first, last)) return problem;
        const Square square{static_cast<int>(row.number() - first), static_cast<int>(column.number() - first)};
        (list == List::given ? draft_.given : draft_.blocked).push_back(square);
    }
    return std::nullopt;
}

std::optional<Problem> PuzzleDraft::take_diagonals() {
    const std::int64_t last = draft_.size - 1;
    for (const Token& number : rising_) {
        if (auto problem = problem_in(number, 0, 2 * last)) return problem;
        draft_.excluded.push_back({Line::rising, static_cast<int>(number.number())});
    }
    for (const auto& [number, numbering] : falling_) {
        const std::int64_t lowest = numbering == Falling::from_zero ? 0 : -last;
        if (auto problem = problem_in(number, lowest, lowest + 2 * last)) return problem;
        draft_.excluded.push_back({Line::falling, static_cast<int>(number.number() - lowest - last)});
    }
    return std::nullopt;
}

}  // namespace queens::notation
