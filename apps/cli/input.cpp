// SPDX-License-Identifier: MIT
#include "apps/cli/input.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <utility>

#include "apps/cli/numbers.hpp"
#include "apps/cli/terminal.hpp"
#include "queens/board/square.hpp"
#include "queens/board/table.hpp"

namespace queens::cli {
namespace {

using notation::Lines;

/// The lines of a stream; a failure to read is not taken for its end.
std::unique_ptr<Lines> lines_of(std::shared_ptr<std::istream> stream, std::string name) {
    return std::make_unique<Lines>([stream = std::move(stream), name = std::move(name)](std::string& line) {
        errno = 0;
        if (std::getline(*stream, line)) return true;
        if (stream->bad() || (errno != 0 && !stream->eof())) {
            throw EnvironmentFailure({"failure.read", {{"file", name}, {"reason", std::strerror(errno)}}});
        }
        return false;
    });
}

Input open_file(const std::string& name) {
    if (std::filesystem::is_directory(name)) {
        throw EnvironmentFailure({"failure.read", {{"file", name}, {"reason", std::strerror(EISDIR)}}});
    }
    auto file = std::make_shared<std::ifstream>(name);
    if (!*file) throw EnvironmentFailure({"failure.read", {{"file", name}, {"reason", std::strerror(errno)}}});
    return {lines_of(std::move(file), name), name};
}

Input open_standard_input() {
    return {lines_of(std::shared_ptr<std::istream>(&std::cin, [](std::istream*) {}), "-"), "-"};
}

/// The words as lines of their own: a line feed inside a word stays one.
Input open_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    auto stream = std::make_shared<std::istringstream>(text);
    return {lines_of(std::move(stream), ""), ""};
}

bool is_existing_file(const std::string& word) {
    std::error_code error;
    return std::filesystem::exists(word, error) && !error;
}

}  // namespace

Input open_input(const Request& request) {
    const auto& words = request.what;
    if (words.empty()) refuse({"problem.no_placement", {{"verb", request.verb}}});
    if (words.size() == 1 && words.front() == "-") return open_standard_input();
    if (words.size() == 1 && is_existing_file(words.front())) return open_file(words.front());
    return open_words(words);
}

PlacementReader::PlacementReader(const Request& request, Input input) : input_(std::move(input)) {
    if (request.size) size_ = static_cast<int>(whole_number("--size", *request.size, 0, largest_size));
    if (request.format) format_ = &row_named(notation::formats(), *request.format, "kind.format");
}

std::optional<Placement> PlacementReader::next() {
    if (format_ == nullptr) recognise_format();
    if (format_ == nullptr) return std::nullopt;
    notation::Reading reading = format_->read(*input_.lines, size_);
    if (reading.problem) refuse_reading(std::move(*reading.problem));
    return std::move(reading.placement);
}

void PlacementReader::recognise_format() {
    while (input_.lines->peek() != nullptr && input_.lines->peek()->empty()) input_.lines->next();
    const std::string* line = input_.lines->peek();
    if (line == nullptr) return;
    format_ = notation::recognise(*line);
    if (format_ != nullptr) return;
    if (input_.name.empty()) refuse({"problem.not_a_placement", {{"value", *line}}});
    refuse({"problem.not_a_placement_line",
            {{"file", input_.name}, {"line", input_.lines->number()}, {"value", *line}}});
}

void PlacementReader::refuse_reading(Problem problem) const {
    if (!input_.name.empty()) problem.arguments.emplace_back("where", input_.name);
    refuse(std::move(problem));
}

}  // namespace queens::cli
