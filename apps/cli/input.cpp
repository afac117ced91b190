// SPDX-License-Identifier: MIT
#include "apps/cli/input.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <sstream>
#include <utility>

#include "apps/cli/shell_word.hpp"
#include "apps/cli/signals.hpp"
#include "queens/board/failure.hpp"
#include "queens/board/table.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/puzzle_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::cli {
namespace {

/// Longer than the numbers of 10⁸ queens.
constexpr std::size_t longest_line = std::size_t{1} << 30U;

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
        ++number_;
        do {
            const auto end = std::min(unread_.find('\n'), unread_.size());
            append(line, unread_.substr(0, end));
            const bool is_whole = end < unread_.size();
            unread_.remove_prefix(end + (is_whole ? 1 : 0));
            if (is_whole) break;
        } while (refill());
        return true;
    }

  private:
    /// What is no text, or has no end, is refused before memory is full.
    void append(std::string& line, std::string_view piece) const {
        if (piece.find('\0') != std::string_view::npos) refuse_line("problem.not_text");
        if (line.size() + piece.size() > longest_line) refuse_line("problem.line_too_long");
        line += piece;
    }

    [[noreturn]] void refuse_line(const char* id) const {
        refuse({id, {{"where", name_}, {"line", number_}, {"high", std::int64_t{longest_line}}}});
    }

    /// After a signal nothing more is read, even if there is no end to what comes.
    bool refill() {
        if (has_ended_) return false;  // a terminal would wait for another end
        ssize_t length = -1;
        errno = EINTR;
        while (length < 0 && errno == EINTR && signal_received() == 0) {
            length = read(descriptor_, buffer_.data(), buffer_.size());
        }
        if (length < 0) fail_reading(name_, errno);
        unread_ = {buffer_.data(), static_cast<std::size_t>(length)};
        has_ended_ = length == 0;
        return !has_ended_;
    }

    int descriptor_;
    std::string name_;
    std::array<char, 1 << 16> buffer_{};
    std::string_view unread_;  // of the buffer
    std::int64_t number_ = 0;  // of the line, from 1
    bool has_ended_ = false;
};

/// The words as lines of their own: a line feed inside a word stays one.
Input open_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    const auto stream = std::make_shared<std::istringstream>(text + '\n');
    return {[stream](std::string& line) { return bool(std::getline(*stream, line)); }, ""};
}

/// Whether it is a file with a puzzle, whole and right.
bool holds_puzzle(const std::string& name) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error)) return false;
    notation::Lines lines(open_file(name).lines);
    return notation::read_puzzle(lines).draft.has_value();
}

}  // namespace

bool is_existing_file(const std::string& word) {
    std::error_code error;
    return std::filesystem::exists(word, error) && !error;
}

Input open_file(const std::string& name) {
    const int descriptor = name == "-" ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC);
    auto file = std::make_shared<File>(descriptor, name);
    return {[file](std::string& line) { return file->next_line(line); }, name};
}

Input open_input(const Request& request) {
    const auto& words = request.what;
    if (words.empty()) refuse({"problem.no_placement", {{"verb", request.verb}}});
    if (words.size() == 1 && (words.front() == "-" || is_existing_file(words.front())))
        return open_file(words.front());
    return open_words(words);
}

PlacementReader::PlacementReader(const Request& request, Input input)
    : verb_(request.verb), input_(std::move(input)), lines_([this](std::string& line) { return next_line(line); }) {
    if (request.format) format_ = &row_named(notation::formats(), *request.format, "kind.format");
    is_guessing_ = format_ == nullptr;
}

std::optional<Placement> PlacementReader::next() {
    if (format_ == nullptr) recognise_format();
    if (format_ == nullptr) return std::nullopt;
    notation::Reading reading = format_->read(lines_, size_);
    if (reading.problem) refuse_reading(std::move(*reading.problem));
    is_guessing_ = false;
    return std::move(reading.placement);
}

void PlacementReader::refuse_emptiness() const {
    const std::string words = seen_.substr(0, seen_.find('\n'));
    if (input_.name.empty() && !words.empty()) {
        refuse({"problem.not_a_placement", {{"value", notation::shown(words)}}});
    }
    refuse({"problem.empty_input", {}});
}

bool PlacementReader::next_line(std::string& line) {
    constexpr std::size_t most_kept = std::size_t{1} << 20U;
    if (!input_.lines(line)) return false;
    if (seen_.size() + line.size() > most_kept) is_guessing_ = false;
    if (is_guessing_) seen_ += line + "\n";
    return true;
}

void PlacementReader::recognise_format() {
    if (size_ == 0 && lines_.peek() != nullptr && lines_.peek()->empty()) {  // the board itself
        format_ = notation::formats().front();
        return;
    }
    notation::pass_over_empty_lines(lines_, std::nullopt);
    if (lines_.peek() == nullptr) return;
    const std::string line = *lines_.peek();
    const int number = lines_.number();
    auto found = notation::recognise(line);
    if (found.empty()) found = formats_under_heading();
    if (found.empty()) refuse_unrecognised(line, number);
    if (found.size() > 1) {
        refuse({"problem.several_formats",
                {{"value", notation::shown(line)}, {"names", names_of(Table<notation::Format>(found))}}});
    }
    format_ = found.front();
}

/// The line may be a heading, which has a number in it: then what stands below it tells.
std::vector<const notation::Format*> PlacementReader::formats_under_heading() {
    std::vector<const notation::Format*> found;
    if (lines_.peek()->find_first_of("0123456789") == std::string::npos) return found;
    lines_.next();
    notation::pass_over_empty_lines(lines_, std::nullopt);
    if (lines_.peek() != nullptr) found = notation::recognise(*lines_.peek());
    std::erase_if(found, [](const notation::Format* format) { return !format->has_headings; });
    return found;
}

void PlacementReader::refuse_puzzle() const {
    if (holds_puzzle(input_.name))
        refuse({"problem.holds_puzzle", {{"verb", verb_}, {"file", shell_word(input_.name)}}});
}

void PlacementReader::refuse_unrecognised(const std::string& line, int number) const {
    refuse_puzzle();
    if (input_.name.empty()) refuse({"problem.not_a_placement", {{"value", notation::shown(line)}}});
    refuse({"problem.not_a_placement_line",
            {{"file", input_.name}, {"line", number}, {"value", notation::shown(line)}}});
}

void PlacementReader::refuse_reading(Problem problem) const {
    refuse_puzzle();
    if (!input_.name.empty()) problem.arguments.emplace_back("where", input_.name);
    if (is_guessing_) {
        auto others = notation::formats_that_read(seen_, size_);
        std::erase(others, format_);
        if (!others.empty())
            problem.arguments.emplace_back("other_formats", names_of(Table<notation::Format>(others)));
    }
    refuse(std::move(problem));
}

}  // namespace queens::cli
