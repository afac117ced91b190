// SPDX-License-Identifier: MIT
#include "queens/encode/answer.hpp"

#include <algorithm>
#include <array>

#include "queens/encode/encoding.hpp"

namespace queens {
namespace encoding {

Scanner scan_line(Lines& lines) {
    Scanner line(*lines.peek(), lines.number());
    line.skip(notation::blanks);
    return line;
}

std::string_view word_in(const Scanner& line) noexcept {
    return line.rest().substr(0, line.rest().find_first_of(notation::blanks));
}

bool take_word(Scanner& line, std::string_view word) noexcept {
    if (word_in(line) != word) return false;
    for (const char character : word) line.take(character);
    return true;
}

Problem unexpected(const Scanner& line) {
    if (line.is_at_end()) return line.problem("answer.cut_off", line.offset(), "");
    return line.problem("answer.unexpected", line.offset(), word_in(line));
}

Problem unfinished(Lines& lines) {
    return {"answer.unfinished", {{"line", lines.number()}}};
}

std::optional<Problem> read_number(Scanner& line, int high, int& number) {
    const Scanner start = line;
    const bool is_negative = line.take('-');
    const std::string_view digits = line.take_digits();
    if (digits.empty()) return unexpected(start);
    const std::int64_t value = notation::number_from(digits);
    const std::string_view whole = start.rest().substr(0, line.offset() - start.offset());
    if (is_negative || value > high) return line.out_of_range(start.offset(), whole, 0, high);
    number = static_cast<int>(value);
    return std::nullopt;
}

std::optional<Answer> read_status(Scanner line) {
    if (line.is_at_end()) return std::nullopt;
    for (const std::string_view remark : {"c", "o", "d"}) {
        if (word_in(line) == remark) return std::nullopt;
    }
    const Scanner start = line;
    if (!take_word(line, "s")) return failure(unexpected(start));
    line.skip(notation::blanks);
    const std::string_view said = line.rest();
    if (said == "UNSATISFIABLE") return says(Verdict::impossible);
    if (said == "UNKNOWN" || said == "INDETERMINATE" || said == "UNSUPPORTED") return says(Verdict::gave_up);
    if (said == "SATISFIABLE" || said == "OPTIMUM FOUND") return std::nullopt;
    return failure(unexpected(line));
}

bool Passage::find() {
    if (problem_) return false;
    for (line_.skip(notation::blanks); line_.is_at_end(); line_.skip(notation::blanks)) {
        lines_.next();
        const bool goes_on = lines_.peek() != nullptr && (sign_ == no_sign || scan_line(lines_).take(sign_));
        if (!goes_on) {
            problem_ = unfinished(lines_);
            return false;
        }
        line_ = scan_line(lines_);
        pass_sign();
    }
    return true;
}

void Passage::pass_sign() {
    if (sign_ != no_sign) line_.take(sign_);
    line_.skip(notation::blanks);
}

void Passage::expect(char character) {
    if (find() && !line_.take(character)) problem_ = unexpected(line_);
}

void Passage::end() {
    if (problem_) return;
    line_.skip(notation::blanks);
    if (!line_.is_at_end()) problem_ = unexpected(line_);
    lines_.next();
}

/// Reads model after model, and knows what has come before.
class AnswerLines {
  public:
    AnswerLines(const Encoding& encoding, int size, LineSource source)
        : encoding_(encoding), size_(size), lines_(std::move(source)) {}

    Answer next() {
        if (has_ended_) return {};
        Answer answer = encoding_.read(lines_, size_);
        if (answer.placement) {
            has_model_ = true;
            return answer;
        }
        has_ended_ = true;
        if (answer.problem) return with_shape(std::move(*answer.problem));
        // After models it means that there are no others.
        if (has_model_) return {};
        if (!answer.verdict) return with_shape({"answer.missing", {{"line", lines_.number()}}});
        const int line = lines_.number() - 1;
        if (answer.verdict == Verdict::impossible && encoding_.read(lines_, size_).placement) {
            return failure({"answer.contradicts_itself", {{"line", line}}});
        }
        return answer;
    }

  private:
    /// Tells what an answer in this encoding looks like.
    [[nodiscard]] Answer with_shape(Problem problem) const {
        const std::string_view name = encoding_.summary.name;
        problem.arguments.emplace_back("encoding", std::string(name));
        problem.arguments.push_back(phrase("shape", "shape." + std::string(name)));
        return failure(std::move(problem));
    }

    const Encoding& encoding_;
    int size_;
    Lines lines_;
    bool has_model_ = false;
    bool has_ended_ = false;
};

}  // namespace encoding

AnswerReader::AnswerReader(std::string_view encoding, int size, LineSource lines) {
    const encoding::Encoding& row = row_named(encoding::table(), encoding, "kind.encoding");
    check_size("kind.encoding", row.summary.name, size, row.summary.smallest_size, row.summary.largest_size);
    lines_ = std::make_unique<encoding::AnswerLines>(row, size, std::move(lines));
}

AnswerReader::AnswerReader(AnswerReader&&) noexcept = default;
AnswerReader& AnswerReader::operator=(AnswerReader&&) noexcept = default;
AnswerReader::~AnswerReader() = default;

Answer AnswerReader::next() {
    return lines_->next();
}

}  // namespace queens
