// SPDX-License-Identifier: MIT
#include "queens/notation/json_value.hpp"

#include <algorithm>
#include <utility>

#include "queens/notation/line_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

/// Follows brackets and strings, to see where a value ends and a remark begins.
class Nesting {
  public:
    /// Takes the part of a line that belongs to the value.
    std::string_view take(std::string_view line) {
        for (std::size_t at = 0; at < line.size(); ++at) {
            if (!is_in_string_ && line[at] == '#' && (at == 0 || contains(blanks, line.substr(at - 1, 1)))) {
                return line.substr(0, at);
            }
            step(line[at]);
            if (depth_ == 0) return line.substr(0, at + 1);
        }
        return line;
    }

    [[nodiscard]] bool is_complete() const noexcept { return depth_ == 0; }
    [[nodiscard]] int greatest_depth() const noexcept { return greatest_depth_; }

  private:
    void step(char character) noexcept {
        if (is_in_string_) {
            if (!is_escaped_ && character == '"') is_in_string_ = false;
            is_escaped_ = !is_escaped_ && character == '\\';
        } else if (character == '"') {
            is_in_string_ = true;
        } else if (character == '{' || character == '[') {
            greatest_depth_ = std::max(greatest_depth_, ++depth_);
        } else if (character == '}' || character == ']') {
            --depth_;
        }
    }

    int depth_ = 0;
    int greatest_depth_ = 0;
    bool is_in_string_ = false;
    bool is_escaped_ = false;
};

/// What follows the value on its last line.
std::optional<Problem> problem_after(std::string_view line, std::size_t length, int number) {
    Scanner scanner(line, number);
    while (scanner.offset() < length) scanner.take_character();
    if (content(scanner.rest()).empty()) return std::nullopt;
    scanner.skip(blanks);
    return scanner.unexpected();
}

JsonReading refused(Problem problem) {
    return {std::nullopt, std::move(problem)};
}

JsonReading take_value(Lines& lines, const Scanner& start) {
    // Ours need 4, with other programs' wrapping some more; what walks over a value may then be recursive.
    constexpr int deepest = 16;
    Problem unfinished = start.problem("notation.json_unfinished", start.offset(), start.rest());
    Problem too_deep = start.problem("notation.json_too_deep", start.offset(), start.rest(), {{"high", deepest}});
    JsonText value{{}, lines.number(), static_cast<std::int64_t>(start.offset()) + 1};
    Nesting nesting;
    std::optional<Problem> problem;
    for (std::size_t from = start.offset(); !nesting.is_complete() || value.text.empty(); from = 0) {
        const std::string* line = lines.peek();
        if (line == nullptr) return refused(std::move(unfinished));
        const std::string_view part = nesting.take(std::string_view(*line).substr(from));
        value.text.append(part).append("\n");
        if (nesting.is_complete()) problem = problem_after(*line, from + part.size(), lines.number());
        lines.next();
    }
    if (problem) return refused(std::move(*problem));
    if (nesting.greatest_depth() > deepest) return refused(std::move(too_deep));
    return {std::move(value), std::nullopt};
}

}  // namespace

JsonReading take_json(Lines& lines) {
    pass_over_empty_lines(lines, std::nullopt);
    if (lines.peek() == nullptr) return {};
    const Scanner start = scan_content(*lines.peek(), lines.number());
    if (start.rest().front() == '{' || start.rest().front() == '[') return take_value(lines, start);
    Problem problem = start.unexpected();
    lines.next();
    return refused(std::move(problem));
}

}  // namespace queens::notation
