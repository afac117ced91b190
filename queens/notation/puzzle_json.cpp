// SPDX-License-Identifier: MIT
// A puzzle as a JSON object: {"size": 8, "rule": "torus", "given": [[4, 1], [3, 3]], "blocked": […],
// "excluded": [{"line": "rising", "value": 5}]}. Everything but the size may be left out. A square is a list of its
// row and column, from 0, or an object with these.
//
// Read token by token instead of with a library, so that a fault is shown where it is.
#include <set>
#include <utility>

#include "queens/notation/puzzle_draft.hpp"
#include "queens/notation/puzzle_lists.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

class JsonPuzzleReader : TokenReader {
  public:
    explicit JsonPuzzleReader(Lines& lines) : TokenReader(lines) {}

    PuzzleReading read() {
        read_object([this](const Token& key) { read_entry(key); });
        expect_end();
        return problem() ? refused_puzzle(*problem()) : draft_.finish(peek());
    }

  private:
    /// An object whose values `read_value` reads; keys must differ.
    template <class ReadValue>
    void read_object(ReadValue read_value) {
        expect('{');
        std::set<std::string> keys;
        if (take('}')) return;
        do {
            const Token key = take(Token::Kind::text);
            if (!problem() && !keys.insert(key.text).second) note(problem_at(key, "notation.puzzle_doubled_name"));
            expect(':');
            if (!problem()) read_value(key);
        } while (take(','));
        expect('}');
    }

    void read_entry(const Token& key) {
        using List = PuzzleDraft::List;
        if (key.text == "size") return read_size();
        if (key.text == "rule") return read_rule();
        if (key.text == "given") return read_list([this] { read_square(List::given); });
        if (key.text == "blocked") return read_list([this] { read_square(List::blocked); });
        if (key.text == "excluded") return read_list([this] { read_diagonal(); });
        refuse_name(key, "size, rule, given, blocked, excluded");
    }

    /// JSON's numbers have no needless zeros in front.
    Token take_number() {
        Token number = take(Token::Kind::number);
        const std::string_view digits = std::string_view(number.text).substr(number.text.starts_with('-') ? 1 : 0);
        if (digits.size() > 1 && digits.starts_with('0')) note(problem_at(number, "notation.unexpected_in_puzzle"));
        return number;
    }

    void read_size() {
        const Token number = take_number();
        if (!problem()) note(draft_.set_size(number));
    }

    void read_rule() {
        const Token name = take(Token::Kind::text);
        if (name.text == "torus") return draft_.set_rule(Rule::torus);
        if (name.text != "chess") refuse_name(name, "chess, torus");
    }

    void read_square(PuzzleDraft::List list) {
        std::optional<Token> row, column;
        if (peek().is_sign('{')) {
            const Token start = peek();
            read_object([&](const Token& key) {
                const bool is_row = key.text == "row";
                if (!is_row && key.text != "column") return refuse_name(key, "row, column");
                (is_row ? row : column) = take_number();
            });
            if (!problem() && !(row && column)) note(problem_at(start, "notation.puzzle_not_a_square"));
        } else {
            expect('[');
            row = take_number();
            expect(',');
            column = take_number();
            expect(']');
        }
        if (!problem()) draft_.add(list, *row, *column, 0);
    }

    void read_diagonal() {
        const Token start = peek();
        std::optional<Token> line, value;
        read_object([&](const Token& key) {
            if (key.text == "line") {
                line = take(Token::Kind::text);
                if (line->text != "rising" && line->text != "falling") refuse_name(*line, "rising, falling");
            } else if (key.text == "value") {
                value = take_number();
            } else {
                refuse_name(key, "line, value");
            }
        });
        if (!problem() && !(line && value)) note(problem_at(start, "notation.puzzle_not_a_diagonal"));
        if (problem()) return;
        if (line->text == "rising") return draft_.add_rising(*value);
        draft_.add_falling(*value, PuzzleDraft::Falling::by_difference);
    }

    void refuse_name(const Token& name, const char* names) {
        note(problem_at(name, "notation.puzzle_unknown_name", {{"names", std::string(names)}}));
    }

    PuzzleDraft draft_;
};

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

}  // namespace

const PuzzleFormat json_puzzle_format = {
    .summary = {.name = "json", .summary = "puzzle_format.json", .largest_size = largest_size},
    .looks_like = [](std::string_view line) { return content(line).starts_with('{'); },
    .read = [](Lines& lines) { return JsonPuzzleReader(lines).read(); },
    .write = write_json,
};

}  // namespace queens::notation
