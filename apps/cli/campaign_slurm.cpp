// SPDX-License-Identifier: MIT
// campaign slurm: workers as a job array.
#include <fmt/format.h>

#include <filesystem>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"

namespace queens::cli {
namespace {

constexpr std::int64_t most_tasks = 1'000'000;
constexpr std::int64_t usual_tasks = 10;

/// The word as a shell takes it, whatever is in it.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char letter : word) text += letter == '\'' ? "'\\''" : std::string(1, letter);
    return text + "'";
}

int run_slurm(const Context& context) {
    const Request& request = context.request;
    refuse_together(request, "queens campaign slurm", {"--json"});
    const std::string folder = std::filesystem::absolute(folder_of(request)).lexically_normal().string();
    static_cast<void>(open_campaign(folder));
    const auto tasks = request.workers ? whole_number("--workers", *request.workers, 1, most_tasks) : usual_tasks;
    const int threads = std::max(threads_of(request), 1);
    context.output.put(fmt::format(R"(#!/bin/sh
#SBATCH --job-name=queens
#SBATCH --array=1-{}
#SBATCH --cpus-per-task={}
#SBATCH --requeue
#SBATCH --open-mode=append
# Each task is a worker. One whose node is lost is begun again, and finds in the ledgers what is left to do.
exec queens campaign run --folder {} --threads "$SLURM_CPUS_PER_TASK"
)",
                                   tasks, threads, quoted(folder)));
    return answered;
}

}  // namespace

const CampaignAction slurm_action = {
    .summary = {.name = "slurm", .summary = "campaign.slurm"},
    .options = "--folder --workers --threads",
    .run = run_slurm,
};

}  // namespace queens::cli
