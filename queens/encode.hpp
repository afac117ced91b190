// SPDX-License-Identifier: MIT
// A puzzle in the languages of other solvers: SAT, pseudo-Boolean, linear, constraint and answer set programming,
// SMT, QUBO. Each encoding has exactly one model for each solution.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/sink.hpp"
#include "queens/board/verdict.hpp"

namespace queens::encoding {
class AnswerLines;
}

#pragma GCC visibility push(default)

#pragma GCC visibility push(default)

namespace queens {

/// Takes a piece of the text; `stop` ends the writing.
using TextSink = std::function<Flow(std::string_view)>;

struct EncodeOptions {
    /// A row of encodings(), by name.
    std::string_view to = "dimacs";
    /// For `dimacs`, a row of at_most_one_ways(), by name: how clauses say that a line has at most one queen.
    std::string_view at_most_one = "by-size";
};

/// Writes the puzzle for another solver, piece by piece, in memory of O(n) (`qubo`: O(n²)). A contradictory puzzle is
/// written too: its encoding has no model. The comments are in English, so that equal puzzles are equal texts
/// everywhere. Refuses an unknown name, a size that the encoding does not take, and a way to say at most one for an
/// encoding without clauses.
void encode(const Puzzle& puzzle, const EncodeOptions& options, const TextSink& sink);

/// A language to write in: a row of the table.
struct EncodingSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    int smallest_size;
    int largest_size;
};

[[nodiscard]] std::span<const EncodingSummary> encodings();

/// A way to say "at most one of these" in clauses: a row of the table.
struct AtMostOneSummary {
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
};

[[nodiscard]] std::span<const AtMostOneSummary> at_most_one_ways();

/// The variable of a square, from 1: row · n + column + 1. Auxiliary variables come after n².
[[nodiscard]] constexpr int variable_of(Square square, int size) noexcept {
    return square.row * size + square.column + 1;
}

/// Takes a clause: a disjunction of literals, v or −v; `stop` ends the encoding. Valid only during the call.
using ClauseSink = std::function<Flow(std::span<const int>)>;

/// How many variables and clauses there are.
struct FormulaSize {
    std::int64_t variables = 0;
    std::int64_t clauses = 0;
};

/// The largest board that is written in clauses.
inline constexpr int largest_formula_size = 5'000;

/// The clauses of `dimacs`, for solvers inside the program. Every auxiliary variable is defined both ways by the
/// squares' variables. Returns the size of what was handed out. Refuses n > largest_formula_size.
FormulaSize encode_clauses(const Puzzle& puzzle, std::string_view at_most_one, const ClauseSink& sink);

/// Fills in the next line without its line feed; false at the end.
using LineSource = std::function<bool(std::string&)>;

/// A piece of what a solver answered: one of these, or none where the answer ends.
struct Answer {
    /// A model's queens, as they are: legal or not, full or not.
    std::optional<Placement> placement = {};
    /// What cannot be read, with its line.
    std::optional<Problem> problem = {};
    /// What it says instead of a model: `impossible`, that there is no solution; `gave_up`, that it did not find out.
    std::optional<Verdict> verdict = {};
};

/// Reads what a solver printed for an encoding of a board of this size, model by model, in memory of one line and one
/// model. An answer without a model, or without the word that there is none, is a problem; after a problem or a
/// verdict nothing follows.
class AnswerReader {
  public:
    /// Refuses an unknown encoding, and a size that it does not take.
    AnswerReader(std::string_view encoding, int size, LineSource lines);
    AnswerReader(AnswerReader&& other) noexcept;
    AnswerReader& operator=(AnswerReader&& other) noexcept;
    ~AnswerReader();

    [[nodiscard]] Answer next();

  private:
    std::unique_ptr<encoding::AnswerLines> lines_;
};

}  // namespace queens

#pragma GCC visibility pop
