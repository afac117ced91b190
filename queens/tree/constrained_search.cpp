// SPDX-License-Identifier: MIT
#include "queens/tree/constrained_search.hpp"

#include <algorithm>

namespace queens::tree {

ConstrainedSearch::ConstrainedSearch(const Puzzle& puzzle, std::uint64_t seed)
    : columns_(static_cast<std::size_t>(puzzle.size())), random_(seed), is_over_(puzzle.contradiction().has_value()) {
    if (is_over_) return;
    find_candidates(puzzle);
    draw_ranks();
}

void ConstrainedSearch::find_candidates(const Puzzle& puzzle) {
    const int size = puzzle.size();
    std::array<int, 4> first{};  // the number of the first line of each kind
    int count = 0;
    for (const Line line : all_lines) {
        first[static_cast<std::size_t>(line)] = count;
        count += line_count(puzzle.rule(), size, line);
    }
    lines_.resize(static_cast<std::size_t>(count));
    const auto lines_of = [&](Square square) {
        std::array<int, 4> lines{};
        for (const Line line : all_lines) {
            const auto kind = static_cast<std::size_t>(line);
            lines[kind] = first[kind] + line_index(puzzle.rule(), size, line, square);
        }
        return lines;
    };
    const int last_to_fill = puzzle.rule() == Rule::torus ? count : 2 * size;
    for (int line = 0; line < last_to_fill; ++line) lines_[static_cast<std::size_t>(line)].must_have_queen = true;
    std::vector<char> is_excluded(lines_.size());
    for (const auto& [line, value] : puzzle.excluded()) {
        const bool is_from_zero = puzzle.rule() == Rule::torus || line == Line::rising;
        is_excluded[static_cast<std::size_t>(first[static_cast<std::size_t>(line)] +
                                             (is_from_zero ? value : value + size - 1))] = 1;
    }
    for (const Square given : puzzle.given()) {
        columns_[static_cast<std::size_t>(given.row)] = given.column;
        for (const int line : lines_of(given)) lines_[static_cast<std::size_t>(line)].has_queen = true;
    }
    auto blocked = puzzle.blocked().begin();
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const Square square{row, column};
            while (blocked != puzzle.blocked().end() && *blocked < square) ++blocked;
            if (blocked != puzzle.blocked().end() && *blocked == square) continue;
            const auto lines = lines_of(square);
            if (std::any_of(lines.begin(), lines.end(), [&](int line) {
                    return is_excluded[static_cast<std::size_t>(line)] != 0 ||
                           lines_[static_cast<std::size_t>(line)].has_queen;
                })) {
                continue;
            }
            for (const int line : lines) {
                lines_[static_cast<std::size_t>(line)].candidates.push_back(static_cast<int>(candidates_.size()));
            }
            candidates_.push_back({lines, square, 0});
        }
    }
    is_there_.assign(candidates_.size(), 1);
    for (int i = 0; i < count; ++i) {
        BoardLine& line = lines_[static_cast<std::size_t>(i)];
        line.left = static_cast<int>(line.candidates.size());
        if (line.left == 0 && line.must_have_queen && !line.has_queen) dead_line_ = i;
    }
}

void ConstrainedSearch::draw_ranks() {
    for (Candidate& candidate : candidates_) candidate.rank = static_cast<std::uint32_t>(random_.next() >> 32U);
}

bool ConstrainedSearch::next_solution(Meter& meter, std::uint64_t most_queens) {
    if (is_over_ || (is_at_solution_ && !go_back())) return false;
    is_at_solution_ = false;
    for (std::uint64_t placed = 0;; ++placed) {
        int line = no_line;
        while (dead_line_ != no_line || (line = most_constrained_line()) < 0) {
            if (dead_line_ == no_line) {  // all lines have their queens
                is_at_solution_ = true;
                return true;
            }
            ++lines_[static_cast<std::size_t>(dead_line_)].weight;
            if (!go_back() || !meter.pass()) return false;
        }
        if (placed == most_queens || !meter.spend()) return false;
        place(first_candidate(lines_[static_cast<std::size_t>(line)]));
    }
}

void ConstrainedSearch::restart() {
    while (!queens_.empty()) lift();
    dead_line_ = no_line;
    draw_ranks();
}

/// The one with the fewest squares for its weight, a forced one before all others; no_line if none is left to fill.
int ConstrainedSearch::most_constrained_line() const {
    int best = no_line;
    std::uint64_t best_left = 0;
    std::uint64_t best_weight = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const BoardLine& line = lines_[i];
        if (!line.must_have_queen) break;
        if (line.has_queen) continue;
        if (line.left <= 1) return static_cast<int>(i);
        const auto left = static_cast<std::uint64_t>(line.left);
        if (best != no_line && left * best_weight >= best_left * line.weight) continue;
        best = static_cast<int>(i);
        best_left = left;
        best_weight = line.weight;
    }
    return best;
}

int ConstrainedSearch::first_candidate(const BoardLine& line) const {
    int first = no_line;
    std::uint32_t lowest = 0;
    for (const int i : line.candidates) {
        if (is_there_[static_cast<std::size_t>(i)] == 0) continue;
        const std::uint32_t rank = candidates_[static_cast<std::size_t>(i)].rank;
        if (first != no_line && rank >= lowest) continue;
        first = i;
        lowest = rank;
    }
    return first;
}

void ConstrainedSearch::place(int candidate) {
    const auto& [lines, square, rank] = candidates_[static_cast<std::size_t>(candidate)];
    queens_.push_back({candidate, removed_.size()});
    columns_[static_cast<std::size_t>(square.row)] = square.column;
    for (const int line : lines) lines_[static_cast<std::size_t>(line)].has_queen = true;
    for (const int line : lines) {
        for (const int other : lines_[static_cast<std::size_t>(line)].candidates) {
            if (is_there_[static_cast<std::size_t>(other)] != 0) remove(other);
        }
    }
}

void ConstrainedSearch::remove(int candidate) {
    is_there_[static_cast<std::size_t>(candidate)] = 0;
    removed_.push_back(candidate);
    for (const int i : candidates_[static_cast<std::size_t>(candidate)].lines) {
        BoardLine& line = lines_[static_cast<std::size_t>(i)];
        if (--line.left == 0 && line.must_have_queen && !line.has_queen) dead_line_ = i;
    }
}

bool ConstrainedSearch::go_back() {
    dead_line_ = no_line;
    is_over_ = queens_.empty();
    if (is_over_) return false;
    const int candidate = queens_.back().candidate;
    lift();
    remove(candidate);
    return true;
}

void ConstrainedSearch::lift() {
    const auto [candidate, removed] = queens_.back();
    queens_.pop_back();
    for (const int line : candidates_[static_cast<std::size_t>(candidate)].lines) {
        lines_[static_cast<std::size_t>(line)].has_queen = false;
    }
    for (; removed_.size() > removed; removed_.pop_back()) {
        const int back = removed_.back();
        is_there_[static_cast<std::size_t>(back)] = 1;
        for (const int line : candidates_[static_cast<std::size_t>(back)].lines) {
            ++lines_[static_cast<std::size_t>(line)].left;
        }
    }
}

}  // namespace queens::tree
