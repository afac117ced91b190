// SPDX-License-Identifier: MIT
// Linear arithmetic over the integers: the column of each row's queen.
#include "queens/encode/answer.hpp"
#include "queens/encode/row_terms.hpp"

namespace queens::encoding {
namespace {

void put_column(Text& text, const Puzzle& /*puzzle*/, int row) {
    put(text, "q", row);
}

void put_rising(Text& text, const Puzzle& puzzle, int row) {
    const int size = puzzle.size();
    if (puzzle.rule() == Rule::chess) return put(text, "(+ q", row, " ", row, ")");
    put(text, "(ite (< q", row, " ", size - row, ") (+ q", row, " ", row, ") (- q", row, " ", size - row, "))");
}

/// Row − column + n, which is never negative: this logic has no numbers with a sign. On the torus modulo n.
void put_falling(Text& text, const Puzzle& puzzle, int row) {
    const int size = puzzle.size();
    if (puzzle.rule() == Rule::chess) return put(text, "(- ", row + size, " q", row, ")");
    put(text, "(ite (<= q", row, " ", row, ") (- ", row, " q", row, ") (- ", row + size, " q", row, "))");
}

void put_distinct(Text& text, const Puzzle& puzzle, RowTerm term) {
    text.put("(assert (distinct");
    put_terms(text, puzzle, term);
    text.put("))\n");
}

void write_excluded(const Puzzle& puzzle, Text& text) {
    for (const auto& [line, value] : puzzle.excluded()) {
        const bool is_rising = line == Line::rising;
        const bool is_shifted = !is_rising && puzzle.rule() == Rule::chess;
        for (int row = 0; row < puzzle.size() && !text.is_closed(); ++row) {
            text.put("(assert (not (= ");
            (is_rising ? put_rising : put_falling)(text, puzzle, row);
            put(text, " ", is_shifted ? value + puzzle.size() : value, ")))\n");
        }
    }
}

void write(const Puzzle& puzzle, const EncodeOptions& /*options*/, Text& text) {
    put_heading(text, ";", puzzle);
    text.put("; Rows and columns count from 0. qR: the column of the queen in row R.\n");
    text.put("(set-option :produce-models true)\n(set-logic QF_LIA)\n");
    for (int row = 0; row < puzzle.size() && !text.is_closed(); ++row) {
        put(text, "(declare-const q", row, " Int)\n(assert (<= 0 q", row, " ", puzzle.size() - 1, "))\n");
    }
    if (puzzle.size() > 1) {
        for (const RowTerm term : {put_column, put_rising, put_falling}) put_distinct(text, puzzle, term);
    }
    put_squares(text, puzzle.given(), "(assert (= q", " ", "))\n");
    put_squares(text, puzzle.blocked(), "(assert (not (= q", " ", ")))\n");
    write_excluded(puzzle, text);
    text.put("(check-sat)\n");
    if (puzzle.size() == 0) return;
    text.put("(get-value (");
    put_terms(text, puzzle, put_column);
    text.put("))\n");
}

}  // namespace

const Encoding smtlib_encoding = {{"smtlib", "encoding.smtlib", 0, 1'000'000}, write, read_smtlib_answer};

}  // namespace queens::encoding
