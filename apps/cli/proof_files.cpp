// SPDX-License-Identifier: MIT
#include "apps/cli/proof_files.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "apps/cli/input.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "queens/board/failure.hpp"
#include "queens/board/table.hpp"
#include "queens/check.hpp"
#include "queens/encode.hpp"
#include "queens/notation/dimacs.hpp"
#include "queens/notation/scanner.hpp"
#include "queens/solve.hpp"

namespace queens::cli {
namespace {

[[noreturn]] void refuse_in(const std::string& file, Problem problem) {
    problem.arguments.emplace_back("where", file);
    refuse(std::move(problem));
}

Clauses read_formula(const std::string& name) {
    Input input = open_file(name);
    notation::Lines lines(std::move(input.lines));
    auto reading = notation::read_dimacs(lines);
    if (reading.problem) refuse_in(name, std::move(*reading.problem));
    return std::move(*reading.clauses);
}

ProofCheck check_file(const std::string& name, const Clauses& formula, const Limits& limits) {
    Input input = open_file(name);
    notation::Lines lines(std::move(input.lines));
    notation::ProofReader reader(lines, formula.variables);
    ProofCheck result = check_proof(
        formula, [&] { return reader.next(); }, limits);
    if (!result.is_accepted && reader.problem()) refuse_in(name, *reader.problem());
    return result;
}

std::string clause_text(const ProofStep& step) {
    std::string text;
    for (const int literal : step.literals) text += std::to_string(literal) + " ";
    return text + "0";
}

Message verdict_of(const ProofCheck& result) {
    const Argument steps("count", result.steps);
    if (result.is_accepted) return {"check.proof_accepted", {steps}};
    if (result.unproved)
        return {"check.proof_unproved", {steps, {"clause", notation::shown(clause_text(*result.unproved))}}};
    return {"check.proof_unfinished", {steps}};
}

/// Writes the puzzle's formula, unless a signal comes first. Throws EnvironmentFailure if that is not possible.
void write_formula(OutputFile& file, const Puzzle& puzzle) {
    encode(puzzle, {.to = "dimacs"},
           [&](std::string_view piece) { return file.write(piece) ? Flow::go_on : Flow::stop; });
}

/// A name that may be given to a new file: a device or a folder would be lost, or in the way.
const std::string& checked(const std::string& name) {
    std::error_code error;
    const auto status = std::filesystem::status(name, error);
    if (status.type() == std::filesystem::file_type::none)
        fail_writing(name, error.value());  // for one, links in a circle
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        refuse({"problem.proof_file", {{"file", name}}});
    }
    return name;
}

/// The puzzle that a proof is compared with, if one is named: by --puzzle, or by --size and what goes with it.
std::optional<Puzzle> puzzle_of_proof(const Request& request) {
    if (auto draft = draft_of_option(request)) return puzzle_of(request, std::move(*draft));
    refuse_together(request, "--proof", {"--given", "--blocked", "--exclude", "--rule"});
    return std::nullopt;
}

}  // namespace

std::string proof_name(const Request& request) {
    const std::string& name = *request.proof;
    if (name.empty() || name == "-") refuse({"problem.proof_name", {{"option", "--proof"}, {"value", name}}});
    return name;
}

std::string new_proof_name(const Request& request) {
    std::vector<std::string> others = request.what;
    if (request.output) others.push_back(*request.output);
    for (const std::string& file : {proof_name(request), formula_file(*request.proof)}) {
        const bool is_used = std::any_of(others.begin(), others.end(), [&](const std::string& other) {
            std::error_code error;
            return other == file || std::filesystem::equivalent(other, file, error);
        });
        if (is_used) refuse({"problem.proof_over_file", {{"file", file}}});
    }
    return *request.proof;
}

UnfinishedProof::UnfinishedProof(const Puzzle& puzzle, const std::string& proof_file)
    : proof_file_(behind_links(checked(proof_file))),
      unfinished_(unfinished_name(proof_file_)),
      formula_(checked(formula_file(proof_file))) {
    check_size("kind.method", "sat", puzzle.size(), 0, largest_size_as_clauses);
    write_formula(formula_, puzzle);
}

UnfinishedProof::~UnfinishedProof() {
    std::error_code error;
    std::filesystem::remove(unfinished_, error);
}

void UnfinishedProof::keep() {
    give_name(unfinished_, proof_file_);
    formula_.keep();
}

int check_proof_file(const Context& context) {
    const Request& request = context.request;
    refuse_together(request, "--proof", {"--square", "--completable", "--count", "--hint", "--all", "--format"});
    if (!request.what.empty()) refuse_word(request.what.front(), "--proof FILE");
    const std::string name = proof_name(request);
    const auto puzzle = puzzle_of_proof(request);
    const Clauses formula = read_formula(formula_file(name));
    const bool is_puzzles = puzzle && clauses_of(*puzzle) == formula;
    const ProofCheck result = check_file(name, formula, limits_of(context.request, stop_flag()));
    if (is_cut_short(result.ended_by)) return context.end_by_limit(result.ended_by);
    const bool is_right = result.is_accepted && (!puzzle || is_puzzles);
    if (wants_json(context.request)) {
        nlohmann::ordered_json json = {
            {"proved", is_right}, {"accepted", result.is_accepted}, {"steps", result.steps}};
        if (puzzle) json["formula_of_puzzle"] = is_puzzles;
        context.put_json(json);
        return is_right ? answered : answered_no;
    }
    context.put_line(verdict_of(result));
    context.put_line({!puzzle      ? "check.proof_of_formula"
                      : is_puzzles ? "check.proof_of_puzzle"
                                   : "check.proof_of_other",
                      {{"file", formula_file(name)}}});
    return is_right ? answered : answered_no;
}

}  // namespace queens::cli
