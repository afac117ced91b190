// SPDX-License-Identifier: MIT
// `0 1 0 0 `: the matrix that a C++ tutorial prints, with a blank after each number, and its sentence when there is
// no solution.
#include "queens/notation/format_rows.hpp"
#include "queens/notation/grid.hpp"

namespace queens::notation {
namespace {

/// The program's own words, which others compare with: not translated.
constexpr std::string_view no_solution = "Solution does not exist";

constexpr GridLook look{
    .queen = "1 ",
    .empty = "0 ",
    .queens_read = "1",
    .empties_read = "0",
    .is_decoration = [](std::string_view line) { return line == no_solution; },
};

class MatrixWriter : public GridWriter {
  public:
    MatrixWriter(Text& text, Style style) : GridWriter(text, std::move(style), look) {}

    void end(const Ending& ending) override {
        if (ending.ended_by != EndedBy::end || ending.solutions != 0) return;
        text().put(no_solution);
        text().put('\n');
    }
};

}  // namespace

constinit const Format matrix_format = [] {
    Format format = read_when_named(grid_format<look>({.name = "matrix", .summary = "format.matrix"}));
    format.says_no_solution = true;
    format.writer = make_writer<MatrixWriter>;
    return format;
}();

}  // namespace queens::notation
