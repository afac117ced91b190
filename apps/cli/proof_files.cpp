// SPDX-License-Identifier: MIT
#include "apps/cli/proof_files.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "apps/cli/input.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "queens/check.hpp"
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
    notation::ProofReader reader(lines);
    const ProofCheck result = check_proof(
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

}  // namespace

void write_file(const std::string& name, const std::function<void(notation::Text&)>& write) {
    const auto fail = [&] {
        throw EnvironmentFailure({"failure.write_file", {{"file", name}, {"reason", std::strerror(errno)}}});
    };
    std::ofstream file(name, std::ios::binary | std::ios::trunc);
    if (!file) fail();
    notation::Text text([&](std::string_view piece) {
        file.write(piece.data(), static_cast<std::streamsize>(piece.size()));
        return true;
    });
    write(text);
    text.flush();
    file.close();
    if (!file) fail();
}

void remove_file(const std::string& name) {
    std::error_code error;
    if (std::filesystem::is_regular_file(std::filesystem::symlink_status(name, error)))
        std::filesystem::remove(name, error);
}

int check_proof_file(const Context& context) {
    const std::string& name = *context.request.proof;
    const auto draft = draft_of_option(context.request);
    const Clauses formula = read_formula(formula_file(name));
    const bool is_puzzles = draft && clauses_of(puzzle_of(context.request, *draft)) == formula;
    const ProofCheck result = check_file(name, formula, limits_of(context.request, stop_flag()));
    if (is_cut_short(result.ended_by)) {
        context.tell_limit(result.ended_by);
        return limit_came_first;
    }
    const bool is_right = result.is_accepted && (!draft || is_puzzles);
    if (wants_json(context.request)) {
        nlohmann::ordered_json json = {
            {"proved", is_right}, {"accepted", result.is_accepted}, {"steps", result.steps}};
        if (draft) json["formula_of_puzzle"] = is_puzzles;
        context.output.put(json.dump() + "\n");
        return is_right ? answered : answered_no;
    }
    context.put_line(verdict_of(result));
    context.put_line({!draft       ? "check.proof_of_formula"
                      : is_puzzles ? "check.proof_of_puzzle"
                                   : "check.proof_of_other",
                      {{"file", formula_file(name)}}});
    return is_right ? answered : answered_no;
}

}  // namespace queens::cli
