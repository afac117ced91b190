// SPDX-License-Identifier: MIT
// The answers of SMT solvers: `sat`, and to get-value a list of pairs, `((q0 1) (q1 3))`, in any number of lines.
#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

void read_pair(Passage& passage, int size, std::vector<Square>& queens) {
    Square square;
    passage.expect('(');
    passage.expect('q');
    if (!passage.problem()) passage.note(read_number(passage.line(), size - 1, square.row));
    if (passage.find()) passage.note(read_number(passage.line(), size - 1, square.column));
    passage.expect(')');
    queens.push_back(square);
}

Answer read_pairs(Lines& lines, int size) {
    std::vector<Square> queens;
    Passage passage(lines, no_sign);
    passage.expect('(');
    while (!passage.problem() && !passage.take(')')) {
        if (!passage.problem()) read_pair(passage, size, queens);
    }
    passage.end();
    if (passage.problem()) return failure(*passage.problem());
    return model(size, std::move(queens));
}

}  // namespace

Answer read_smtlib_answer(Lines& lines, int size) {
    for (; lines.peek() != nullptr; lines.next()) {
        const Scanner line = scan_line(lines);
        const std::string_view said = line.rest();
        if (said.starts_with('(')) return read_pairs(lines, size);
        if (said == "unsat") return says(Verdict::impossible);
        if (said == "unknown" || said == "timeout") return says(Verdict::gave_up);
        if (said == "sat" && size == 0) {  // there is no value to ask for
            lines.next();
            return model(size, {});
        }
        if (!said.empty() && said != "sat") return failure(unexpected(line));
    }
    return {};
}

}  // namespace queens::encoding
