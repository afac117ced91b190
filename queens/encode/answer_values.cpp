// SPDX-License-Identifier: MIT
// The answers of SAT and pseudo-Boolean solvers, as in the competitions: `v` lines with the variables that are true,
// and after a minus those that are false.
#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

/// Whether a model ends in 0, or with its last `v` line.
enum class Ending { zero, line };

/// A model in the making.
class Values {
  public:
    explicit Values(int size)
        : size_(size), values_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {}

    /// Reads a line behind its `v`. Variables beyond the squares' are auxiliary.
    std::optional<Problem> read(Scanner line) {
        has_begun_ = true;
        for (line.skip(notation::blanks); !line.is_at_end(); line.skip(notation::blanks)) {
            if (is_ended_) return unexpected(line);
            if (auto problem = read_literal(line)) return problem;
        }
        return std::nullopt;
    }
    [[nodiscard]] bool has_begun() const noexcept { return has_begun_; }
    [[nodiscard]] bool is_ended() const noexcept { return is_ended_; }
    [[nodiscard]] Answer take() { return model(size_, std::move(queens_)); }

  private:
    std::optional<Problem> read_literal(Scanner& line) {
        const Scanner start = line;
        const bool is_negative = line.take('-');
        const bool has_letter = line.take('x');
        const std::string_view digits = line.take_digits();
        const std::string_view written = start.rest().substr(0, line.offset() - start.offset());
        if (digits.empty() || written != word_in(start)) return unexpected(start);
        const std::int64_t variable = notation::number_from(digits);
        is_ended_ = variable == 0;
        if (is_ended_ && (is_negative || has_letter)) return unexpected(start);
        if (is_ended_ || variable > std::int64_t{size_} * size_) return std::nullopt;
        const int square = static_cast<int>(variable - 1);
        Value& value = values_[static_cast<std::size_t>(square)];
        const Value said = is_negative ? Value::no : Value::yes;
        if (value != Value::unknown && value != said) {
            return start.problem("answer.both_values", start.offset(), digits);
        }
        if (value == Value::unknown && !is_negative) queens_.push_back({square / size_, square % size_});
        value = said;
        return std::nullopt;
    }

    enum class Value : char { unknown, yes, no };

    int size_;
    std::vector<Value> values_;  // of each square's variable
    std::vector<Square> queens_;
    bool has_begun_ = false;
    bool is_ended_ = false;
};

Answer read(Lines& lines, int size, Ending ending) {
    Values values(size);
    for (; lines.peek() != nullptr; lines.next()) {
        Scanner line = scan_line(lines);
        if (!take_word(line, "v")) {
            if (values.has_begun()) break;
            auto answer = read_status(line);
            if (!answer) continue;
            lines.next();
            return std::move(*answer);
        }
        if (auto problem = values.read(line)) return failure(std::move(*problem));
        if (!values.is_ended()) continue;
        lines.next();
        return values.take();
    }
    if (!values.has_begun()) return {};
    return ending == Ending::zero ? failure(unfinished(lines)) : values.take();
}

}  // namespace

Answer read_dimacs_answer(Lines& lines, int size) {
    return read(lines, size, Ending::zero);
}

Answer read_opb_answer(Lines& lines, int size) {
    return read(lines, size, Ending::line);
}

}  // namespace queens::encoding
