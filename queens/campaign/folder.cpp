// SPDX-License-Identifier: MIT
// Where the plan is.
#include "queens/campaign/files.hpp"
#include "queens/campaign/text.hpp"

namespace queens {
namespace {

constexpr const char* plan_name = "plan";

}  // namespace

void create_campaign(const std::string& folder, const CampaignPlan& plan) {
    using namespace campaigning;
    make_folder(folder);
    const std::string path = path_in(folder, plan_name);
    if (is_there(path)) {
        if (read_file(path) == text_of(plan)) return sync_folder(folder);
        refuse({"problem.other_plan", {{"file", path}}});
    }
    put_file(folder, plan_name, text_of(plan));
}

CampaignPlan open_campaign(const std::string& folder) {
    const std::string path = campaigning::path_in(folder, plan_name);
    if (!campaigning::is_there(path)) refuse({"problem.no_plan", {{"file", path}}});
    try {
        return read_plan(campaigning::read_file(path));
    } catch (const BadRequest& refused) {
        Problem problem = refused.problem();
        problem.arguments.emplace_back("where", path);
        throw BadRequest(std::move(problem));
    }
}

}  // namespace queens
