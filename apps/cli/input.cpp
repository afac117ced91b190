// SPDX-License-Identifier: MIT
#include "apps/cli/input.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <utility>

#include "apps/cli/numbers.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/terminal.hpp"
#include "queens/board/square.hpp"
#include "queens/board/table.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::cli {
namespace {

using notation::Lines;

[[noreturn]] void fail_reading(const std::string& name, int error) {
    throw EnvironmentFailure({"failure.read", {{"file", name}, {"reason", std::strerror(error)}}});
}

/// An open file. A signal ends the wait for its next byte: a C++ stream would go on waiting.
class File {
  public:
    File(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {
        if (descriptor < 0) fail_reading(name_, errno);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (descriptor_ != STDIN_FILENO) close(descriptor_);
    }

    /// The next line, without its end; false at the end of the file.
    bool next_line(std::string& line) {
        line.clear();
        if (unread_.empty() && !refill()) return false;
        do {
            const auto end = std::min(unread_.find('\n'), unread_.size());
            line += unread_.substr(0, end);
            const bool is_whole = end < unread_.size();
            unread_.remove_prefix(end + (is_whole ? 1 : 0));
            if (is_whole) break;
        } while (refill());
        return true;
    }

  private:
    bool refill() {
        ssize_t length = 0;
        do {
            length = read(descriptor_, buffer_.data(), buffer_.size());
        } while (length < 0 && errno == EINTR && signal_received() == 0);
        if (length < 0) fail_reading(name_, errno);
        unread_ = {buffer_.data(), static_cast<std::size_t>(length)};
        return length > 0;
    }

    int descriptor_;
    std::string name_;
    std::array<char, 1 << 16> buffer_{};
    std::string_view unread_;  // of the buffer
};

Input open_file(int descriptor, const std::string& name) {
    auto file = std::make_shared<File>(descriptor, name);
    return {std::make_unique<Lines>([file](std::string& line) { return file->next_line(line); }), name};
}

/// The words as lines of their own: a line feed inside a word stays one.
Input open_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    const auto stream = std::make_shared<std::istringstream>(std::move(text));
    return {std::make_unique<Lines>([stream](std::string& line) { return bool(std::getline(*stream, line)); }), ""};
}

bool is_existing_file(const std::string& word) {
    std::error_code error;
    return std::filesystem::exists(word, error) && !error;
}

}  // namespace

Input open_input(const Request& request) {
    const auto& words = request.what;
    if (words.empty()) refuse({"problem.no_placement", {{"verb", request.verb}}});
    if (words.size() == 1 && words.front() == "-") return open_file(STDIN_FILENO, "-");
    if (words.size() == 1 && is_existing_file(words.front())) {
        return open_file(open(words.front().c_str(), O_RDONLY | O_CLOEXEC), words.front());
    }
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
            {{"file", input_.name}, {"line", input_.lines->number()}, {"value", notation::shown(*line)}}});
}

void PlacementReader::refuse_reading(Problem problem) const {
    if (!input_.name.empty()) problem.arguments.emplace_back("where", input_.name);
    refuse(std::move(problem));
}

}  // namespace queens::cli
