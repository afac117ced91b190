// SPDX-License-Identifier: MIT
// campaign status, campaign merge: what the ledgers say.
#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <thread>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/shell_word.hpp"

namespace queens::cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace std::chrono_literals;

constexpr auto time_between_looks = 2s;
constexpr std::string_view clear_screen = "\x1b[H\x1b[J";
/// How long merge looks for symmetric solutions.
constexpr Seconds time_for_identities{5};

/// The time until all is done, if it goes on so; nothing where that is not known.
std::optional<Interval> time_left(const CampaignState& state) {
    if (state.done < 2 || state.workers == 0 || state.is_complete()) return {};
    const auto left = static_cast<double>(state.is_done.size() - state.done);
    const auto done = static_cast<double>(state.done);
    const double middle = left * state.mean.count();
    // Of the sum of what is left, and of the mean that it is guessed from.
    const double width = 1.96 * state.deviation.count() * std::sqrt(left + left * left / done);
    const auto workers = static_cast<double>(state.workers);
    return Interval{std::max(middle - width, 0.0) / workers, middle / workers, (middle + width) / workers};
}

double percent_done(const CampaignState& state) {
    return 100 * static_cast<double>(state.done) / static_cast<double>(state.is_done.size());
}

Json json_of(const std::map<std::string, CampaignWork>& works) {
    Json json = Json::array();
    for (const auto& [name, work] : works) {
        json.push_back({{"name", name}, {"shards", work.shards}, {"time_s", work.time.count()}});
    }
    return json;
}

void put_status_json(const Context& context, const CampaignPlan& plan, const CampaignState& state) {
    Json json = {{"size", plan.puzzle.size()},    {"plan", plan.hash},
                 {"shards", plan.shards.size()},  {"done", state.done},
                 {"workers", state.workers},      {"shard_s", state.mean.count()},
                 {"faults", state.faults.size()}, {"disagreements", state.disagreements.size()},
                 {"hosts", json_of(state.hosts)}};
    if (const auto left = time_left(state)) {
        json["left_s"] = {{"low", left->low}, {"middle", left->middle}, {"high", left->high}};
    }
    context.put_json(json);
}

void put_status(const Context& context, const CampaignState& state) {
    context.put_line({"campaign.status",
                      {{"done", static_cast<std::int64_t>(state.done)},
                       {"count", static_cast<std::int64_t>(state.is_done.size())},
                       {"percent", fmt::format("{:.1f}", std::floor(10 * percent_done(state)) / 10)}}});
    for (const auto& [name, work] : state.hosts) {
        context.put_line(
            {"campaign.host",
             {{"host", name},
              {"count", static_cast<std::int64_t>(work.shards)},
              {"seconds", fmt::format("{:.3g}", work.time.count() / static_cast<double>(work.shards))}}});
    }
    if (state.is_complete()) return;
    context.put_line({"campaign.workers", {{"count", static_cast<std::int64_t>(state.workers)}}});
    if (const auto left = time_left(state)) {
        context.put_line({"campaign.left",
                          {{"middle", words_of(context.words, Seconds(left->middle))},
                           {"low", words_of(context.words, Seconds(left->low))},
                           {"high", words_of(context.words, Seconds(left->high))},
                           {"rate", fmt::format("{:.3g}", 3600 * static_cast<double>(state.workers) /
                                                              std::max(state.mean.count(), 1e-3))}}});
    }
}

CampaignState show_status(const Context& context, const std::string& folder, const CampaignPlan& plan) {
    CampaignState state = state_of_campaign(folder, plan, &stop_flag());
    if (state.ended_by != EndedBy::end) return state;
    wants_json(context.request) ? put_status_json(context, plan, state) : put_status(context, state);
    context.output.flush();
    return state;
}

int run_status(const Context& context) {
    const std::string& folder = folder_of(context.request);
    const CampaignPlan plan = open_campaign(folder);
    CampaignState state = show_status(context, folder, plan);
    while (context.request.is_watched && !state.is_complete() && !context.output.is_closed()) {
        const auto until = Clock::now() + time_between_looks;
        while (Clock::now() < until && !stop_flag()) std::this_thread::sleep_for(50ms);
        if (stop_flag()) break;
        if (context.terminal.is_output) context.output.put(clear_screen);
        state = show_status(context, folder, plan);
    }
    if (state.ended_by != EndedBy::end) return context.end_by_limit(state.ended_by);
    tell_faults(context, state);
    return state.is_sound() ? answered : answered_no;
}

/// What the identity Q ≡ P (mod 8) says of the total; P: the solutions that a half turn maps to themselves.
enum class Identity { holds, fails, not_for_this_puzzle, took_too_long };

constexpr const char* name(Identity identity) {
    switch (identity) {
        case Identity::holds: return "holds";
        case Identity::fails: return "fails";
        case Identity::not_for_this_puzzle: return "not_for_this_puzzle";
        case Identity::took_too_long: return "took_too_long";
    }
    return "";
}

