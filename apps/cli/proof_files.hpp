// SPDX-License-Identifier: MIT
// A proof that there is no solution: two files, the proof and, beside it, the formula that it is about.
#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "apps/cli/output_file.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::cli {

/// The word of --proof. Refuses what is no file's name: two files are written or read.
[[nodiscard]] std::string proof_name(const Request& request);

/// The word of --proof, for a proof to be written. Refuses what the run reads or writes besides, as it would be lost.
[[nodiscard]] std::string new_proof_name(const Request& request);

/// The formula of a proof is in the file of the same name with .cnf after it.
[[nodiscard]] inline std::string formula_file(const std::string& proof_file) {
    return proof_file + ".cnf";
}

/// The two files while the solver is at work: written under other names, so that files that are there already stay as
/// they are until there is a proof to take their place.
class UnfinishedProof {
  public:
    /// Writes the formula, so that a place that cannot be written to is known at once: throws EnvironmentFailure.
    UnfinishedProof(const Puzzle& puzzle, const std::string& proof_file);
    UnfinishedProof(const UnfinishedProof&) = delete;
    UnfinishedProof& operator=(const UnfinishedProof&) = delete;
    /// Takes away what was not kept.
    ~UnfinishedProof();

    /// Where the solver writes.
    [[nodiscard]] const std::string& file() const noexcept { return unfinished_; }
    /// Gives both files their names.
    void keep();

  private:
    std::string proof_file_;
    std::string unfinished_;
    OutputFile formula_;
};

/// `check --proof`: whether the proof is right, and, where a puzzle is named, whether its formula is the puzzle's.
/// Returns the exit code.
[[nodiscard]] int check_proof_file(const Context& context);

}  // namespace queens::cli
