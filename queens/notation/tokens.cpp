// SPDX-License-Identifier: MIT
#include "queens/notation/tokens.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr bool is_letter(char character) noexcept {
    return ('a' <= character && character <= 'z') || ('A' <= character && character <= 'Z') || character == '_';
}

/// How many of the first bytes are of this kind.
template <class Is>
std::size_t count_first(std::string_view text, Is is) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is) - text.begin());
}

}  // namespace

std::int64_t Token::number() const noexcept {
    const bool is_negative = text.starts_with('-');
    const std::int64_t size = number_from(std::string_view(text).substr(is_negative ? 1 : 0));
    return is_negative ? -size : size;
}

Problem problem_at(const Token& token, std::string_view id, std::vector<Argument> more) {
    Problem problem{std::string(id),
                    {{"line", token.line}, {"position", token.position}, {"value", shown(token.text)}}};
    std::move(more.begin(), more.end(), std::back_inserter(problem.arguments));
    return problem;
}

Token Tokens::take() {
    Token token = std::move(token_);
    advance();
    return token;
}

bool Tokens::take(char sign) {
    const bool is_it = token_.is_sign(sign);
    if (is_it) advance();
    return is_it;
}

Problem Tokens::unexpected() const {
    const bool is_end = token_.kind == Token::Kind::end;
    return problem_at(token_, is_end ? "notation.puzzle_unfinished" : "notation.unexpected_in_puzzle");
}

void Tokens::advance() {
    token_ = {.kind = Token::Kind::end, .line = number_, .position = position_};
    if (find_line()) read_token();
}

/// Goes to the next byte that is not blank. False: there is none.
bool Tokens::find_line() {
    for (;;) {
        pass(std::min(rest_.find_first_not_of(blanks), rest_.size()));
        if (!rest_.empty()) return true;
        const std::string* line = lines_.peek();
        if (line == nullptr) return false;
        number_ = lines_.number();
        position_ = 1;
        line_ = *line;
        rest_ = std::string_view(line_);
        const std::string_view inside = content(rest_);
        if (inside.empty()) {
            rest_ = rest_.substr(0, 0);
        } else {
            rest_.remove_suffix(
                static_cast<std::size_t>(rest_.data() + rest_.size() - (inside.data() + inside.size())));
        }
        lines_.next();
    }
}

void Tokens::read_token() {
    token_ = {.line = number_, .position = position_};
    const std::string_view digits = rest_.substr(rest_.front() == '-' ? 1 : 0);
    std::size_t length = first_character(rest_).size();
    if (!digits.empty() && is_digit(digits.front())) {
        token_.kind = Token::Kind::number;
        length = count_first(digits, is_digit) + (rest_.size() - digits.size());
    } else if (is_letter(rest_.front())) {
        token_.kind = Token::Kind::word;
        length = count_first(rest_, [](char any) { return is_letter(any) || is_digit(any); });
    } else if (rest_.front() == '"' && rest_.find('"', 1) != std::string_view::npos) {
        token_.kind = Token::Kind::text;
        length = rest_.find('"', 1) + 1;
    } else {
        token_.kind = Token::Kind::sign;
    }
    token_.text = token_.kind == Token::Kind::text ? rest_.substr(1, length - 2) : rest_.substr(0, length);
    pass(length);
}

void Tokens::pass(std::size_t bytes) noexcept {
    const std::string_view passed = rest_.substr(0, bytes);
    position_ += std::count_if(passed.begin(), passed.end(),
                               [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; });
    rest_.remove_prefix(bytes);
}

Token TokenReader::take(Token::Kind kind) {
    if (tokens_.peek().kind != kind) note(tokens_.unexpected());
    return problem_ ? Token() : tokens_.take();
}

void TokenReader::expect(char sign) {
    if (!take(sign)) note(tokens_.unexpected());
}

void TokenReader::expect_end() {
    if (tokens_.peek().kind != Token::Kind::end) note(tokens_.unexpected());
}

}  // namespace queens::notation
