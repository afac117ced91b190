// SPDX-License-Identifier: MIT
// The answers of XCSP3 solvers: in `v` lines an element <instantiation>, with a list of variables and one of their
// values. As the format has it, q[] is the whole array, 3x2 is 3 3, and * any value: here, no queen.
#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

/// Whether a tag of this name comes next; then it is passed over, with its attributes.
bool take_tag(Passage& passage, std::string_view name) {
    if (!passage.find()) return false;
    Scanner& line = passage.line();
    const std::string_view rest = line.rest();
    const auto end = rest.find('>');
    if (!rest.starts_with('<') || !rest.substr(1).starts_with(name) || end == std::string_view::npos) return false;
    if (end != name.size() + 1 && !notation::contains(notation::blanks, rest.substr(name.size() + 1, 1)))
        return false;
    while (!line.take('>')) line.take_character();
    return true;
}

void expect_tag(Passage& passage, std::string_view name) {
    if (!take_tag(passage, name) && passage.find()) passage.note(unexpected(passage.line()));
}

class Instantiation {
  public:
    Instantiation(Passage& passage, int size) : passage_(passage), size_(size) {}

    Answer read() {
        expect_tag(passage_, "instantiation");
        expect_tag(passage_, "list");
        while (!passage_.problem() && !take_tag(passage_, "/list")) read_name();
        expect_tag(passage_, "values");
        while (!passage_.problem() && !take_tag(passage_, "/values")) read_value();
        if (values_ != rows_.size() && !passage_.problem()) passage_.note(wrong_count());
        expect_tag(passage_, "/instantiation");
        passage_.end();
        if (passage_.problem()) return failure(*passage_.problem());
        return model(size_, std::move(queens_));
    }

  private:
    void read_name() {
        if (passage_.problem()) return;
        Scanner& line = passage_.line();
        const Scanner start = line;
        const auto expect = [&](char character) {
            if (!line.take(character)) passage_.note(unexpected(start));
        };
        int row = 0;
        expect('q');
        expect('[');
        if (passage_.problem()) return;
        const bool is_whole = line.take(']');
        if (!is_whole) {
            passage_.note(read_number(line, size_ - 1, row));
            expect(']');
        }
        const int rows = is_whole ? size_ : 1;
        if (static_cast<int>(rows_.size()) + rows > size_) passage_.note(unexpected(start));
        if (passage_.problem()) return;
        for (int i = 0; i < rows; ++i) rows_.push_back(row + i);
    }

    void read_value() {
        if (passage_.problem()) return;
        Scanner& line = passage_.line();
        const bool is_any = line.take('*');
        int column = 0;
        int times = 1;
        if (!is_any) passage_.note(read_number(line, size_ - 1, column));
        if (line.take('x')) passage_.note(read_number(line, size_, times));
        if (!line.is_at_end() && !notation::contains(" \t<", line.rest().substr(0, 1)))
            passage_.note(unexpected(line));
        if (values_ + static_cast<std::size_t>(times) > rows_.size()) passage_.note(wrong_count());
        if (passage_.problem()) return;
        for (int i = 0; i < times; ++i, ++values_) {
            if (!is_any) queens_.push_back({rows_[values_], column});
        }
    }

    /// More values than variables, or fewer.
    [[nodiscard]] Problem wrong_count() {
        const auto count = static_cast<std::int64_t>(rows_.size());
        return passage_.line().problem("answer.wrong_count", passage_.line().offset(), "", {{"count", count}});
    }

    Passage& passage_;
    int size_;
    std::vector<int> rows_;
    std::size_t values_ = 0;
    std::vector<Square> queens_;
};

}  // namespace

Answer read_xcsp3_answer(Lines& lines, int size) {
    for (; lines.peek() != nullptr; lines.next()) {
        Scanner line = scan_line(lines);
        if (take_word(line, "v")) {
            Passage passage(lines, 'v');
            return Instantiation(passage, size).read();
        }
        if (auto answer = read_status(line)) return std::move(*answer);
    }
    return {};
}

}  // namespace queens::encoding
