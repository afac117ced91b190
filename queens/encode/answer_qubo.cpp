// SPDX-License-Identifier: MIT
// The answers of annealers. There is no common form; two are read:
//   a line of n² zeros and ones, one after another as qbsolv prints them, or with blanks, commas and brackets;
//   pairs of a variable and its value: a line each, or all in braces, as Python prints a sample: {0: 1, 1: 0}.
// Lines with letters, such as those about energy and time, and lines after # are passed over.
#include <algorithm>

#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

constexpr std::string_view separators = " \t,[]";

bool is_remark(std::string_view line) {
    const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
    return line.empty() || line.front() == '#' || std::any_of(line.begin(), line.end(), is_letter);
}

/// A model in the making.
class Bits {
  public:
    explicit Bits(int size) : size_(size) {}

    /// A line of n² values.
    std::optional<Problem> read_values(Scanner line) {
        const int squares = size_ * size_;
        int variable = 0;
        for (line.skip(separators); !line.is_at_end(); line.skip(separators)) {
            if (variable == squares) return wrong_count(line);
            if (auto problem = read_value(line, variable++)) return problem;
        }
        if (variable < squares) return wrong_count(line);
        return std::nullopt;
    }

    /// A line `variable value`.
    std::optional<Problem> read_pair(Scanner line) {
        if (auto problem = read_entry(line, notation::blanks)) return problem;
        line.skip(notation::blanks);
        if (!line.is_at_end()) return unexpected(line);
        return std::nullopt;
    }

    /// A line `{variable: value, …}`.
    std::optional<Problem> read_sample(Scanner line) {
        line.take('{');
        for (line.skip(notation::blanks); !line.take('}'); line.skip(" \t,")) {
            if (auto problem = read_entry(line, " \t:")) return problem;
        }
        line.skip(notation::blanks);
        if (!line.is_at_end()) return unexpected(line);
        return std::nullopt;
    }

    [[nodiscard]] Answer take() { return model(size_, std::move(queens_)); }

  private:
    std::optional<Problem> read_entry(Scanner& line, std::string_view between) {
        int variable = 0;
        if (auto problem = read_number(line, size_ * size_ - 1, variable)) return problem;
        const std::size_t end = line.offset();
        line.skip(between);
        if (line.offset() == end) return unexpected(line);
        return read_value(line, variable);
    }
    std::optional<Problem> read_value(Scanner& line, int variable) {
        if (line.take('0')) return std::nullopt;
        if (!line.take('1')) return unexpected(line);
        queens_.push_back({variable / size_, variable % size_});
        return std::nullopt;
    }
    [[nodiscard]] Problem wrong_count(const Scanner& line) const {
        return line.problem("answer.wrong_count", line.offset(), "", {{"count", std::int64_t{size_} * size_}});
    }

    int size_;
    std::vector<Square> queens_;
};

/// Two numbers, while a line of values has n², which is never two.
bool is_pair(Scanner line) {
    if (line.take_digits().empty()) return false;
    const std::size_t end = line.offset();
    line.skip(notation::blanks);
    if (line.offset() == end || line.take_digits().empty()) return false;
    line.skip(notation::blanks);
    return line.is_at_end();
}

Answer read_pairs(Lines& lines, int size) {
    Bits bits(size);
    for (; lines.peek() != nullptr && is_pair(scan_line(lines)); lines.next()) {
        if (auto problem = bits.read_pair(scan_line(lines))) return failure(std::move(*problem));
    }
    return bits.take();
}

}  // namespace

Answer read_qubo_answer(Lines& lines, int size) {
    while (lines.peek() != nullptr && is_remark(scan_line(lines).rest())) lines.next();
    if (lines.peek() == nullptr) return {};
    const Scanner line = scan_line(lines);
    if (is_pair(line)) return read_pairs(lines, size);
    Bits bits(size);
    auto problem = line.rest().front() == '{' ? bits.read_sample(line) : bits.read_values(line);
    if (problem) return failure(std::move(*problem));
    lines.next();
    return bits.take();
}

}  // namespace queens::encoding
