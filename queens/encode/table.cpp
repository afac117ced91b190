// SPDX-License-Identifier: MIT
#include <array>

#include "queens/encode/at_most_one.hpp"
#include "queens/encode/encoding.hpp"

namespace queens {

using encoding::Encoding;
using encoding::table;

Table<Encoding> encoding::table() {
    static constexpr std::array rows = {
        &encoding::dimacs_encoding, &encoding::opb_encoding,   &encoding::lp_encoding,
        &encoding::mps_encoding,    &encoding::asp_encoding,   &encoding::minizinc_encoding,
        &encoding::smtlib_encoding, &encoding::xcsp3_encoding, &encoding::qubo_encoding,
    };
    return rows;
}

std::span<const EncodingSummary> encodings() {
    static const auto summaries = summaries_of(table());
    return summaries;
}

std::span<const AtMostOneSummary> at_most_one_ways() {
    static const auto summaries = summaries_of(encoding::ways());
    return summaries;
}

void encode(const Puzzle& puzzle, const EncodeOptions& options, const TextSink& sink) {
    const Encoding& chosen = row_named(table(), options.to, "kind.encoding");
    const auto& way = row_named(encoding::ways(), options.at_most_one, "kind.at_most_one");
    const EncodingSummary& summary = chosen.summary;
    if (&way != encoding::ways().front() && &chosen != &encoding::dimacs_encoding) {
        refuse({"problem.no_clauses", {{"value", std::string(summary.name)}}});
    }
    check_size("kind.encoding", summary.name, puzzle.size(), summary.smallest_size, summary.largest_size);
    encoding::Text text([&](std::string_view piece) { return sink(piece) == Flow::go_on; });
    chosen.write(puzzle, options, text);
    text.flush();
}

void encoding::put_heading(Text& text, std::string_view comment, const Puzzle& puzzle) {
    const bool is_torus = puzzle.rule() == Rule::torus;
    put(text, comment, " ", puzzle.size(), " queens on ", is_torus ? "a torus" : "a chessboard", " of ",
        puzzle.size(), " x ", puzzle.size(), "; given: ", std::ssize(puzzle.given()),
        ", blocked squares: ", std::ssize(puzzle.blocked()), ", excluded diagonals: ", std::ssize(puzzle.excluded()),
        ".\n");
}

}  // namespace queens
