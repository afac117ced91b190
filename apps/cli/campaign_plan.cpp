// SPDX-License-Identifier: MIT
// campaign plan, campaign estimate: before there is anything to count.
#include <fmt/format.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/seed.hpp"
#include "apps/cli/shell_word.hpp"

namespace queens::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr Seconds usual_sampling{10};
constexpr std::int64_t most_workers = 1'000'000'000;

std::optional<std::size_t> shards_of(const Request& request) {
    if (!request.shards) return {};
    return static_cast<std::size_t>(
        whole_number("--shards", *request.shards, 1, static_cast<std::int64_t>(most_shards)));
}

/// What is worth knowing about the number of shards.
void tell_shards(const Context& context, const CampaignPlan& plan, std::optional<std::size_t> wanted, Seconds shard) {
    if (wanted && plan.shards.size() < *wanted) {
        context.tell({"campaign.fewer_shards", {{"count", static_cast<std::int64_t>(plan.shards.size())}}});
    }
    if (!wanted && shard > longest_shard) context.tell({"campaign.long_shards", {}});
    if (!wanted && plan.shards.size() == 1 && shard < shortest_shard) context.tell({"campaign.one_shard", {}});
}

int run_plan(const Context& context) {
    const Request& request = context.request;
    const Puzzle puzzle = puzzle_of(request);
    if (!request.folder) refuse({"problem.no_folder", {}});
    const auto wanted = shards_of(request);
    const CampaignPlan plan = plan_campaign(puzzle, wanted);
    if (stop_flag()) return context.end_by_limit(EndedBy::stopped);
    create_campaign(*request.folder, plan);
    const Seconds shard{plan.expected_nodes / nodes_per_second / static_cast<double>(plan.shards.size())};
    if (wants_json(request)) {
        const Json json = {{"size", puzzle.size()},
                           {"shards", plan.shards.size()},
                           {"pieces", plan.pieces},
                           {"plan", plan.hash},
                           {"shard_s", shard.count()}};
        context.put_json(json);
    } else {
        context.put_line({"campaign.planned",
                          {{"plan", std::string(plan.short_hash())},
                           {"count", static_cast<std::int64_t>(plan.shards.size())},
                           {"time", words_of(context.words, shard)}}});
    }
    tell_shards(context, plan, wanted, shard);
    context.tell({"campaign.next_run", {{"folder", shell_word(*request.folder)}}});
    return answered;
}

Json json_of(const Interval& interval) {
    return {{"low", interval.low}, {"middle", interval.middle}, {"high", interval.high}};
}

std::string short_number(double number) {
    constexpr double largest_written_out = 1e6;
    return number < largest_written_out ? fmt::format("{:.0f}", number) : fmt::format("{:.3g}", number);
}

Message about(std::string_view id, const Interval& interval, const std::function<std::string(double)>& text) {
    return {std::string(id),
            {{"middle", text(interval.middle)}, {"low", text(interval.low)}, {"high", text(interval.high)}}};
}

int run_estimate(const Context& context) {
    const Request& request = context.request;
    const Puzzle puzzle = puzzle_of(request);
    const auto workers =
        request.workers ? whole_number("--workers", *request.workers, 1, most_workers) : std::int64_t{1};
    const EstimateOptions options{
        .seed = request.seed ? unsigned_number("--seed", *request.seed) : 1,
        .threads = threads_of(request),
        .time = request.time_limit ? duration("--time-limit", *request.time_limit) : usual_sampling,
        .stop = &stop_flag()};
    const CampaignEstimate estimate = estimate_campaign(puzzle, options);
    if (estimate.ended_by != EndedBy::end) return context.end_by_limit(estimate.ended_by);
    const auto share = static_cast<double>(workers);
    const Interval time{estimate.time.low / share, estimate.time.middle / share, estimate.time.high / share};
    if (wants_json(request)) {
        const Json json = {{"size", puzzle.size()},
                           {"solutions", json_of(estimate.solutions)},
                           {"nodes", json_of(estimate.nodes)},
                           {"workers", workers},
                           {"time_s", json_of(time)},
                           {"nodes_per_second", estimate.nodes_per_second},
                           {"samples", estimate.samples}};
        context.put_json(json);
        return answered;
    }
    context.put_line(about("campaign.estimated_solutions", estimate.solutions, short_number));
    context.put_line(about("campaign.estimated_nodes", estimate.nodes, short_number));
    Message line = about("campaign.estimated_time", time,
                         [&](double seconds) { return words_of(context.words, Seconds(seconds)); });
    line.arguments.emplace_back("count", workers);
    context.put_line(line);
    context.tell({"campaign.estimated_by",
                  {{"count", static_cast<std::int64_t>(estimate.samples)},
                   {"rate", short_number(estimate.nodes_per_second)}}});
    return answered;
}

}  // namespace

const CampaignAction plan_action = {
    .summary = {.name = "plan", .summary = "campaign.plan"},
    .options = "--folder --shards --given --blocked --exclude --rule",
    .run = run_plan,
};

const CampaignAction estimate_action = {
    .summary = {.name = "estimate", .summary = "campaign.estimate"},
    .options = "--workers --seed --threads --time-limit --given --blocked --exclude --rule",
    .run = run_estimate,
};

}  // namespace queens::cli
