// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "apps/cli/benchmark.hpp"
#include "apps/cli/breakdown.hpp"
#include "apps/cli/counting.hpp"
#include "apps/cli/expectation.hpp"
#include "apps/cli/named_values.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/progress_line.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/count.hpp"

namespace queens::cli {
namespace {

CountOptions options_of(const Request& request) {
    CountOptions options{.threads = threads_of(request), .limits = limits_of(request, stop_flag())};
    if (request.engine) options.engine = *request.engine;
    if (request.target) options.target = *request.target;
    if (request.is_unique) options.unique = Unique::yes;
    return options;
}

std::optional<std::uint64_t> at_most_of(const Request& request) {
    if (!request.at_most) return std::nullopt;
    return static_cast<std::uint64_t>(
        whole_number("--at-most", *request.at_most, 1, std::numeric_limits<std::int64_t>::max()));
}

void check_together(const Request& request) {
    if (request.symmetric) {
        refuse_together(request, "--symmetric", {"--unique", "--at-most", "--engine", "--target", "--bench"});
    }
    if (request.is_benchmark) refuse_together(request, "--bench", {"--unique"});
    if (request.engine && *request.engine != "simd")
        refuse_together(request, "--engine " + *request.engine, {"--target"});
    if (request.at_most) refuse_together(request, "--at-most", {"--engine", "--target", "--threads", "--bench"});
}

/// The turn whose solutions alone are asked for.
std::optional<Symmetry> turn_of(const Request& request) {
    if (!request.symmetric) return std::nullopt;
    return value_named(turns, *request.symmetric, "kind.turn");
}

/// What is counted, and how.
struct Task {
    Puzzle puzzle;
    CountOptions options;
    std::optional<Symmetry> turn;
    std::optional<std::uint64_t> bound;
    bool is_by_engine;
};

Task task_of(const Request& request) {
    Puzzle puzzle = puzzle_of(request);
    const auto turn = turn_of(request);
    const auto bound = at_most_of(request);
    const bool is_by_engine = !turn && (request.engine || is_for_engine(puzzle, bound));
    return {std::move(puzzle), options_of(request), turn, bound, is_by_engine};
}

nlohmann::ordered_json json_of(const Request& request, const Task& task, const Count& count) {
    nlohmann::ordered_json json = {{"size", task.puzzle.size()}, {"solutions", to_string(count.solutions)}};
    if (count.classes) {
        json["classes"] = to_string(count.classes->all());
        for (std::size_t i = 0; i < Classes::sizes.size(); ++i) {
            json["class_sizes"][std::to_string(Classes::sizes[i])] = to_string(count.classes->of_size[i]);
        }
    }
    json["complete"] = count.ended_by == EndedBy::end;
    json["ended_by"] = name(count.ended_by);
    if (task.turn) json["symmetric"] = *request.symmetric;
    if (task.is_by_engine) {
        json["engine"] = task.options.engine;
        if (task.options.engine == "simd") json["target"] = target_of(task.options);
    }
    json["nodes"] = to_string(count.nodes);
    json["elapsed_s"] = count.elapsed.count();
    return json;
}

void put_classes(const Context& context, const Classes& classes) {
    if (classes.all() == Total()) return context.put_line({"count.no_classes", {}});
    context.put_line({"count.classes",
                      {{"count", to_string(classes.all())},
                       {"breakdown", breakdown_of(classes)},
                       {"solutions", to_string(classes.solutions())}}});
}

/// The engines, and what `simd` can run on here.
int list_engines(const Context& context) {
    if (wants_json(context.request)) {
        nlohmann::ordered_json json;
        for (const EngineSummary& engine : engines()) {
            json["engines"].push_back({{"name", engine.name}, {"largest_size", engine.largest_size}});
        }
        for (const TargetSummary& target : targets()) {
            json["targets"].push_back({{"name", target.name}, {"lanes", target.lanes}});
        }
        context.put_json(json);
        return answered;
    }
    for (const EngineSummary& engine : engines()) {
        context.output.put(fmt::format("{:<10}", engine.name) + context.words.say(engine.summary) + "\n");
    }
    std::string names;
    for (const TargetSummary& target : targets()) {
        names += fmt::format("{}{} ({})", names.empty() ? "" : ", ", target.name, target.lanes);
    }
    context.put_line({"count.targets", {{"names", names}}});
    return answered;
}

Count count_with_progress(const Context& context, const Task& task) {
    const auto& [puzzle, options, turn, bound, is_by_engine] = task;
    if (is_by_engine) tell_if_long(context, puzzle, options);
    const bool has_total = is_by_engine || turn;
    ProgressLine line(context, has_total ? "progress.count" : "progress.enumerate");
    CountOptions watched = options;
    watched.progress = line.progress();
    if (turn) return count_symmetric(puzzle, *turn, watched);
    return is_by_engine ? count(puzzle, watched) : count_by_listing(puzzle, watched, bound);
}

int run(const Context& context) {
    if (context.request.engine == "list") return list_engines(context);
    check_together(context.request);
    const Task task = task_of(context.request);
    const bool as_json = wants_json(context.request);
    if (context.request.is_benchmark) return run_benchmark(context, task.puzzle, task.options);
    const Count result = count_with_progress(context, task);
    const bool is_complete = result.ended_by == EndedBy::end;
    const bool is_at_least = result.ended_by == EndedBy::enough;
    if (as_json) {
        context.put_json(json_of(context.request, task, result));
    } else if (is_complete) {
        if (result.classes) {
            put_classes(context, *result.classes);
        } else {
            context.output.put(to_string(result.solutions) + "\n");
        }
    }
    if (is_at_least && !as_json) {
        const Total all = result.classes ? result.classes->all() : result.solutions;
        context.put_line({result.classes ? "count.at_least_classes" : "count.at_least", {{"count", to_string(all)}}});
    }
    if (is_complete || is_at_least) return answered;
    context.tell_limit(result.ended_by);
    context.tell({"count.incomplete", {{"count", to_string(result.solutions)}}});
    return limit_came_first;
}

}  // namespace

const Verb count_verb = {.summary = {.name = "count", .summary = "verb.count", .arguments = "N|FILE|-"}, .run = run};

}  // namespace queens::cli
