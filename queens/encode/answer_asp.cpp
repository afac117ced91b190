// SPDX-License-Identifier: MIT
// The answers of clingo: after a line `Answer: 1` the atoms that are true. With few words (-V0) the atoms stand
// alone, and in the form of the ASP competition (--outf=1) each ends in a full stop.
#include "queens/encode/answer.hpp"

namespace queens::encoding {
namespace {

bool take_all(Scanner& line, std::string_view text) {
    for (const char character : text) {
        if (!line.take(character)) return false;
    }
    return true;
}

std::optional<Problem> read_atom(Scanner& line, int size, std::vector<Square>& queens) {
    const Scanner start = line;
    Square square;
    if (!take_all(line, "queen(")) return unexpected(start);
    if (auto problem = read_number(line, size - 1, square.row)) return problem;
    if (!line.take(',')) return unexpected(line);
    if (auto problem = read_number(line, size - 1, square.column)) return problem;
    if (!line.take(')')) return unexpected(line);
    line.take('.');
    queens.push_back(square);
    return std::nullopt;
}

Answer read_atoms(Lines& lines, int size) {
    if (lines.peek() == nullptr) return failure(unfinished(lines));
    std::vector<Square> queens;
    for (Scanner line = scan_line(lines); !line.is_at_end(); line.skip(notation::blanks)) {
        if (auto problem = read_atom(line, size, queens)) return failure(std::move(*problem));
    }
    lines.next();
    return model(size, std::move(queens));
}

}  // namespace

Answer read_asp_answer(Lines& lines, int size) {
    for (; lines.peek() != nullptr; lines.next()) {
        const std::string_view line = scan_line(lines).rest();
        if (line.starts_with("queen(")) return read_atoms(lines, size);
        if (line.starts_with("Answer:") || line == "ANSWER") {
            lines.next();
            return read_atoms(lines, size);
        }
        if (line == "UNSATISFIABLE" || line == "INCONSISTENT") return says(Verdict::impossible);
        if (line == "UNKNOWN") return says(Verdict::gave_up);
    }
    return {};
}

}  // namespace queens::encoding
