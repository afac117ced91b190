// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "apps/cli/benchmark.hpp"
#include "apps/cli/breakdown.hpp"
#include "apps/cli/counting.hpp"
#include "apps/cli/expectation.hpp"
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
    CountOptions options{.limits = limits_of(request, stop_flag())};
    if (request.engine) options.engine = *request.engine;
    if (request.target) options.target = *request.target;
    if (request.is_unique) options.unique = Unique::yes;
    if (request.threads) {
        options.threads = static_cast<int>(whole_number("--threads", *request.threads, 1, most_threads));
    }
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
    if (*request.symmetric == "half-turn") return Symmetry::half_turn;
    if (*request.symmetric == "quarter-turn") return Symmetry::quarter_turn;
    refuse({"problem.unknown_name",
            {phrase("kind", "kind.turn"), {"value", *request.symmetric}, {"names", "half-turn, quarter-turn"}}});
}

nlohmann::ordered_json json_of(const Request& request, const Puzzle& puzzle, const CountOptions& options,
                               const Count& count) {
    nlohmann::ordered_json json = {{"size", puzzle.size()}, {"solutions", to_string(count.solutions)}};
    if (count.classes) {
        json["classes"] = to_string(count.classes->all());
        for (std::size_t i = 0; i < Classes::sizes.size(); ++i) {
            json["class_sizes"][std::to_string(Classes::sizes[i])] = to_string(count.classes->of_size[i]);
        }
    }
    json["complete"] = count.ended_by == EndedBy::end;
    json["ended_by"] = name(count.ended_by);
    if (request.symmetric) {
        json["symmetric"] = *request.symmetric;
    } else if (is_for_engine(puzzle, at_most_of(request), request.engine.has_value())) {
        json["engine"] = options.engine;
        if (options.engine == "simd") json["target"] = target_of(options);
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
    for (const EngineSummary& engine : engines()) {
        context.output.put(fmt::format("{:<10}", engine.name) + context.words.say(engine.summary) + "\n");
    }
    std::string names;
    for (const TargetSummary& target : targets()) names += fmt::format(" {} ({})", target.name, target.lanes);
    context.put_line({"count.targets", {{"names", names}}});
    return answered;
}

Count count_with_progress(const Context& context, const Puzzle& puzzle, CountOptions options) {
    const auto turn = turn_of(context.request);
    const auto bound = at_most_of(context.request);
    const bool is_asked_for = context.request.engine.has_value();
    if (!turn && is_for_engine(puzzle, bound, is_asked_for)) tell_if_long(context, puzzle, options);
    ProgressLine line(context, "progress.count");
    options.progress = line.progress();
    return turn ? count_symmetric(puzzle, *turn, options) : count_up_to(puzzle, options, bound, is_asked_for);
}

int run(const Context& context) {
    if (context.request.engine == "list") return list_engines(context);
    check_together(context.request);
    const Puzzle puzzle = puzzle_of(context.request);
    const CountOptions options = options_of(context.request);
    const bool as_json = wants_json(context.request);
    if (context.request.is_benchmark) return run_benchmark(context, puzzle, options);
    const Count result = count_with_progress(context, puzzle, options);
    const bool is_complete = result.ended_by == EndedBy::end;
    const bool is_at_least = result.ended_by == EndedBy::enough;
    if (as_json) {
        context.output.put(json_of(context.request, puzzle, options, result).dump() + "\n");
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
