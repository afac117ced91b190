// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "queens/notation/grid.hpp"
#include "queens/notation/line_format.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::notation {
namespace {

class GridReader {
  public:
    GridReader(Lines& lines, std::optional<int> size, const GridLook& look, int largest)
        : lines_(lines), known_size_(size), look_(look), largest_(largest) {}

    Reading read() {
        pass_over_other_lines();
        if (lines_.peek() == nullptr) return {};
        if (known_size_ == 0 && content(*lines_.peek()).empty()) {
            lines_.next();
            return success({});
        }
        do {
            if (auto problem = read_row()) return failure(std::move(*problem));
        } while (rows_ < size_);
        return success(placement());
    }

  private:
    void pass_over_other_lines() {
        for (pass_over_empty_lines(lines_, known_size_); is_decoration();
             pass_over_empty_lines(lines_, known_size_)) {
            lines_.next();
        }
    }

    [[nodiscard]] bool is_decoration() {
        const std::string* line = lines_.peek();
        if (line == nullptr || look_.is_decoration == nullptr) return false;
        const std::string_view inside = content(*line);
        return !inside.empty() && look_.is_decoration(inside);
    }

    /// Reads one more row. Its line is used up, unless the board ends before it.
    std::optional<Problem> read_row() {
        const std::string* line = lines_.peek();
        if (line == nullptr || content(*line).empty() || is_decoration()) return too_few_rows();
        auto problem = read_row(scan_content(*line, lines_.number()));
        lines_.next();
        ++rows_;
        return problem;
    }

    std::optional<Problem> read_row(Scanner line) {
        const Scanner start = line;
        const std::string_view rank = look_.has_ranks ? line.take_digits() : std::string_view();
        std::int64_t width = 0;
        for (line.skip(look_.passed_over); !line.is_at_end(); line.skip(look_.passed_over)) {
            if (auto problem = read_square(line, width)) return problem;
            ++width;
        }
        if (width == 0) return line.unexpected();
        if (auto problem = problem_in_width(start, width)) return problem;
        size_ = static_cast<int>(width);
        return problem_in_rank(start, rank);
    }

    std::optional<Problem> read_square(Scanner& line, std::int64_t column) {
        const std::string_view character = first_character(line.rest());
        if (contains(look_.queens_read, character)) {
            queens_.push_back({rows_, static_cast<int>(column)});
        } else if (!contains(look_.empties_read, character)) {
            return line.unexpected();
        }
        line.take_character();
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> problem_in_width(const Scanner& line, std::int64_t width) const {
        const std::optional<int> expected = rows_ > 0 ? size_ : known_size_;
        if (expected && width != *expected) {
            return line.problem("notation.wrong_width", line.offset(), std::to_string(width),
                                {{"count", width}, {"size", *expected}});
        }
        return problem_in_size(lines_.number(), width, largest_);
    }

    /// A board drawn from its other side, or with a row left out, would mean something else than is seen.
    [[nodiscard]] std::optional<Problem> problem_in_rank(const Scanner& line, std::string_view rank) const {
        const int expected = size_ - rows_;
        if (rank.empty() || number_from(rank) == expected) return std::nullopt;
        return line.problem("notation.wrong_rank", line.offset(), rank, {{"expected", expected}});
    }

    [[nodiscard]] Problem too_few_rows() const {
        return Scanner({}, lines_.number())
            .problem("notation.too_few_rows", 0, std::to_string(rows_), {{"size", size_}});
    }

    [[nodiscard]] Placement placement() {
        if (look_.order == RowOrder::bottom_first) {
            for (Square& queen : queens_) queen.row = size_ - 1 - queen.row;
        }
        return {size_, std::move(queens_)};
    }

    Lines& lines_;
    std::optional<int> known_size_;
    const GridLook& look_;
    int largest_;
    int rows_ = 0;
    int size_ = 0;
    std::vector<Square> queens_;
};

}  // namespace

Reading read_grid(Lines& lines, std::optional<int> size, const GridLook& look, int largest) {
    return GridReader(lines, size, look, largest).read();
}

bool looks_like_bars(std::string_view line) {
    static constexpr GridLook look{.passed_over = " \t|"};
    return line.find('|') != std::string_view::npos && looks_like_row(line, look);
}

bool looks_like_row(std::string_view line, const GridLook& look) {
    Scanner scanner(line, 1);
    bool has_squares = false;
    for (scanner.skip(look.passed_over); !scanner.is_at_end(); scanner.skip(look.passed_over)) {
        const std::string_view character = scanner.take_character();
        if (!contains(look.queens_read, character) && !contains(look.empties_read, character)) return false;
        has_squares = true;
    }
    return has_squares;
}

}  // namespace queens::notation
