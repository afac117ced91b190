// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/shell_word.hpp"
#include "apps/cli/verbs.hpp"

namespace queens::cli {
namespace {

/// How many lines are told of one by one.
constexpr std::size_t most_told = 20;

/// Whether a list of words separated by blanks has this one.
bool has_word(std::string_view list, std::string_view word) {
    return (" " + std::string(list) + " ").find(" " + std::string(word) + " ") != std::string::npos;
}

int run(const Context& context) {
    if (context.request.what.empty()) {
        refuse({"problem.no_action", {{"names", names_of(campaign_actions())}}});
    }
    const CampaignAction& action = row_named(campaign_actions(), context.request.what.front(), "kind.action");
    Request request = context.request;
    request.verb += " " + std::string(action.summary.name);
    check_options(request, "queens " + request.verb, std::string(action.options) + " --output");
    static_cast<void>(wants_json(request));
    request.what.erase(request.what.begin());
    return action.run({request, context.words, context.terminal, context.output});
}

Message at_place(const LedgerPlace& place) {
    return {"campaign.line", {{"file", place.file}, {"line", static_cast<std::int64_t>(place.line)}}};
}

}  // namespace

Table<CampaignAction> campaign_actions() {
    static constexpr std::array rows = {&plan_action,   &run_action,      &status_action, &merge_action,
                                        &verify_action, &estimate_action, &slurm_action};
    return rows;
}

void check_options(const Request& request, const std::string& name, std::string_view taken) {
    for (const Option& option : options()) {
        const bool is_for_all = option.verbs.empty() || option.name == "--format" || option.name == "--json";
        if (is_for_all || !option.is_taken_by("campaign") || has_word(taken, option.name)) continue;
        if (!option.is_in(request)) continue;
        refuse({"problem.option_of_other_action",
                {{"option", std::string(option.name)}, {"name", name}, {"taken", std::string(taken)}}});
    }
}

const std::string& folder_of(const Request& request) {
    if (!request.what.empty()) refuse_word(request.what.front(), "--folder DIR");
    if (!request.folder) refuse({"problem.no_folder", {}});
    return *request.folder;
}

ShardRange range_of(const Request& request, const CampaignPlan& plan) {
    if (!request.only) return {};
    const std::string& word = *request.only;
    const std::size_t dash = word.find('-', 1);  // none in -1
    const std::string high = dash == std::string::npos ? word : word.substr(dash + 1);
    const std::int64_t largest = std::ssize(plan.shards) - 1;
    const std::int64_t first = whole_number("--only", word.substr(0, dash), 0, largest);
    return {.first = static_cast<std::size_t>(first),
            .last = static_cast<std::size_t>(whole_number("--only", high, first, largest))};
}

void tell_fault(const Context& context, const LedgerFault& fault) {
    context.tell(
        {"campaign.fault",
         {{"line", context.words.say(at_place(fault.place))}, {"reason", context.words.say(fault.message)}}});
}

void tell_faults(const Context& context, const CampaignState& state) {
    for (const LedgerPlace& place : state.unfinished) {
        context.tell({"campaign.unfinished_line", {{"line", context.words.say(at_place(place))}}});
    }
    for (std::size_t i = 0; i < std::min(state.faults.size(), most_told); ++i) tell_fault(context, state.faults[i]);
    for (std::size_t i = 0; i < std::min(state.disagreements.size(), most_told); ++i) {
        const Disagreement& found = state.disagreements[i];
        context.tell({"campaign.disagreement",
                      {{"shard", static_cast<std::int64_t>(found.shard)},
                       {"folder", shell_word(*context.request.folder)},
                       {"one", context.words.say(at_place(found.one))},
                       {"other", context.words.say(at_place(found.other))}}});
    }
    const std::size_t all = state.faults.size() + state.disagreements.size();
    if (std::max(state.faults.size(), state.disagreements.size()) > most_told) {
        context.tell({"campaign.more_faults", {{"count", static_cast<std::int64_t>(all)}}});
    }
}

const Verb campaign_verb = {.summary = {.name = "campaign", .summary = "verb.campaign", .arguments = "ACTION"},
                            .run = run};

}  // namespace queens::cli
