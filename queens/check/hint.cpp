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

/// The lines without a queen, those with the fewest squares first.
std::vector<OpenLine> open_lines(const Puzzle& puzzle) {
    const int size = puzzle.size();
    std::vector<OpenLine> lines;
    for (const Line line : {Line::row, Line::column}) {
        for (int index = 0; index < size; ++index) lines.push_back({line, index, {}});
    }
    const auto at = [&](Line line, int index) -> OpenLine& {
        return lines[static_cast<std::size_t>(line == Line::row ? index : size + index)];
    };
    const Placement nothing(size, {});
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const Square square{row, column};
            if (!is_safe(nothing, puzzle, square)) continue;
            at(Line::row, row).squares.push_back(square);
            at(Line::column, column).squares.push_back(square);
        }
    }
    const auto has_queen = [&](const OpenLine& line) {
        return std::any_of(puzzle.given().begin(), puzzle.given().end(), [&](Square queen) {
            return line_index(puzzle.rule(), size, line.line, queen) == line.index;
        });
    };
    const auto has_fewer = [](const OpenLine& one, const OpenLine& other) {
        return one.squares.size() < other.squares.size();
    };
    std::vector<OpenLine> open;
    for (OpenLine& line : lines) {
        if (has_queen(line)) continue;
        const auto place = std::upper_bound(open.begin(), open.end(), line, has_fewer);
        open.insert(place, std::move(line));
    }
    return open;
}

Hint about(Hint::Kind kind, const OpenLine& line, Square square = {}) {
    return {.kind = kind, .square = square, .line = line.line, .index = line.index};
}

/// A square whose queen would attack all that is left in another line.
std::optional<Hint> refused_square(const Puzzle& puzzle, const std::vector<OpenLine>& lines) {
    for (const OpenLine& line : lines) {
        for (const OpenLine& other : lines) {
            if (other.line != Line::row) continue;
            for (const Square square : other.squares) {
                const auto is_taken = [&](Square left) {
                    return attack_each_other(puzzle.rule(), puzzle.size(), square, left);
                };
                const bool is_on_line = line_index(puzzle.rule(), puzzle.size(), line.line, square) == line.index;
                if (is_on_line || !std::all_of(line.squares.begin(), line.squares.end(), is_taken)) continue;
                return about(Hint::Kind::refused, line, square);
            }
        }
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
    if (completed.contradiction()) return {.kind = Hint::Kind::not_legal};
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
    const bool is_row = hint.line == Line::row;
    const bool is_chess = coordinates == Coordinates::chess;
    const std::string name = is_row     ? std::to_string(is_chess ? size - hint.index : hint.index)
                             : is_chess ? file_name(hint.index)
                                        : std::to_string(hint.index);
    const Argument square("square", square_name(hint.square, size, coordinates));
    const Argument line("line", name);
    const auto of_line = [&](const char* row_id, const char* column_id) {
        return Message{is_row ? row_id : column_id, {square, line}};
    };
    switch (hint.kind) {
        case Hint::Kind::not_legal: return {"hint.not_legal", {}};
        case Hint::Kind::solved: return {"hint.solved", {}};
        case Hint::Kind::dead_line: return of_line("hint.dead_row", "hint.dead_column");
        case Hint::Kind::forced: return of_line("hint.forced_row", "hint.forced_column");
        case Hint::Kind::refused: return of_line("hint.refused_row", "hint.refused_column");
        case Hint::Kind::no_completion: return {"hint.no_completion", {}};
        case Hint::Kind::forced_by_search: return of_line("hint.search_forced_row", "hint.search_forced_column");
        case Hint::Kind::refused_by_search: return {"hint.search_refused", {square}};
        case Hint::Kind::open: return of_line("hint.open_row", "hint.open_column");
        case Hint::Kind::gave_up: return {"hint.gave_up", {}};
    }
    return {};
}

}  // namespace queens
