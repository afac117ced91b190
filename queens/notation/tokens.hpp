// SPDX-License-Identifier: MIT
// Reading a text of several lines word by word, knowing at each moment where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queens/board/problem.hpp"
#include "queens/notation/lines.hpp"

namespace queens::notation {

struct Token {
    /// `sign`: a single character; `text`: what stands between double quotes, without them.
    enum class Kind { number, word, text, sign, end };

    Kind kind = Kind::end;
    std::string text = {};
    /// Of its first character, both from 1.
    int line = 1;
    std::int64_t position = 1;

    [[nodiscard]] bool is_sign(char sign) const noexcept { return kind == Kind::sign && text[0] == sign; }
    /// The number's value; beyond ±largest_size it is cut to ±(largest_size + 1).
    [[nodiscard]] std::int64_t number() const noexcept;
};

/// A problem with the token, as a message with `line`, `position` and `value`.
[[nodiscard]] Problem problem_at(const Token& token, std::string_view id, std::vector<Argument> more = {});

/// The tokens of the lines, without blanks and remarks. Takes time linear in their length.
class Tokens {
  public:
    explicit Tokens(Lines& lines) : lines_(lines) { advance(); }

    /// The one to be read next.
    [[nodiscard]] const Token& peek() const noexcept { return token_; }
    /// Goes on to the one after it.
    Token take();
    /// Passes over the sign, if it comes next.
    bool take(char sign);
    /// The next token, or that none comes, is not understood.
    [[nodiscard]] Problem unexpected() const;

  private:
    void advance();
    bool find_line();
    void read_token();
    /// Passes over so many bytes of the line, counting their characters.
    void pass(std::size_t bytes) noexcept;

    Lines& lines_;
    Token token_;
    std::string line_;
    std::string_view rest_;  // of the line
    int number_ = 0;
    std::int64_t position_ = 1;
};

/// What grammars of tokens have in common. Nothing is read any more after the first problem.
class TokenReader {
  protected:
    explicit TokenReader(Lines& lines) : tokens_(lines) {}

    [[nodiscard]] const Token& peek() const noexcept { return tokens_.peek(); }
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return problem_; }
    /// The problem is kept, unless there is one already; nothing is no problem.
    void note(std::optional<Problem> problem) {
        if (!problem_) problem_ = std::move(problem);
    }

    /// The next token if it is of this kind, else an empty one.
    Token take(Token::Kind kind);
    /// Whether this sign comes next; then it is passed over.
    bool take(char sign) { return !problem_ && tokens_.take(sign); }
    void expect(char sign);
    void expect_end();

    /// A list in brackets, whose elements `read_element` reads.
    template <class ReadElement>
    void read_list(ReadElement read_element) {
        expect('[');
        if (take(']')) return;
        do {
            if (!problem_) read_element();
        } while (take(','));
        expect(']');
    }

  private:
    Tokens tokens_;
    std::optional<Problem> problem_;
};

}  // namespace queens::notation
