// SPDX-License-Identifier: MIT
// A puzzle drawn with a letter for each square, row 0 on top: Q given, # blocked, . free. Since # is a square here,
// there are no remarks.
#include <utility>

#include "queens/notation/grid.hpp"
#include "queens/notation/puzzle_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr std::string_view givens_read = "Qq♛♕";
constexpr std::string_view blocked_read = "#■";
constexpr std::string_view free_read = ".·-_";

/// Whether the first character is a square; a number may begin with -, a square's row goes on.
bool looks_like_board(std::string_view line) {
    Scanner scanner(line, 1);
    scanner.skip(blanks);
    if (scanner.is_at_end()) return false;
    const std::string_view character = first_character(scanner.rest());
    return contains(givens_read, character) || contains(blocked_read, character) || contains(free_read, character);
}

class BoardReader {
  public:
    explicit BoardReader(Lines& lines) : lines_(lines) {}

    PuzzleReading read() {
        for (; lines_.peek() != nullptr && !consists_of(*lines_.peek(), blanks); lines_.next()) {
            if (auto problem = read_row(*lines_.peek())) return refused_puzzle(std::move(*problem));
        }
        if (row_ < draft_.size) {
            return refused_puzzle(
                Scanner({}, lines_.number())
                    .problem("notation.too_few_rows", 0, std::to_string(row_), {{"size", draft_.size}}));
        }
        for (; lines_.peek() != nullptr; lines_.next()) {
            Scanner scanner(*lines_.peek(), lines_.number());
            scanner.skip(blanks);
            if (!scanner.is_at_end()) return refused_puzzle(too_many_rows(scanner));
        }
        return {std::move(draft_), std::nullopt};
    }

  private:
    std::optional<Problem> read_row(std::string_view line) {
        Scanner scanner(line, lines_.number());
        scanner.skip(blanks);
        const Scanner start = scanner;
        if (row_ > 0 && row_ == draft_.size) return too_many_rows(start);
        int column = 0;
        for (; !scanner.is_at_end(); scanner.skip(blanks), ++column) {
            const std::string_view character = first_character(scanner.rest());
            if (contains(givens_read, character)) {
                draft_.given.push_back({row_, column});
            } else if (contains(blocked_read, character)) {
                draft_.blocked.push_back({row_, column});
            } else if (!contains(free_read, character)) {
                return scanner.problem("notation.unexpected_in_puzzle", scanner.offset(), character);
            }
            scanner.take_character();
        }
        if (row_ == 0) draft_.size = column;
        if (column != draft_.size) {
            return start.problem("notation.wrong_width", start.offset(), std::to_string(column),
                                 {{"count", column}, {"size", draft_.size}});
        }
        ++row_;
        return problem_in_size(lines_.number(), column, largest_grid);
    }

    [[nodiscard]] Problem too_many_rows(const Scanner& start) const {
        return start.problem("notation.too_many_rows", start.offset(), start.rest(), {{"size", draft_.size}});
    }

    Lines& lines_;
    Draft draft_;
    int row_ = 0;
};

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

}  // namespace

const PuzzleFormat board_puzzle_format = {
    .summary = {.name = "board", .summary = "puzzle_format.board", .largest_size = largest_grid},
    .looks_like = looks_like_board,
    .read = [](Lines& lines) { return BoardReader(lines).read(); },
    .write = write_board,
};

}  // namespace queens::notation
