// SPDX-License-Identifier: MIT
// The next thing that can be concluded, and why. Reasons are tried from the simplest to the one that people cannot
// follow: what is left in a row or column; what a queen would leave there; what a search says.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "queens/board/table.hpp"
#include "queens/check.hpp"

namespace queens {
namespace checking {
namespace {

constexpr int largest_hinted_size = 200;

/// A row or a column without a queen, and the squares where one may stand.
struct OpenLine {
    Line line;
    int index;
    std::vector<Square> squares;
};

/// The line, unless it has a queen.
std::optional<OpenLine> open_line(const Puzzle& puzzle, Line line, int index) {
    const Placement nothing(puzzle.size(), {});
    OpenLine open{line, index, {}};
    for (int i = 0; i < puzzle.size(); ++i) {
        const Square square = line == Line::row ? Square{index, i} : Square{i, index};
        if (is_occupied(nothing, puzzle, square)) return std::nullopt;
        if (is_safe(nothing, puzzle, square)) open.squares.push_back(square);
    }
    return open;
}

/// The lines without a queen, those with the fewest squares first.
std::vector<OpenLine> open_lines(const Puzzle& puzzle) {
    const auto has_fewer = [](const OpenLine& one, const OpenLine& other) {
        return one.squares.size() < other.squares.size();
    };
    std::vector<OpenLine> lines;
    for (const Line line : {Line::row, Line::column}) {
        for (int index = 0; index < puzzle.size(); ++index) {
            auto open = open_line(puzzle, line, index);
            if (!open) continue;
            const auto place = std::upper_bound(lines.begin(), lines.end(), *open, has_fewer);
            lines.insert(place, std::move(*open));
        }
    }
    return lines;
}

Hint about(Hint::Kind kind, const OpenLine& line, Square square = {}) {
    return {.kind = kind, .square = square, .line = line.line, .index = line.index};
}

/// Whether a queen there, on another line, would attack all that is left in this line.
bool leaves_nothing(const Puzzle& puzzle, Square queen, const OpenLine& line) {
    if (line_index(puzzle.rule(), puzzle.size(), line.line, queen) == line.index) return false;
    return std::all_of(line.squares.begin(), line.squares.end(),
                       [&](Square left) { return attack_each_other(puzzle.rule(), puzzle.size(), queen, left); });
}

/// A square whose queen would attack all that is left in another line.
std::optional<Hint> refused_square(const Puzzle& puzzle, const std::vector<OpenLine>& lines) {
    std::vector<Square> squares;
    for (const OpenLine& line : lines) {
        if (line.line == Line::row) squares.insert(squares.end(), line.squares.begin(), line.squares.end());
    }
    for (const OpenLine& line : lines) {
        const auto found = std::find_if(squares.begin(), squares.end(),
                                        [&](Square square) { return leaves_nothing(puzzle, square, line); });
        if (found != squares.end()) return about(Hint::Kind::refused, line, *found);
    }
    return std::nullopt;
}

/// What is left of the limits is not known between two searches, so each has all of them but the time.
Hint hint_by_search(const Puzzle& puzzle, const OpenLine& line, const Limits& limits) {
    const Clock::time_point start = Clock::now();
    const auto verdict_of = [&](std::vector<Square> queens) {
        Limits left = limits;
        if (left.time) *left.time = std::max(Seconds(0), *left.time - Seconds(Clock::now() - start));
        return complete(Placement(puzzle.size(), std::move(queens)), puzzle, left).verdict;
    };
    std::vector<Square> good;
    std::optional<Square> bad;
    for (const Square square : line.squares) {
        const Verdict verdict = verdict_of({square});
        if (verdict == Verdict::gave_up) return {.kind = Hint::Kind::gave_up};
        if (verdict == Verdict::solved) {
            good.push_back(square);
        } else if (!bad) {
            bad = square;
        }
    }
    if (good.empty()) return {.kind = Hint::Kind::no_completion};
    if (good.size() == 1) return about(Hint::Kind::forced_by_search, line, good[0]);
    if (bad) return about(Hint::Kind::refused_by_search, line, *bad);
    return about(Hint::Kind::open, line);
}

}  // namespace
}  // namespace checking

Hint hint(const Placement& placement, const Puzzle& puzzle, const Limits& limits) {
    check_size("kind.method", "hint", puzzle.size(), 0, checking::largest_hinted_size);
    const Puzzle completed = completion_puzzle(placement, puzzle);
    const auto queens = placement.queens();
    const bool is_doubled = std::adjacent_find(queens.begin(), queens.end()) != queens.end();
    if (is_doubled || completed.contradiction()) return {.kind = Hint::Kind::not_legal};
    const auto lines = checking::open_lines(completed);
    if (lines.empty()) return {.kind = Hint::Kind::solved};
    const auto& most_constrained = lines.front();
    if (most_constrained.squares.empty()) return checking::about(Hint::Kind::dead_line, most_constrained);
    if (most_constrained.squares.size() == 1) {
        return checking::about(Hint::Kind::forced, most_constrained, most_constrained.squares[0]);
    }
    if (const auto refused = checking::refused_square(completed, lines)) return *refused;
    return checking::hint_by_search(completed, most_constrained, limits);
}

Message message_of(const Hint& hint, int size, Coordinates coordinates) {
    const Argument square("square", square_name(hint.square, size, coordinates));
    const Message place = line_name(hint.line, hint.index, size, coordinates);
    const auto of_line = [&](const char* id) {
        return Message{id, {square, phrase("place", place.id), place.arguments.front()}};
    };
    switch (hint.kind) {
        case Hint::Kind::not_legal: return {"hint.not_legal", {}};
        case Hint::Kind::solved: return {"hint.solved", {}};
        case Hint::Kind::dead_line: return of_line("hint.dead_line");
        case Hint::Kind::forced: return of_line("hint.forced");
        case Hint::Kind::refused: return of_line("hint.refused");
        case Hint::Kind::no_completion: return {"hint.no_completion", {}};
        case Hint::Kind::forced_by_search: return of_line("hint.search_forced");
        case Hint::Kind::refused_by_search: return {"hint.search_refused", {square}};
        case Hint::Kind::open: return of_line("hint.open");
        case Hint::Kind::gave_up: return {"hint.gave_up", {}};
    }
    return {};
}

}  // namespace queens
