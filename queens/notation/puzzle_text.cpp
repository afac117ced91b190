// SPDX-License-Identifier: MIT
#include "queens/notation/puzzle_text.hpp"

#include <array>
#include <string>

namespace queens::notation {
namespace {

/// Writes the items, a separator between.
template <class Items, class Put>
void put_list(Text& text, const Items& items, std::string_view separator, const Put& put) {
    bool is_first = true;
    for (const auto& item : items) {
        if (!is_first) text.put(separator);
        is_first = false;
        put(item);
    }
}

void put_pair(Text& text, int one, int other) {
    text.put('[');
    text.put_number(one);
    text.put(", ");
    text.put_number(other);
    text.put(']');
}

void put_squares(Text& text, const std::vector<Square>& squares, int first) {
    text.put('[');
    put_list(text, squares, ", ", [&](Square square) { put_pair(text, square.row + first, square.column + first); });
    text.put(']');
}

/// The grammars of CSPLib's problems 079 and 080, with the blanks of their generators: given queens from 0, blocked
/// squares from 1, excluded diagonals as [row + column, 1] or [row − column + n − 1, 0].
void write_csplib(const Draft& draft, Text& text) {
    const bool has_diagonals = !draft.excluded.empty();
    text.put(has_diagonals ? "n =  " : "letting n =  ");
    text.put_number(draft.size);
    if (has_diagonals) {
        text.put("\nnumdiags =  ");
        text.put_number(std::ssize(draft.excluded));
        text.put("\ndiags =  [");
        put_list(text, draft.excluded, ", ", [&](const Diagonal& diagonal) {
            const bool is_rising = diagonal.line == Line::rising;
            put_pair(text, is_rising ? diagonal.value : diagonal.value + static_cast<int>(draft.size) - 1,
                     is_rising ? 1 : 0);
        });
        text.put(']');
    } else if (!draft.blocked.empty()) {
        text.put("\nletting blocks =  ");
        put_squares(text, draft.blocked, 1);
    } else {
        text.put("\nletting init =  ");
        put_squares(text, draft.given, 0);
    }
    text.put('\n');
}

/// A letter for each square: Q given, # blocked or on an excluded diagonal, . free.
void write_board(const Draft& draft, Text& text) {
    const Puzzle puzzle(draft);
    const auto size = static_cast<int>(draft.size);
    auto given = puzzle.given().begin();
    for (int row = 0; row < size && !text.is_closed(); ++row) {
        for (int column = 0; column < size; ++column) {
            const Square square{row, column};
            const bool is_given = given != puzzle.given().end() && *given == square;
            if (is_given) ++given;
            text.put(is_given ? 'Q' : puzzle.refusal(square) == Refusal::none ? '.' : '#');
        }
        text.put('\n');
    }
}

void write_json(const Draft& draft, Text& text) {
    text.put("{\"size\": ");
    text.put_number(draft.size);
    text.put(draft.rule == Rule::torus ? ", \"rule\": \"torus\", \"given\": " : ", \"rule\": \"chess\", \"given\": ");
    put_squares(text, draft.given, 0);
    text.put(", \"blocked\": ");
    put_squares(text, draft.blocked, 0);
    text.put(", \"excluded\": [");
    put_list(text, draft.excluded, ", ", [&](const Diagonal& diagonal) {
        text.put(diagonal.line == Line::rising ? "{\"line\": \"rising\", \"value\": "
                                               : "{\"line\": \"falling\", \"value\": ");
        text.put_number(diagonal.value);
        text.put('}');
    });
    text.put("]}\n");
}

constexpr PuzzleText csplib = {{"csplib", "puzzle_text.csplib", largest_size}, write_csplib};
constexpr PuzzleText board = {{"board", "puzzle_text.board", 10'000}, write_board};
constexpr PuzzleText json = {{"json", "puzzle_text.json", largest_size}, write_json};

}  // namespace

Table<PuzzleText> puzzle_texts() {
    static constexpr std::array rows = {&csplib, &board, &json};
    return rows;
}

}  // namespace queens::notation
