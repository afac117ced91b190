// SPDX-License-Identifier: MIT
#include "apps/cli/puzzle_source.hpp"

#include <utility>

#include "apps/cli/input.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "queens/notation/puzzle_format.hpp"

namespace queens::cli {
namespace {

Draft draft_of_file(const std::string& name) {
    Input input = open_file(name);
    notation::Lines lines(std::move(input.lines));
    notation::PuzzleReading reading = notation::read_puzzle(lines);
    if (reading.draft) return std::move(*reading.draft);
    reading.problem->arguments.emplace_back("where", input.name);
    refuse(std::move(*reading.problem));
}

/// A file may have a name that begins with a digit; but what is a number all through is no file's name.
bool is_puzzle_file(const std::string& word) {
    const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
    return word == "-" || (!is_number && is_existing_file(word));
}

/// What stands beside the options.
const std::string& only_word(const Request& request, const char* missing) {
    if (request.what.empty()) refuse({missing, {{"verb", request.verb}}});
    if (request.what.size() > 1) refuse({"problem.unknown_argument", {{"value", request.what[1]}}});
    return request.what.front();
}

}  // namespace

bool may_be_puzzle(const std::string& word) {
    return looks_like_number(word) || is_puzzle_file(word);
}

std::int64_t size_of(const Request& request) {
    return whole_number("N", only_word(request, "problem.no_new_size"), 0, largest_size);
}

Puzzle puzzle_of(const Request& request) {
    const std::string& word = only_word(request, "problem.no_size");
    if (!may_be_puzzle(word)) refuse({"problem.not_a_size", {{"value", word}, {"high", largest_size}}});
    return puzzle_of(request, is_puzzle_file(word) ? draft_of_file(word) : Draft{.size = size_of(request)});
}

std::optional<Draft> draft_of_option(const Request& request) {
    if (request.puzzle) {
        refuse_together(request, "--puzzle", {"--size"});
        return draft_of_file(*request.puzzle);
    }
    if (!request.size) return std::nullopt;
    return Draft{.size = whole_number("--size", *request.size, 0, largest_size)};
}

}  // namespace queens::cli
