// SPDX-License-Identifier: MIT
// Which squares attack each other. Everything else in the library is a faster way to ask this.
#pragma once

#include <optional>
#include <string>

#include "queens/board/square.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// `chess`: lines end at the edge. `torus`: diagonals go on at the opposite edge.
enum class Rule { chess, torus };

inline constexpr Rule all_rules[] = {Rule::chess, Rule::torus};

/// The rule's name in JSON and on the command line.
[[nodiscard]] constexpr const char* name(Rule rule) noexcept {
    switch (rule) {
        case Rule::chess: return "chess";
        case Rule::torus: return "torus";
    }
    return "";
}

/// The id of the rule's name in the catalogue, as in "rule.torus".
[[nodiscard]] inline std::string phrase_id(Rule rule) {
    return std::string("rule.") + name(rule);
}

/// How many lines of this kind an n × n board has: n rows, n columns, 2n − 1 diagonals each way (n on the torus).
[[nodiscard]] constexpr int line_count(Rule rule, int size, Line line) noexcept {
    const bool is_diagonal = line == Line::rising || line == Line::falling;
    if (!is_diagonal || rule == Rule::torus || size == 0) return size;
    return 2 * size - 1;
}

/// The line of this kind through the square, numbered from 0: its row; its column; row + column;
/// row − column + n − 1. On the torus diagonals are row + column and row − column, modulo n.
[[nodiscard]] constexpr int line_index(Rule rule, int size, Line line, Square square) noexcept {
    const int sum = square.row + square.column;
    const int difference = square.row - square.column;
    switch (line) {
        case Line::row: return square.row;
        case Line::column: return square.column;
        case Line::rising: return rule == Rule::torus && sum >= size ? sum - size : sum;
        case Line::falling:
            if (rule == Rule::chess) return difference + size - 1;
            return difference < 0 ? difference + size : difference;
    }
    return 0;
}

/// The first line that two different squares share, in the order row, column, ／, ＼; nothing if they share none.
[[nodiscard]] constexpr std::optional<Line> shared_line(Rule rule, int size, Square one, Square other) noexcept {
    for (const Line line : all_lines) {
        if (line_index(rule, size, line, one) == line_index(rule, size, line, other)) return line;
    }
    return std::nullopt;
}

/// Whether queens on two different squares attack each other. Queens between do not matter.
[[nodiscard]] constexpr bool attack_each_other(Rule rule, int size, Square one, Square other) noexcept {
    return shared_line(rule, size, one, other).has_value();
}

static_assert(shared_line(Rule::chess, 8, {0, 0}, {7, 7}) == Line::falling);
static_assert(!attack_each_other(Rule::chess, 8, {0, 0}, {1, 2}));
static_assert(shared_line(Rule::torus, 5, {0, 1}, {1, 0}) == Line::rising);
static_assert(shared_line(Rule::torus, 5, {0, 0}, {1, 4}) == Line::rising);

}  // namespace queens

#pragma GCC visibility pop
