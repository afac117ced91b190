// SPDX-License-Identifier: MIT
#include "apps/cli/puzzle_words.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/cli/named_values.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/shell_word.hpp"
#include "apps/cli/small_letters.hpp"
#include "queens/count.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {
namespace {

/// What is wrong with an option's squares, in words that do not speak of lines of text.
[[noreturn]] void refuse_squares(std::string_view option, const Problem& problem, int size) {
    const bool is_outside = problem.id == "notation.square_outside" || problem.id == "notation.number_out_of_range" ||
                            problem.id == "notation.no_such_square";
    Problem told{is_outside ? "problem.not_on_board" : "problem.not_squares",
                 {{"option", std::string(option)}, {"size", size}}};
    std::copy_if(problem.arguments.begin(), problem.arguments.end(), std::back_inserter(told.arguments),
                 [](const Argument& argument) { return argument.name == "value"; });
    refuse(std::move(told));
}

/// Squares as the format `squares` reads them, possibly none.
std::vector<Square> squares_of(std::string_view option, const std::string& word, int size) {
    notation::Lines lines{std::string_view(word)};
    const auto reading = notation::find_format("squares")->read(lines, size);
    if (reading.problem) refuse_squares(option, *reading.problem, size);
    if (!reading.placement) return {};
    const auto queens = reading.placement->queens();
    return {queens.begin(), queens.end()};
}

/// The same for a list, which must not be empty: a variable of a script that was not set would pass unnoticed.
std::vector<Square> some_squares_of(std::string_view option, const std::string& word, int size) {
    std::vector<Square> squares = squares_of(option, word, size);
    if (squares.empty()) refuse({"problem.not_squares", {{"option", std::string(option)}, {"value", word}}});
    return squares;
}

/// `part`: as it was written, but without blanks and in small letters.
Diagonal diagonal_of(const std::string& part, Rule rule, int size) {
    const bool is_rising = part.starts_with("r+c=");
    std::int64_t value = 0;
    const char* const end = part.data() + part.size();
    const bool has_start = is_rising || part.starts_with("r-c=");
    const auto read = has_start ? std::from_chars(part.data() + 4, end, value) : std::from_chars_result{};
    if (!has_start || read.ptr != end || read.ec == std::errc::invalid_argument) {
        refuse({"problem.not_a_diagonal", {{"value", part}}});
    }
    const std::int64_t lowest = is_rising ? 0 : 1 - size;
    const std::int64_t highest = is_rising ? 2LL * size - 2 : size - 1;
    const bool is_known = read.ec == std::errc();
    if (is_known && rule == Rule::torus) value = (value % size + size) % size;  // any number names a diagonal there
    if (!is_known || value < lowest || value > highest) {
        refuse({"problem.diagonal_outside",
                {{"where", "--exclude"}, {"diagonal", part}, {"low", lowest}, {"high", highest}, {"size", size}}});
    }
    return {is_rising ? Line::rising : Line::falling, static_cast<int>(value)};
}

std::vector<Diagonal> diagonals_of(const std::string& option, Rule rule, int size) {
    if (size == 0) refuse({"problem.no_diagonals", {{"where", "--exclude"}}});
    std::string word = in_small_letters(option);
    std::erase_if(word, [](char character) { return character == ' ' || character == '\t'; });
    std::vector<Diagonal> diagonals;
    for (std::size_t start = 0; start <= word.size();) {
        const auto comma = std::min(word.find(',', start), word.size());
        const std::string part = word.substr(start, comma - start);
        if (!part.empty()) diagonals.push_back(diagonal_of(part, rule, size));
        start = comma + 1;
    }
    if (diagonals.empty()) refuse({"problem.not_a_diagonal", {{"value", word}}});
    return diagonals;
}

}  // namespace

Puzzle puzzle_of(const Request& request, Draft draft) {
    const auto append = [](auto& list, auto&& more) { list.insert(list.end(), more.begin(), more.end()); };
    const int size = static_cast<int>(draft.size);
    if (request.rule) draft.rule = value_named(rules, *request.rule, "kind.rule");
    if (request.given) append(draft.given, some_squares_of("--given", *request.given, size));
    if (request.blocked) append(draft.blocked, some_squares_of("--blocked", *request.blocked, size));
    if (request.excluded) append(draft.excluded, diagonals_of(*request.excluded, draft.rule, size));
    return Puzzle(std::move(draft));
}

std::string words_of_puzzle(const Request& request) {
    std::string words = shell_word(request.what.front());
    for (const auto& [option, word] :
         {std::pair("--given", &request.given), std::pair("--blocked", &request.blocked),
          std::pair("--exclude", &request.excluded), std::pair("--rule", &request.rule)}) {
        if (*word) words += " " + std::string(option) + " " + shell_word(**word);
    }
    return words;
}

Limits limits_of(const Request& request, const std::atomic<bool>& stop) {
    Limits limits{.stop = &stop};
    if (request.time_limit) limits.time = duration("--time-limit", *request.time_limit);
    if (request.node_limit) limits.nodes = unsigned_number("--node-limit", *request.node_limit);
    return limits;
}

int threads_of(const Request& request) {
    return request.threads ? static_cast<int>(whole_number("--threads", *request.threads, 1, most_threads)) : 0;
}

void refuse_word(const std::string& word, std::string_view option) {
    refuse({"problem.named_by_option", {{"value", word}, {"option", std::string(option)}}});
}

Square square_of(std::string_view option, const std::string& word, int size) {
    const std::vector<Square> squares = squares_of(option, word, size);
    if (squares.size() != 1) refuse({"problem.not_one_square", {{"option", std::string(option)}, {"value", word}}});
    return squares.front();
}

Coordinates coordinates_of(const Request& request, Coordinates otherwise) {
    if (!request.coordinates) return otherwise;
    return value_named(ways_to_spell_squares, *request.coordinates, "kind.coordinates");
}

}  // namespace queens::cli
