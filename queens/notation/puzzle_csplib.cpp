// SPDX-License-Identifier: MIT
// The instances of CSPLib's problems 079 and 080 [Gent, Jefferson, Nightingale 2017]: lines such as `letting n = 8`,
// where `letting` may be left out. Lists are of pairs, and may span lines.
//     init    given queens: row and column, from 0
//     diags   excluded diagonals, `numdiags` of them: [d, 1] is row + column = d, [d, 0] is row − column + n − 1 = d
//     blocks  blocked squares: row and column, from 1
#include <set>
#include <utility>

#include "queens/notation/puzzle_draft.hpp"
#include "queens/notation/puzzle_lists.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

bool is_name(std::string_view word) {
    return word == "n" || word == "init" || word == "numdiags" || word == "diags" || word == "blocks";
}

bool looks_like_csplib(std::string_view line) {
    const std::string_view inside = content(line);
    const std::string_view word = inside.substr(0, inside.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    return word == "letting" || is_name(word);
}

class CsplibReader : TokenReader {
  public:
    explicit CsplibReader(Lines& lines) : TokenReader(lines) {}

    PuzzleReading read() {
        while (!problem() && peek().kind != Token::Kind::end) read_assignment();
        if (!problem() && diagonal_count_ && diagonal_count_->number() != std::int64_t(draft_.excluded_count())) {
            note(problem_at(*diagonal_count_, "notation.puzzle_wrong_count",
                            {{"count", static_cast<std::int64_t>(draft_.excluded_count())}}));
        }
        return problem() ? refused_puzzle(*problem()) : draft_.finish(peek());
    }

  private:
    void read_assignment() {
        Token name = take(Token::Kind::word);
        if (name.text == "letting") name = take(Token::Kind::word);
        if (problem()) return;
        if (!is_name(name.text)) {
            note(problem_at(name, "notation.puzzle_unknown_name",
                            {{"names", std::string("n, init, numdiags, diags, blocks")}}));
        } else if (!names_.insert(name.text).second) {
            note(problem_at(name, "notation.puzzle_doubled_name"));
        }
        expect('=');
        if (!problem()) read_value(name.text);
    }

    void read_value(std::string_view name) {
        using List = PuzzleDraft::List;
        if (name == "init")
            return read_pairs([&](const auto& row, const auto& column) { draft_.add(List::given, row, column, 0); });
        if (name == "blocks")
            return read_pairs(
                [&](const auto& row, const auto& column) { draft_.add(List::blocked, row, column, 1); });
        if (name == "diags") return read_pairs([&](const auto& number, const auto& kind) { add(number, kind); });
        const Token number = take(Token::Kind::number);
        if (problem()) return;
        if (name == "n") {
            note(draft_.set_size(number));
        } else {
            diagonal_count_ = number;
        }
    }

    template <class Add>
    void read_pairs(Add add) {
        read_list([&] {
            expect('[');
            const Token one = take(Token::Kind::number);
            expect(',');
            const Token other = take(Token::Kind::number);
            expect(']');
            if (!problem()) add(one, other);
        });
    }

    void add(const Token& number, const Token& kind) {
        if (kind.text == "1") return draft_.add_rising(number);
        if (kind.text == "0") return draft_.add_falling(number, PuzzleDraft::Falling::from_zero);
        note(problem_at(kind, "notation.number_out_of_range", {{"low", 0}, {"high", 1}}));
    }

    PuzzleDraft draft_;
    std::set<std::string, std::less<>> names_;
    std::optional<Token> diagonal_count_;
};

/// The grammars of CSPLib's problems 079 and 080, with the blanks of their generators: given queens from 0, blocked
/// squares from 1, excluded diagonals as [row + column, 1] or [row − column + n − 1, 0].
void write_csplib(const Draft& draft, Text& text) {
    // An empty list is one of diagonals: the generator of these makes it where nothing may be excluded.
    const bool has_diagonals = !draft.excluded.empty() || (draft.blocked.empty() && draft.given.empty());
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

}  // namespace

const PuzzleFormat csplib_puzzle_format = {
    .summary = {.name = "csplib", .summary = "puzzle_format.csplib", .largest_size = largest_size},
    .looks_like = looks_like_csplib,
    .read = [](Lines& lines) { return CsplibReader(lines).read(); },
    .write = write_csplib,
};

}  // namespace queens::notation
