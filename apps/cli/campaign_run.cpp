// SPDX-License-Identifier: MIT
// campaign run, campaign verify: what counts.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/progress_line.hpp"
#include "apps/cli/puzzle_words.hpp"

namespace queens::cli {
namespace {

using Json = nlohmann::ordered_json;

int run_run(const Context& context) {
    const Request& request = context.request;
    const std::string& folder = folder_of(request);
    const CampaignPlan plan = open_campaign(folder);
    CampaignOptions options{
        .threads = threads_of(request), .only = range_of(request, plan), .limits = limits_of(request, stop_flag())};
    if (request.engine) options.engine = *request.engine;
    const CampaignRun run = [&] {
        ProgressLine line(context, "progress.campaign");
        options.progress = line.progress();
        return run_campaign(folder, plan, options);
    }();
    return tell_run(context, run);
}

double fraction_of(const Request& request) {
    const std::string word = request.fraction.value_or("0.01");
    std::size_t used = 0;
    double fraction = 0;
    try {
        fraction = std::stod(word, &used);
    } catch (const std::exception&) {
        used = 0;
    }
    if (used != word.size() || !(fraction > 0 && fraction <= 1)) {
        refuse({"problem.not_a_fraction", {{"option", "--fraction"}, {"value", word}}});
    }
    return fraction;
}

/// Counted again by now, by this call or before.
std::size_t recounted_by_now(const Verification& result) {
    return result.verified + result.refuted.size();
}

/// How many faulty shards, and the chance that none of them was recounted.
std::vector<std::pair<std::size_t, double>> chances(const Verification& result, std::size_t shards) {
    std::vector<std::pair<std::size_t, double>> found;
    for (std::size_t faulty = 1; faulty <= std::min<std::size_t>(shards, 1000); faulty *= 10) {
        found.emplace_back(faulty, chance_unseen(shards, recounted_by_now(result), faulty));
    }
    return found;
}

void put_verification(const Context& context, const Verification& result, std::size_t shards) {
    const double share = static_cast<double>(recounted_by_now(result)) / static_cast<double>(shards);
    context.put_line({"campaign.verified",
                      {{"count", static_cast<std::int64_t>(result.recounted)},
                       {"recounted", static_cast<std::int64_t>(recounted_by_now(result))},
                       {"shards", static_cast<std::int64_t>(shards)},
                       {"percent", fmt::format("{:.3g}", 100 * share)},
                       {"wrong", static_cast<std::int64_t>(result.refuted.size())}}});
    for (const auto& [faulty, chance] : chances(result, shards)) {
        context.put_line(
            {"campaign.chance_unseen",
             {{"count", static_cast<std::int64_t>(faulty)}, {"percent", fmt::format("{:.3g}", 100 * chance)}}});
    }
    for (const Refuted& wrong : result.refuted) {
        context.tell({"campaign.refuted",
                      {{"file", wrong.place.file},
                       {"line", static_cast<std::int64_t>(wrong.place.line)},
                       {"shard", static_cast<std::int64_t>(wrong.shard)},
                       {"written", to_string(wrong.written)},
                       {"counted", to_string(wrong.counted)}}});
    }
}

void put_verification_json(const Context& context, const Verification& result, std::size_t shards) {
    auto refuted = Json::array();
    for (const Refuted& wrong : result.refuted) {
        refuted.push_back({{"shard", wrong.shard},
                           {"file", wrong.place.file},
                           {"line", wrong.place.line},
                           {"written", to_string(wrong.written)},
                           {"counted", to_string(wrong.counted)}});
    }
    auto unseen = Json::array();
    for (const auto& [faulty, chance] : chances(result, shards)) {
        unseen.push_back({{"faulty", faulty}, {"chance", chance}});
    }
    const Json json = {{"shards", shards},
                       {"done", result.done},
                       {"chosen", result.chosen},
                       {"recounted", result.recounted},
                       {"verified", result.verified},
                       {"refuted", std::move(refuted)},
                       {"chance_unseen", std::move(unseen)},
                       {"ended_by", name(result.ended_by)}};
    context.put_json(json);
}

int run_verify(const Context& context) {
    const Request& request = context.request;
    const std::string& folder = folder_of(request);
    const CampaignPlan plan = open_campaign(folder);
    VerifyOptions options{.fraction = fraction_of(request),
                          .seed = request.seed ? unsigned_number("--seed", *request.seed) : 1,
                          .threads = threads_of(request),
                          .only = range_of(request, plan),
                          .limits = limits_of(request, stop_flag())};
    const Verification result = [&] {
        ProgressLine line(context, "progress.campaign");
        options.progress = line.progress();
        return verify_campaign(folder, plan, options);
    }();
    const bool has_begun = result.ended_by == EndedBy::end || result.chosen > 0;
    if (has_begun) {
        wants_json(request) ? put_verification_json(context, result, plan.shards.size())
                            : put_verification(context, result, plan.shards.size());
    }
    if (!result.refuted.empty()) return answered_no;
    if (result.ended_by == EndedBy::end) return answered;
    return context.end_by_limit(result.ended_by);
}

}  // namespace

int tell_run(const Context& context, const CampaignRun& run) {
    for (const LedgerFault& fault : run.struck) tell_fault(context, fault);
    if (wants_json(context.request)) {
        const Json json = {
            {"counted", run.counted}, {"done", run.done}, {"wanted", run.wanted}, {"ended_by", name(run.ended_by)}};
        context.put_json(json);
    } else if (run.wanted > 0) {  // else it was stopped before it had read what there is
        context.put_line({"campaign.ran",
                          {{"count", static_cast<std::int64_t>(run.counted)},
                           {"done", static_cast<std::int64_t>(run.done)},
                           {"wanted", static_cast<std::int64_t>(run.wanted)}}});
    }
    if (run.ended_by == EndedBy::end) return answered;
    return context.end_by_limit(run.ended_by);
}

const CampaignAction run_action = {
    .summary = {.name = "run", .summary = "campaign.run"},
    .options = "--folder --threads --only --engine --time-limit",
    .run = run_run,
};

const CampaignAction verify_action = {
    .summary = {.name = "verify", .summary = "campaign.verify"},
    .options = "--folder --fraction --seed --threads --only --time-limit",
    .run = run_verify,
};

}  // namespace queens::cli
