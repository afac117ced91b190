// SPDX-License-Identifier: MIT
// What the readers of answers share. A reader takes lines until a model is whole, and leaves the rest for the next
// call; what a model says is not judged here.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "queens/encode.hpp"
#include "queens/notation/lines.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::encoding {

using notation::Lines;
using notation::Scanner;

/// The readers, each beside the writers of its encodings.
[[nodiscard]] Answer read_dimacs_answer(Lines& lines, int size);
[[nodiscard]] Answer read_opb_answer(Lines& lines, int size);
[[nodiscard]] Answer read_linear_answer(Lines& lines, int size);
[[nodiscard]] Answer read_asp_answer(Lines& lines, int size);
[[nodiscard]] Answer read_minizinc_answer(Lines& lines, int size);
[[nodiscard]] Answer read_smtlib_answer(Lines& lines, int size);
[[nodiscard]] Answer read_xcsp3_answer(Lines& lines, int size);
[[nodiscard]] Answer read_qubo_answer(Lines& lines, int size);

[[nodiscard]] inline Answer model(int size, std::vector<Square> queens) {
    return {.placement = Placement(size, std::move(queens))};
}
[[nodiscard]] inline Answer failure(Problem problem) {
    return {.problem = std::move(problem)};
}
[[nodiscard]] inline Answer says(Verdict verdict) {
    return {.verdict = verdict};
}

/// The line to be read next, at its first character that is not blank.
[[nodiscard]] Scanner scan_line(Lines& lines);
/// What comes next in the line, up to a blank.
[[nodiscard]] std::string_view word_in(const Scanner& line) noexcept;
/// Passes over the word, if it comes next and ends there.
bool take_word(Scanner& line, std::string_view word) noexcept;

/// What comes next in the line does not belong to an answer.
[[nodiscard]] Problem unexpected(const Scanner& line);
/// The lines end, or others begin, in the middle of a model.
[[nodiscard]] Problem unfinished(Lines& lines);

/// A number from 0 to `high`.
[[nodiscard]] std::optional<Problem> read_number(Scanner& line, int high, int& number);

/// The lines of solver competitions that are no model: remarks (`c`, `o`, `d`) and what the solver says (`s`).
/// Nothing: the line may be passed over.
[[nodiscard]] std::optional<Answer> read_status(Scanner line);

/// A place in a model that goes over several lines. Nothing is read any more after the first problem.
class Passage {
  public:
    /// Begins with the line to be read next. With a sign, such as `v`, only lines that begin with it belong to it.
    Passage(Lines& lines, char sign) : lines_(lines), sign_(sign), line_(scan_line(lines)) { pass_sign(); }

    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return problem_; }
    void note(std::optional<Problem> problem) {
        if (!problem_) problem_ = std::move(problem);
    }

    /// Goes to the next character that is not blank. False, and a problem: there is none.
    bool find();
    /// Passes over the character, if it comes next.
    bool take(char character) { return find() && line_.take(character); }
    void expect(char character);
    /// The line, where find() has come to.
    [[nodiscard]] Scanner& line() noexcept { return line_; }
    /// Nothing more may follow in the line; it is left.
    void end();

  private:
    void pass_sign();

    Lines& lines_;
    char sign_;
    Scanner line_;
    std::optional<Problem> problem_;
};

inline constexpr char no_sign = '\0';

}  // namespace queens::encoding
