// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "apps/cli/impossible.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/placement_output.hpp"
#include "apps/cli/proof_files.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/seed.hpp"
#include "apps/cli/shell_word.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/solve.hpp"

namespace queens::cli {
namespace {

SolveOptions options_of(const Request& request) {
    SolveOptions options{.limits = limits_of(request, stop_flag())};
    if (request.method) options.method = *request.method;
    if (request.proof) options.proof_file = new_proof_name(request);
    if (request.seed) options.seed = unsigned_number("--seed", *request.seed);
    if (request.is_random && !options.seed) options.seed = new_seed();
    return options;
}

/// The output as long as there is time: a board of a billion rows is found at once, and written row by row. The first
/// piece is written in any case, so that an answer that is found and short is given.
class TimedOutput {
  public:
    TimedOutput(notation::Text& output, const Limits& limits)
        : output_(output), time_(limits.time), text_([this](std::string_view piece) { return write(piece); }) {}

    [[nodiscard]] notation::Text& text() noexcept { return text_; }
    [[nodiscard]] bool is_out_of_time() const noexcept { return is_out_of_time_; }

  private:
    bool write(std::string_view piece) {
        is_out_of_time_ = !is_first_ && time_ && Clock::now() - start_ >= *time_;
        is_first_ = false;
        if (is_out_of_time_) return false;
        output_.put(piece);
        output_.flush();
        return !output_.is_closed();
    }

    notation::Text& output_;
    std::optional<Seconds> time_;
    Clock::time_point start_ = Clock::now();
    bool is_first_ = true;
    bool is_out_of_time_ = false;
    notation::Text text_;
};

/// Writes the solution, or what the format has to say where there is none.
Solution write_solution(const Context& context, const Puzzle& puzzle, const SolveOptions& options,
                        const OutputFormat& format) {
    const auto writer = output_writer(context, format, puzzle, notation::Purpose::one);
    const Solution solution = solve(puzzle, options, [&](const Found& found) {
        writer->write(found);
        return Flow::stop;
    });
    const bool is_solved = solution.verdict == Verdict::solved;
    writer->end({.solutions = is_solved ? 1U : 0U, .ended_by = is_solved ? EndedBy::enough : solution.ended_by});
    context.output.flush();
    return solution;
}

/// Whether the method writes proofs; if not, solve() refuses, and no file should be left behind.
bool writes_proof(const Puzzle& puzzle, const SolveOptions& options) {
    const std::string_view name = choice_of_method(puzzle, options).method;
    const auto all = methods();
    return !options.proof_file.empty() && std::any_of(all.begin(), all.end(), [&](const MethodSummary& method) {
        return method.name == name && method.writes_proofs;
    });
}

/// Says where the proof is, or why there is none.
void tell_proof(const Context& context, UnfinishedProof& proof, const Solution& solution) {
    const std::string& name = *context.request.proof;
    if (solution.verdict == Verdict::impossible) {
        proof.keep();
        context.tell({"solve.proof", {{"file", shell_word(name)}, {"formula", formula_file(name)}}});
    } else {
        context.tell(
            {solution.verdict == Verdict::solved ? "solve.no_proof" : "solve.no_proof_yet", {{"file", name}}});
    }
}

/// Says which method was used and why, and what it took.
void explain(const Context& context, const Puzzle& puzzle, const SolveOptions& options, const Solution& solution) {
    const auto [chosen, reason] = choice_of_method(puzzle, options);
    context.tell({std::string(reason), {{"method", std::string(chosen)}}});
    if (solution.method != chosen) {
        context.tell(
            {"choice.handed_over", {{"method", std::string(chosen)}, {"other", std::string(solution.method)}}});
    }
    context.tell({"solve.took",
                  {{"count", to_string(solution.nodes)},
                   {"milliseconds", fmt::format("{:.1f}", 1000 * solution.elapsed.count())}}});
}

int run(const Context& untimed) {
    const Puzzle puzzle = puzzle_of(untimed.request);
    SolveOptions options = options_of(untimed.request);
    TimedOutput output(untimed.output, options.limits);
    const Context context{untimed.request, untimed.words, untimed.terminal, output.text()};
    const OutputFormat format = output_format(context, puzzle.size());
    std::optional<UnfinishedProof> proof;
    if (writes_proof(puzzle, options)) options.proof_file = proof.emplace(puzzle, options.proof_file).file();
    const Solution solution = write_solution(context, puzzle, options, format);
    if (!context.request.seed && options.seed) {
        context.tell({"solve.seed", {{"seed", std::to_string(*options.seed)}}});
    }
    if (proof) tell_proof(context, *proof, solution);
    if (context.request.is_explained) explain(context, puzzle, options, solution);
    if (output.is_out_of_time()) return context.end_by_limit(EndedBy::time_limit);
    if (context.output.is_closed()) return context.end_unread();
    if (solution.verdict == Verdict::solved) return answered;
    if (solution.verdict == Verdict::impossible) return tell_impossible(context, puzzle, format);
    context.tell_limit(solution.ended_by);
    if (solution.conflicts) context.tell({"solve.stuck", {{"count", std::to_string(*solution.conflicts)}}});
    return limit_came_first;
}

}  // namespace

const Verb solve_verb = {.summary = {.name = "solve", .summary = "verb.solve", .arguments = "N|FILE|-"}, .run = run};

}  // namespace queens::cli
