// SPDX-License-Identifier: MIT
// campaign slurm: workers as a job array.
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/shell_word.hpp"
#include "queens/board/failure.hpp"

namespace queens::cli {
namespace {

constexpr std::int64_t most_tasks = 1'000'000;
constexpr std::int64_t usual_tasks = 10;

int run_slurm(const Context& context) {
    const Request& request = context.request;
    refuse_together(request, "queens campaign slurm", {"--json", "--format"});
    std::error_code error;
    const std::string folder = std::filesystem::absolute(folder_of(request), error).lexically_normal().string();
    if (error) fail_reading(folder_of(request), error.value());
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
                                   tasks, threads, shell_word(folder)));
    return answered;
}

}  // namespace

const CampaignAction slurm_action = {
    .summary = {.name = "slurm", .summary = "campaign.slurm"},
    .options = "--folder --workers --threads",
    .run = run_slurm,
};

}  // namespace queens::cli
