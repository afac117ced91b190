// SPDX-License-Identifier: MIT
// The constraint format XCSP3 [Boussemart et al. 2016]: the column of each row's queen.
#include "queens/encode/answer.hpp"
#include "queens/encode/row_terms.hpp"

namespace queens::encoding {
namespace {

void put_rising(Text& text, const Puzzle& puzzle, int row) {
    if (puzzle.rule() == Rule::chess) return put(text, "add(q[", row, "],", row, ")");
    put(text, "mod(add(q[", row, "],", row, "),", puzzle.size(), ")");
}

/// Row − column; on the torus modulo n.
void put_falling(Text& text, const Puzzle& puzzle, int row) {
    if (puzzle.rule() == Rule::chess) return put(text, "sub(", row, ",q[", row, "])");
    put(text, "mod(sub(", row + puzzle.size(), ",q[", row, "]),", puzzle.size(), ")");
}

void put_all_different(Text& text, const Puzzle& puzzle, RowTerm term) {
    text.put("    <allDifferent>");
    put_terms(text, puzzle, term);
    text.put(" </allDifferent>\n");
}

void write_excluded(const Puzzle& puzzle, Text& text) {
    for (const auto& [line, value] : puzzle.excluded()) {
        for (int row = 0; row < puzzle.size() && !text.is_closed(); ++row) {
            text.put("    <intension> ne(");
            (line == Line::rising ? put_rising : put_falling)(text, puzzle, row);
            put(text, ",", value, ") </intension>\n");
        }
    }
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    const int size = puzzle.size();
    text.put("<instance format=\"XCSP3\" type=\"CSP\">\n");
    put_heading(text, "  <!--", puzzle);
    text.put("  Rows and columns count from 0. q[r]: the column of the queen in row r. -->\n");
    put(text, "  <variables>\n    <array id=\"q\" size=\"[", size, "]\"> 0..", size - 1,
        " </array>\n  </variables>\n");
    text.put("  <constraints>\n    <allDifferent> q[] </allDifferent>\n");
    put_all_different(text, puzzle, put_rising);
    put_all_different(text, puzzle, put_falling);
    put_squares(text, puzzle.given(), "    <intension> eq(q[", "],", ") </intension>\n");
    put_squares(text, puzzle.blocked(), "    <intension> ne(q[", "],", ") </intension>\n");
    write_excluded(puzzle, text);
    text.put("  </constraints>\n</instance>\n");
}

}  // namespace

const Encoding xcsp3_encoding = {{"xcsp3", "encoding.xcsp3", 2, 1'000'000}, write, read_xcsp3_answer};

}  // namespace queens::encoding
