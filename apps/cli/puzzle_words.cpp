// SPDX-License-Identifier: MIT
#include "apps/cli/puzzle_words.hpp"

#include <utility>
#include <vector>

#include "apps/cli/numbers.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {
namespace {

/// Squares as the format `squares` reads them.
std::vector<Square> squares_of(std::string_view option, const std::string& word, int size) {
    notation::Lines lines{std::string_view(word)};
    const auto reading = notation::find_format("squares")->read(lines, size);
    if (reading.problem) {
        Problem problem = *reading.problem;
        problem.arguments.emplace_back("where", std::string(option));
        refuse(std::move(problem));
    }
    if (!reading.placement) return {};
    const auto queens = reading.placement->queens();
    return {queens.begin(), queens.end()};
}

Diagonal diagonal_of(const std::string& word) {
    const bool is_rising = word.starts_with("r+c=");
    if (!is_rising && !word.starts_with("r-c=")) refuse({"problem.not_a_diagonal", {{"value", word}}});
    const auto value = whole_number("--exclude", word.substr(4), -largest_size, 2LL * largest_size);
    return {is_rising ? Line::rising : Line::falling, static_cast<int>(value)};
}

std::vector<Diagonal> diagonals_of(const std::string& word) {
    std::vector<Diagonal> diagonals;
    std::size_t start = 0;
    while (start <= word.size()) {
        const auto comma = std::min(word.find(',', start), word.size());
        std::string part = word.substr(start, comma - start);
        std::erase(part, ' ');
        if (!part.empty()) diagonals.push_back(diagonal_of(part));
        start = comma + 1;
    }
    return diagonals;
}

Rule rule_of(const Request& request) {
    if (!request.rule) return Rule::chess;
    std::string names;
    for (const Rule rule : all_rules) {
        if (*request.rule == name(rule)) return rule;
        names += (names.empty() ? "" : ", ") + std::string(name(rule));
    }
    refuse({"problem.unknown_name", {phrase("kind", "kind.rule"), {"value", *request.rule}, {"names", names}}});
}

}  // namespace

Puzzle puzzle_of(const Request& request) {
    if (request.what.empty()) refuse({"problem.no_size", {{"verb", request.verb}}});
    if (request.what.size() > 1) refuse({"problem.unknown_argument", {{"value", request.what[1]}}});
    const std::string& word = request.what.front();
    if (!looks_like_number(word)) refuse({"problem.not_a_size", {{"value", word}, {"high", largest_size}}});
    return puzzle_of(request, static_cast<int>(whole_number("N", word, 0, largest_size)));
}

Puzzle puzzle_of(const Request& request, int size) {
    Draft draft{.size = size, .rule = rule_of(request)};
    if (request.given) draft.given = squares_of("--given", *request.given, size);
    if (request.blocked) draft.blocked = squares_of("--blocked", *request.blocked, size);
    if (request.excluded) draft.excluded = diagonals_of(*request.excluded);
    if (auto problem = problem_in(draft)) {
        // Squares have been held against the board as they were read: it is a diagonal that is not on it.
        problem->arguments.emplace_back("where", "--exclude");
        refuse(std::move(*problem));
    }
    return Puzzle(std::move(draft));
}

Limits limits_of(const Request& request, const std::atomic<bool>& stop) {
    Limits limits{.stop = &stop};
    if (request.time_limit) limits.time = duration("--time-limit", *request.time_limit);
    if (request.node_limit) limits.nodes = unsigned_number("--node-limit", *request.node_limit);
    return limits;
}

Square square_of(std::string_view option, const std::string& word, int size) {
    const std::vector<Square> squares = squares_of(option, word, size);
    if (squares.size() != 1) refuse({"problem.not_one_square", {{"option", std::string(option)}, {"value", word}}});
    return squares.front();
}

Coordinates coordinates_of(const Request& request, Coordinates otherwise) {
    if (!request.coordinates) return otherwise;
    if (*request.coordinates == "zero") return Coordinates::zero;
    if (*request.coordinates == "chess") return Coordinates::chess;
    refuse({"problem.unknown_name",
            {phrase("kind", "kind.coordinates"), {"value", *request.coordinates}, {"names", "zero, chess"}}});
}

}  // namespace queens::cli
