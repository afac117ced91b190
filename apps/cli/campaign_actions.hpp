// SPDX-License-Identifier: MIT
// What `queens campaign` can be told to do: a table, as that of the verbs.
#pragma once

#include <string>
#include <string_view>

#include "apps/cli/context.hpp"
#include "queens/board/table.hpp"
#include "queens/campaign.hpp"

namespace queens::cli {

struct CampaignAction {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
    } summary;
    /// The options that it takes, of those of `campaign`; separated by blanks.
    std::string_view options;
    /// The request has the words after the action's name.
    int (*run)(const Context& context);
};

[[nodiscard]] Table<CampaignAction> campaign_actions();

extern const CampaignAction plan_action;
extern const CampaignAction run_action;
extern const CampaignAction status_action;
extern const CampaignAction merge_action;
extern const CampaignAction verify_action;
extern const CampaignAction estimate_action;
extern const CampaignAction slurm_action;

/// The folder that --folder names; refuses a request without it, or with words beside its options.
[[nodiscard]] const std::string& folder_of(const Request& request);

/// What --only A-B says, of the plan's shards; all of them without it.
[[nodiscard]] ShardRange range_of(const Request& request, const CampaignPlan& plan);

/// Refuses options of `campaign` that are not among these, separated by blanks. `name`: of what was asked for.
void check_options(const Request& request, const std::string& name, std::string_view taken);

/// Tells how a run ended. Returns the exit code.
[[nodiscard]] int tell_run(const Context& context, const CampaignRun& run);

/// Tells of a line of a ledger that cannot be believed.
void tell_fault(const Context& context, const LedgerFault& fault);

/// Tells of unfinished lines, faults and disagreements, the first of many.
void tell_faults(const Context& context, const CampaignState& state);

}  // namespace queens::cli
