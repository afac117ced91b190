// SPDX-License-Identifier: MIT
// `64158273`: the rank of the queen on file a, b, c, …, as chess problem books write solutions. One digit each, so
// boards end at 9; a file without a queen is `-`.
#include <array>
#include <string>
#include <vector>

#include "queens/notation/format_rows.hpp"
#include "queens/notation/line_format.hpp"

namespace queens::notation {
namespace {

constexpr int largest_board = 9;

class RanksWriter : public Writer {
  public:
    using Writer::Writer;

    void write(const Found& found) override {
        const int size = found.queens.size();
        std::array<char, largest_board> digits{};
        digits.fill('-');
        for (std::int64_t k = 0; k < found.queens.count(); ++k) {
            const auto [row, column] = found.queens.queen(k);
            digits.at(static_cast<std::size_t>(column)) = static_cast<char>('0' + (size - row));
        }
        text().put(std::string_view(digits.data(), static_cast<std::size_t>(size)));
        put_line_end(text(), found);
    }
};

std::optional<Problem> read_file(Scanner& line, int size, int file, std::vector<Square>& queens) {
    if (line.take('-')) return std::nullopt;
    const std::size_t start = line.offset();
    if (!is_digit(line.rest().front())) return line.unexpected();
    const std::string_view digit = line.take_character();
    const auto rank = static_cast<int>(number_from(digit));
    if (rank < 1 || rank > size) return line.out_of_range(start, digit, 1, size);
    queens.push_back({size - rank, file});
    return std::nullopt;
}

Reading read_ranks(Scanner line, std::optional<int> known_size) {
    const auto entries = std::ssize(line.rest());
    const auto size = known_size.value_or(static_cast<int>(std::min<std::ptrdiff_t>(entries, largest_board)));
    std::vector<Square> queens;
    for (int file = 0; file < size && !line.is_at_end(); ++file) {
        if (auto problem = read_file(line, size, file, queens)) return failure(std::move(*problem));
    }
    if (entries == size) return success({size, std::move(queens)});
    const std::string_view rest = line.is_at_end() ? std::string_view() : first_character(line.rest());
    return failure(line.problem(entries < size ? "notation.too_few_entries" : "notation.too_many_entries",
                                line.offset(), rest, {{"entries", entries}, {"count", entries}, {"size", size}}));
}

}  // namespace

constinit const Format ranks_format{
    .summary = {.name = "ranks", .summary = "format.ranks"},
    .largest_size = largest_board,
    .holds_any_placement = false,
    .is_line = true,
    .writes_total = false,
    .writer = make_writer<RanksWriter>,
    .looks_like = looks_like_others,
    .read = [](Lines& lines,
               std::optional<int> size) { return read_next_line(lines, size, largest_board, read_ranks); },
};

}  // namespace queens::notation
