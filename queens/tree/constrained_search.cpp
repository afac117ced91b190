// SPDX-License-Identifier: MIT
#include "queens/tree/constrained_search.hpp"

#include "queens/tree/boards.hpp"
#include "queens/tree/line_numbers.hpp"

namespace queens::tree {

ConstrainedSearch::ConstrainedSearch(const Puzzle& puzzle, std::uint64_t seed)
    : columns_(static_cast<std::size_t>(puzzle.size())), random_(seed), is_over_(puzzle.contradiction().has_value()) {
    if (is_over_) return;
    find_candidates(puzzle);
    draw_ranks();
}

void ConstrainedSearch::find_candidates(const Puzzle& puzzle) {
    const LineNumbers numbers(puzzle.rule(), puzzle.size());
    lines_.resize(static_cast<std::size_t>(numbers.count()));
    const int last_to_fill = puzzle.rule() == Rule::torus ? numbers.count() : numbers.first(Line::rising);
    for (int line = 0; line < last_to_fill; ++line) lines_[static_cast<std::size_t>(line)].must_have_queen = true;
    for (const Square given : puzzle.given()) {
        columns_[static_cast<std::size_t>(given.row)] = given.column;
        for (const int line : numbers.of(given)) lines_[static_cast<std::size_t>(line)].has_queen = true;
    }
    for (const Square square : open_squares(puzzle)) {
        const auto lines = numbers.of(square);
        for (const int line : lines) {
            lines_[static_cast<std::size_t>(line)].candidates.push_back(static_cast<int>(candidates_.size()));
        }
        candidates_.push_back({lines, square, 0});
    }
    is_there_.assign(candidates_.size(), 1);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        BoardLine& line = lines_[i];
        line.left = static_cast<int>(line.candidates.size());
        if (line.left == 0 && line.must_have_queen && !line.has_queen) dead_line_ = static_cast<int>(i);
    }
}

void ConstrainedSearch::draw_ranks() {
    for (Candidate& candidate : candidates_) candidate.rank = static_cast<std::uint32_t>(random_.next() >> 32U);
}

bool ConstrainedSearch::next_solution(Meter& meter, std::uint64_t most_queens) {
    if (is_over_ || (is_at_solution_ && !go_back())) return false;
    is_at_solution_ = false;
    for (std::uint64_t placed = 0;; ++placed) {
        if (!leave_dead_ends(meter)) return false;
        const int line = most_constrained_line();
        is_at_solution_ = line == no_line;  // all lines have their queens
        if (is_at_solution_) return true;
        if (placed == most_queens || !meter.spend()) return false;
        place(first_candidate(lines_[static_cast<std::size_t>(line)]));
    }
}

bool ConstrainedSearch::leave_dead_ends(Meter& meter) {
    while (dead_line_ != no_line) {
        ++lines_[static_cast<std::size_t>(dead_line_)].weight;
        if (!go_back() || !meter.pass()) return false;
    }
    return true;
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