Identity identity_of(const Puzzle& puzzle, const Total& solutions) {
    if (puzzle.symmetries().size() != all_symmetries.size()) return Identity::not_for_this_puzzle;
    const Count fixed =
        count_symmetric(puzzle, Symmetry::half_turn, {.limits = {.time = time_for_identities, .stop = &stop_flag()}});
    if (fixed.ended_by != EndedBy::end) return Identity::took_too_long;
    const auto rest = [](const Total& total) { return total.low() % 8; };
    return rest(solutions) == rest(fixed.solutions) ? Identity::holds : Identity::fails;
}

std::string list_of(const std::map<std::string, CampaignWork>& works) {
    std::string list;
    for (const auto& [name, work] : works) {
        list += (list.empty() ? "" : ", ") + fmt::format("{} ({})", name, work.shards);
    }
    return list;
}

void tell_report(const Context& context, const CampaignPlan& plan, const CampaignState& state) {
    context.tell({"campaign.merged_plan", {{"plan", plan.hash}, {"count", static_cast<std::int64_t>(state.done)}}});
    context.tell({"campaign.merged_digest", {{"digest", state.digest}, {"nodes", to_string(state.nodes)}}});
    context.tell({"campaign.merged_by", {{"engines", list_of(state.engines)}, {"hosts", list_of(state.hosts)}}});
    if (state.doubled > 0) {
        context.tell({"campaign.merged_doubled", {{"count", static_cast<std::int64_t>(state.doubled)}}});
    }
    if (state.verified > 0) {
        context.tell({"campaign.merged_verified", {{"count", static_cast<std::int64_t>(state.verified)}}});
    }
    if (state.struck > 0) {
        context.tell({"campaign.merged_struck", {{"count", static_cast<std::int64_t>(state.struck)}}});
    }
}

Json report_of(const CampaignPlan& plan, const CampaignState& state, bool is_total) {
    return {{"size", plan.puzzle.size()},
            {"solutions", to_string(state.solutions)},
            {"complete", is_total},
            {"nodes", to_string(state.nodes)},
            {"plan", plan.hash},
            {"shards", plan.shards.size()},
            {"done", state.done},
            {"digest", state.digest},
            {"doubled", state.doubled},
            {"verified", state.verified},
            {"struck", state.struck},
            {"faults", state.faults.size()},
            {"engines", json_of(state.engines)},
            {"hosts", json_of(state.hosts)}};
}

/// Some shards are missing, or some lines cannot be believed.
int end_partially(const Context& context, const CampaignPlan& plan, const CampaignState& state) {
    const bool is_allowed = context.request.allows_partial && state.disagreements.empty();
    if (is_allowed && wants_json(context.request)) {
        context.put_json(report_of(plan, state, false));
    } else if (is_allowed) {
        context.put_line({"campaign.at_least",
                          {{"solutions", to_string(state.solutions)},
                           {"done", static_cast<std::int64_t>(state.done)},
                           {"count", static_cast<std::int64_t>(state.is_done.size())}}});
    }
    tell_faults(context, state);
    if (is_allowed) return answered;
    const std::size_t missing = state.is_done.size() - state.done;
    if (missing > 0) {
        const auto first = std::find(state.is_done.begin(), state.is_done.end(), false) - state.is_done.begin();
        context.tell({"campaign.missing",
                      {{"count", static_cast<std::int64_t>(missing)}, {"shard", static_cast<std::int64_t>(first)}}});
    }
    context.tell({state.disagreements.empty() ? "campaign.no_total" : "campaign.no_total_disagreeing",
                  {{"folder", shell_word(*context.request.folder)}}});
    return answered_no;
}

int run_merge(const Context& context) {
    const std::string& folder = folder_of(context.request);
    const CampaignPlan plan = open_campaign(folder);
    const CampaignState state = state_of_campaign(folder, plan, &stop_flag());
    if (state.ended_by != EndedBy::end) return context.end_by_limit(state.ended_by);
    if (!state.is_complete() || !state.is_sound()) return end_partially(context, plan, state);
    const Identity identity = identity_of(plan.puzzle, state.solutions);
    if (wants_json(context.request)) {
        Json json = report_of(plan, state, identity != Identity::fails);
        json["identity"] = name(identity);
        context.put_json(json);
    } else if (identity != Identity::fails) {
        context.output.put(to_string(state.solutions) + "\n");
    }
    tell_faults(context, state);
    tell_report(context, plan, state);
    context.tell({std::string("campaign.identity_") + name(identity), {}});
    return identity == Identity::fails ? answered_no : answered;
}

}  // namespace

const CampaignAction status_action = {
    .summary = {.name = "status", .summary = "campaign.status_of"},
    .options = "--folder --watch",
    .run = run_status,
};

const CampaignAction merge_action = {
    .summary = {.name = "merge", .summary = "campaign.merge"},
    .options = "--folder --allow-partial",
    .run = run_merge,
};

}  // namespace queens::cli
