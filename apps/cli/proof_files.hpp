// SPDX-License-Identifier: MIT
// A proof that there is no solution: two files, the proof and, beside it, the formula that it is about.
#pragma once

#include <functional>
#include <string>

#include "apps/cli/context.hpp"

namespace queens::cli {

/// The formula of a proof is in the file of the same name with .cnf after it.
[[nodiscard]] inline std::string formula_file(const std::string& proof_file) {
    return proof_file + ".cnf";
}

/// Writes a file anew. Throws EnvironmentFailure if that is not possible.
void write_file(const std::string& name, const std::function<void(notation::Text&)>& write);

/// Removes the file, if it is a plain one.
void remove_file(const std::string& name);

/// `check --proof`: whether the proof is right, and, where a puzzle is named, whether its formula is the puzzle's.
/// Returns the exit code.
[[nodiscard]] int check_proof_file(const Context& context);

}  // namespace queens::cli
