// SPDX-License-Identifier: MIT
#include "queens/notation/dimacs.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

constexpr int largest_variable =
    1 << 24;  // more than any formula of encode has: who checks keeps a hundred bytes for each

bool is_remark(std::string_view line) {
    return consists_of(line, blanks) || line.starts_with('c');
}

/// What a 0 is: a literal like others, or the end of what is read.
enum class Zero { literal, end };

/// Reads literals into a list; a problem points at what is none, with variables up to this one.
std::optional<Problem> read_literals(Scanner& scanner, std::vector<int>& literals, int largest = largest_variable,
                                     Zero zero = Zero::literal) {
    for (scanner.skip(blanks); !scanner.is_at_end(); scanner.skip(blanks)) {
        const std::string_view rest = scanner.rest();
        int literal = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), literal);
        const auto length = static_cast<std::size_t>(end - rest.data());
        const bool is_whole = length == rest.size() || contains(blanks, rest.substr(length, 1));
        if (error != std::errc() || !is_whole || literal < -largest || literal > largest) {
            return scanner.problem("notation.not_a_literal", scanner.offset(),
                                   rest.substr(0, rest.find_first_of(blanks)));
        }
        literals.push_back(literal);
        for (std::size_t i = 0; i < length; ++i) scanner.take_character();
        if (literal == 0 && zero == Zero::end) break;
    }
    return std::nullopt;
}

/// What `p cnf VARIABLES CLAUSES` announces.
struct Announcement {
    int variables = 0;
    int clauses = 0;
};

std::optional<Problem> read_announcement(Scanner& scanner, std::optional<Announcement>& announced) {
    const auto fail = [&] { return scanner.problem("notation.not_dimacs", scanner.offset(), scanner.rest()); };
    for (const char expected : std::string_view("p cnf")) {
        if (!scanner.take(expected)) return fail();
    }
    std::vector<int> numbers;
    if (auto problem = read_literals(scanner, numbers)) return problem;
    if (numbers.size() != 2 || numbers[0] < 0 || numbers[1] < 0) return fail();
    announced = {numbers[0], numbers[1]};
    return std::nullopt;
}

}  // namespace

ClausesReading read_dimacs(Lines& lines) {
    Clauses clauses;
    std::optional<Announcement> announced;
    for (; lines.peek() != nullptr; lines.next()) {
        if (is_remark(*lines.peek())) continue;
        Scanner scanner(*lines.peek(), lines.number());
        auto problem = announced ? read_literals(scanner, clauses.literals, announced->variables)
                                 : read_announcement(scanner, announced);
        if (problem) return {std::nullopt, std::move(problem)};
    }
    const Announcement expected = announced.value_or(Announcement{});
    clauses.variables = expected.variables;
    clauses.count = std::count(clauses.literals.begin(), clauses.literals.end(), 0);
    const bool is_ended = clauses.literals.empty() || clauses.literals.back() == 0;
    if (announced && expected.clauses == clauses.count && is_ended) return {std::move(clauses), std::nullopt};
    return {std::nullopt, Problem{"notation.dimacs_unfinished",
                                  {{"line", lines.number()}, {"value", clauses.count}, {"count", expected.clauses}}}};
}

std::optional<ProofStep> ProofReader::next() {
    while (lines_.peek() != nullptr && is_remark(*lines_.peek())) lines_.next();
    if (lines_.peek() == nullptr || problem_) return std::nullopt;
    Scanner scanner(*lines_.peek(), lines_.number());
    ProofStep step;
    step.is_deletion = scanner.take('d');
    problem_ = read_literals(scanner, step.literals, variables_, Zero::end);
    scanner.skip(blanks);
    const bool is_ended = !step.literals.empty() && step.literals.back() == 0 && scanner.is_at_end();
    if (!problem_ && !is_ended) problem_ = scanner.unexpected();
    if (!problem_) step.literals.pop_back();
    lines_.next();
    if (problem_) return std::nullopt;
    return step;
}

}  // namespace queens::notation
