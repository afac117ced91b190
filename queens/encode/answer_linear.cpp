// SPDX-License-Identifier: MIT
// The answers of linear programming solvers: whatever else they print, somewhere there are lines with the name of a
// variable and its value. cbc and glpsol number the lines, SCIP leaves out zeros, HiGHS puts the name first.
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>

#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

/// Before the name there are at most a sign (cbc's for infeasible values) and a number.
constexpr int words_before_name = 2;
/// How far from 0 or 1 solvers let a whole number be: the widest of their defaults (CPLEX).
constexpr double tolerance = 1e-5;

struct Saying {
    std::string_view beginning;
    Verdict verdict;
};
/// In small letters, with single blanks.
constexpr std::array sayings = {
    Saying{"infeasible", Verdict::impossible},  // cbc, HiGHS
    Saying{"integer infeasible", Verdict::impossible},
    Saying{"problem is infeasible", Verdict::impossible},
    Saying{"result - problem proven infeasible", Verdict::impossible},
    Saying{"model status : infeasible", Verdict::impossible},
    Saying{"status infeasible", Verdict::impossible},
    Saying{"solution status: infeasible", Verdict::impossible},  // SCIP
    Saying{"scip status : problem is solved [infeasible]", Verdict::impossible},
    Saying{"problem has no primal feasible solution", Verdict::impossible},
    Saying{"problem has no integer feasible solution", Verdict::impossible},
    Saying{"status: integer empty", Verdict::impossible},  // glpsol
    Saying{"status: integer undefined", Verdict::gave_up},
    Saying{"no solution available", Verdict::gave_up},
    Saying{"stopped on time (no integer solution", Verdict::gave_up},
    Saying{"stopped on nodes (no integer solution", Verdict::gave_up},
};

std::optional<Verdict> verdict_of(Scanner line) {
    std::string said;
    for (; !line.is_at_end(); line.skip(notation::blanks)) {
        const std::string_view word = word_in(line);
        if (!said.empty()) said += ' ';
        for (const char letter : word)
            said += 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter + 'a' - 'A') : letter;
        for (const char letter : word) line.take(letter);
    }
    for (const auto& [beginning, verdict] : sayings) {
        if (said.starts_with(beginning)) return verdict;
    }
    return std::nullopt;
}

void pass_word(Scanner& line) {
    const std::string_view word = word_in(line);
    for (const char letter : word) line.take(letter);
    line.skip(notation::blanks);
}

/// Goes to the name of a variable, if the line has one.
bool find_variable(Scanner& line) {
    for (int word = 0; word <= words_before_name; ++word) {
        if (line.rest().starts_with("x_")) return true;
        pass_word(line);
    }
    return false;
}

std::optional<Problem> read_name(Scanner& line, int size, Square& square) {
    const Scanner start = line;
    line.take('x');
    line.take('_');
    if (auto problem = read_number(line, size - 1, square.row)) return problem;
    if (!line.take('_')) return unexpected(start);
    if (auto problem = read_number(line, size - 1, square.column)) return problem;
    if (!line.is_at_end() && !notation::contains(notation::blanks, line.rest().substr(0, 1)))
        return unexpected(start);
    return std::nullopt;
}

/// Whether the value is 1; it has to be that or 0.
std::optional<Problem> read_value(Scanner& line, bool& is_one) {
    line.skip(notation::blanks);
    if (take_word(line, "*")) line.skip(notation::blanks);  // glpsol's sign of a whole number
    if (line.is_at_end()) return unexpected(line);
    const std::string word(word_in(line));
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (end != word.c_str() + word.size()) return unexpected(line);
    is_one = std::abs(value - 1) <= tolerance;
    if (is_one || std::abs(value) <= tolerance) return std::nullopt;
    return line.problem("answer.not_whole", line.offset(), word);
}

/// Reads the name of a square's variable and its value; a queen stands where that is 1.
std::optional<Problem> read_variable(Scanner& line, int size, std::vector<Square>& queens) {
    Square square;
    bool is_one = false;
    if (auto problem = read_name(line, size, square)) return problem;
    if (auto problem = read_value(line, is_one)) return problem;
    if (is_one) queens.push_back(square);
    return std::nullopt;
}

}  // namespace

Answer read_linear_answer(Lines& lines, int size) {
    std::vector<Square> queens;
    bool has_begun = false;
    for (; lines.peek() != nullptr; lines.next()) {
        Scanner line = scan_line(lines);
        if (line.is_at_end()) continue;
        Scanner name = line;
        if (find_variable(name)) {
            if (auto problem = read_variable(name, size, queens)) return failure(std::move(*problem));
            has_begun = true;
            continue;
        }
        if (has_begun) break;
        if (line.rest().starts_with("# Dual")) return {};  // of HiGHS: the same names with other numbers
        if (const auto verdict = verdict_of(line)) return says(*verdict);
    }
    return has_begun ? model(size, std::move(queens)) : Answer();
}

}  // namespace queens::encoding
