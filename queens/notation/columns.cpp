// SPDX-License-Identifier: MIT
#include "queens/notation/columns.hpp"

#include <array>
#include <charconv>
#include <vector>

#include "queens/notation/line_format.hpp"

namespace queens::notation {
namespace {

constexpr std::string_view separators = " \t,;[]()";

/// Passes over the next entry: a number, perhaps negative, a `-`, or else any one character.
std::string_view take_entry(Scanner& line) noexcept {
    const std::string_view all = line.rest();
    const std::size_t start = line.offset();
    const bool is_negative = line.take('-');
    if (line.take_digits().empty() && !is_negative) line.take_character();
    return all.substr(0, line.offset() - start);
}

std::int64_t count_entries(Scanner line) noexcept {
    std::int64_t entries = 0;
    for (line.skip(separators); !line.is_at_end(); line.skip(separators)) {
        take_entry(line);
        ++entries;
    }
    return entries;
}

/// Adds the queen that an entry stands for, if it does for one.
std::optional<Problem> read_entry(Scanner& line, int size, int first, int row, std::vector<Square>& queens) {
    const Scanner start = line;
    const std::string_view entry = take_entry(line);
    if (entry == "-") return std::nullopt;
    if (!is_digit(entry.back())) return start.unexpected();
    const std::int64_t column = number_from(entry.substr(entry[0] == '-' ? 1 : 0)) - first;
    if (entry[0] == '-' || column < 0 || column >= size) {
        return line.out_of_range(start.offset(), entry, first, first + size - 1);
    }
    queens.push_back({row, static_cast<int>(column)});
    return std::nullopt;
}

template <int first>
Reading read_line(Scanner line, std::optional<int> known_size) {
    // How far the numbers may go is known only once all of them have been counted.
    const auto size = known_size.value_or(static_cast<int>(count_entries(line)));
    std::vector<Square> queens;
    int row = 0;
    for (line.skip(separators); !line.is_at_end(); line.skip(separators)) {
        if (row == size) {
            return failure(line.problem(
                "notation.too_many_entries", line.offset(), first_character(line.rest()),
                {{"entries", row + count_entries(line)}, {"count", row + count_entries(line)}, {"size", size}}));
        }
        if (auto problem = read_entry(line, size, first, row, queens)) return failure(std::move(*problem));
        ++row;
    }
    if (row < size) {
        return failure(line.problem("notation.too_few_entries", line.offset(), "",
                                    {{"entries", row}, {"count", row}, {"size", size}}));
    }
    return success({size, std::move(queens)});
}

/// Collects entries on the stack: Text is told of a few hundred at a time. Measured with n = 14, this is what makes
/// the millions of lines of an enumeration cheap.
class EntryBuffer {
  public:
    explicit EntryBuffer(Text& text) noexcept : text_(text) {}

    void put(char character) {
        *end_++ = character;
        make_room();
    }
    void put_number(int number) {
        end_ = std::to_chars(end_, characters_.data() + characters_.size(), number).ptr;
        make_room();
    }
    void hand_on() {
        text_.put(std::string_view(characters_.data(), static_cast<std::size_t>(end_ - characters_.data())));
        end_ = characters_.data();
    }

  private:
    static constexpr std::ptrdiff_t room_for_an_entry = 16;

    void make_room() {
        if (characters_.data() + characters_.size() - end_ < room_for_an_entry) hand_on();
    }

    Text& text_;
    std::array<char, 1024> characters_;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as needed
    char* end_ = characters_.data();
};

}  // namespace

void put_columns(Text& text, const Found& found, int first) {
    const PlacementView& queens = found.queens;
    EntryBuffer entries(text);
    std::int64_t next = 0;
    for (int row = 0; row < queens.size() && !text.is_closed(); ++row) {
        if (row > 0) entries.put(' ');
        if (next == queens.count() || queens.queen(next).row != row) {
            entries.put('-');
            continue;
        }
        entries.put_number(queens.queen(next).column + first);
        // One queen a row is all that fits; others are not shown.
        while (next < queens.count() && queens.queen(next).row == row) ++next;
    }
    entries.hand_on();
    put_line_end(text, found);
}

Reading read_columns(Lines& lines, std::optional<int> size, int first) {
    return read_next_line(lines, size, largest_size, first == 0 ? read_line<0> : read_line<1>);
}

}  // namespace queens::notation
