// SPDX-License-Identifier: MIT
// What MiniZinc prints for the model that is written here: a line of columns from 1, and ten hyphens after it. Ten
// equals signs say that there are no more.
#include "queens/encode/answer.hpp"
#include "queens/notation/columns.hpp"

namespace queens::encoding {
namespace {

constexpr std::string_view separator = "----------";
constexpr std::string_view frame = "=====";

std::optional<Answer> read_saying(const Scanner& line) {
    const std::string_view said = line.rest();
    if (said == "=====UNSATISFIABLE=====") return says(Verdict::impossible);
    if (said == "=====UNKNOWN=====") return says(Verdict::gave_up);
    if (said != "==========") return failure(unexpected(line));
    return std::nullopt;
}

bool is_at_separator(Lines& lines) {
    return lines.peek() != nullptr && notation::content(*lines.peek()) == separator;
}

/// The board at this line, and the hyphens after it. A board without rows is an empty line, of which only the hyphens
/// are seen.
Answer read_board(Lines& lines, int size) {
    if (is_at_separator(lines) && size > 0) return failure(unexpected(scan_line(lines)));
    notation::Reading reading =
        is_at_separator(lines) ? notation::success(Placement()) : notation::read_columns(lines, size, 1);
    if (reading.problem) return failure(std::move(*reading.problem));
    while (lines.peek() != nullptr && notation::content(*lines.peek()).empty()) lines.next();
    if (is_at_separator(lines)) lines.next();
    return {.placement = std::move(reading.placement)};
}

}  // namespace

Answer read_minizinc_answer(Lines& lines, int size) {
    for (; lines.peek() != nullptr; lines.next()) {
        const Scanner line = scan_line(lines);
        if (line.is_at_end() || line.rest().starts_with('%')) continue;
        if (!line.rest().starts_with(frame)) return read_board(lines, size);
        if (auto answer = read_saying(line)) return std::move(*answer);
    }
    return {};
}

}  // namespace queens::encoding
