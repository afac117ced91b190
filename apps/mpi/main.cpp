// SPDX-License-Identifier: MIT
// queens-mpi: `queens campaign run` by the ranks of an MPI job. Rank 0 hands out the shards that no ledger has, one
// at a time, and counts none; the others count what they are given, each into a ledger of its own. Nothing else has
// to survive: where a rank or its host is lost the job ends, and begun again it goes on with what the ledgers do not
// have.
#include <mpi.h>

#include <chrono>
#include <clocale>
#include <thread>

#include "apps/cli/campaign_actions.hpp"
#include "apps/cli/program.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/terminal.hpp"

namespace {

using namespace queens;
using namespace queens::cli;
using namespace std::chrono_literals;

constexpr int handing_out = 0;  // this rank
constexpr int tag = 0;
constexpr std::int64_t no_more = -1;
/// Rank 0 looks for messages so often, and needs no core for it; a shard takes much longer.
constexpr auto time_between_looks = 1ms;

int own_rank() {
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

int ranks() {
    int count = 0;
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    return count;
}

/// What rank 0 says to all: whether there is something to do, once it has looked at all that can be wrong.
bool is_agreed(bool has_begun) {
    int value = has_begun ? 1 : 0;
    MPI_Bcast(&value, 1, MPI_INT, handing_out, MPI_COMM_WORLD);
    return value != 0;
}

CampaignOptions options_of(const Request& request, const CampaignPlan& plan) {
    CampaignOptions options{.threads = request.threads ? threads_of(request) : 1, .only = range_of(request, plan)};
    if (request.engine) options.engine = *request.engine;
    return options;
}

/// The rank that waits for a shard.
int waiting_rank() {
    int is_there = 0;
    MPI_Status status;
    while (MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &is_there, &status), is_there == 0) {
        std::this_thread::sleep_for(time_between_looks);
    }
    MPI_Recv(nullptr, 0, MPI_BYTE, status.MPI_SOURCE, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return status.MPI_SOURCE;
}

/// Until all shards have been counted.
void hand_out(const std::vector<std::size_t>& shards) {
    auto next = shards.begin();
    for (int ranks_left = ranks() - 1; ranks_left > 0;) {
        const int rank = waiting_rank();
        const std::int64_t answer = next == shards.end() ? no_more : static_cast<std::int64_t>(*next++);
        if (answer == no_more) --ranks_left;
        MPI_Send(&answer, 1, MPI_INT64_T, rank, tag, MPI_COMM_WORLD);
    }
}

/// The shards of the range that are not done.
std::vector<std::size_t> missing(const CampaignState& state, ShardRange range) {
    std::vector<std::size_t> shards;
    for (std::size_t shard = range.first; shard < state.is_done.size() && shard <= range.last; ++shard) {
        if (!state.is_done[shard]) shards.push_back(shard);
    }
    return shards;
}

/// Rank 0. `has_begun`: whether the others have been told to begin.
int lead(const Context& context, bool& has_begun) {
    check_options(context.request, "queens-mpi", "--folder --threads --only --engine");
    const std::string& folder = folder_of(context.request);
    const CampaignPlan plan = open_campaign(folder);
    const CampaignOptions options = options_of(context.request, plan);
    CampaignWorker worker(folder, plan, options);  // refuses what the others' would refuse
    if (ranks() < 2) refuse({"problem.one_rank", {}});
    const CampaignState state = state_of_campaign(folder, plan);
    for (const LedgerFault& fault : state.faults) worker.strike(fault.place);
    const std::vector<std::size_t> shards = missing(state, options.only);
    has_begun = is_agreed(true);
    hand_out(shards);

    const std::size_t end = options.only.end(plan);
    const std::size_t wanted = end > options.only.first ? end - options.only.first : 0;
    const std::size_t left = missing(state_of_campaign(folder, plan), options.only).size();
    return tell_run(context,
                    {.counted = shards.size(), .done = wanted - left, .wanted = wanted, .struck = state.faults});
}

/// The other ranks.
int follow(const Context& context) {
    const std::string& folder = folder_of(context.request);
    const CampaignPlan plan = open_campaign(folder);
    CampaignWorker worker(folder, plan, options_of(context.request, plan));
    while (true) {
        std::int64_t shard = no_more;
        MPI_Sendrecv(nullptr, 0, MPI_BYTE, handing_out, tag, &shard, 1, MPI_INT64_T, handing_out, tag, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        if (shard == no_more) return answered;
        static_cast<void>(worker.count(static_cast<std::size_t>(shard)));  // without limits, to its end
    }
}

/// Does the rank's part; returns the exit code.
int run(const std::vector<std::string>& arguments) {
    bool has_begun = false;
    int code = answered;
    if (own_rank() == handing_out) {
        code = run_program(arguments, [&](const Context& context) { return lead(context, has_begun); });
        if (!has_begun) is_agreed(false);
    } else {
        has_begun = is_agreed(true);
        if (has_begun) code = run_program(arguments, follow);
    }
    // The others wait for this rank, which has nothing more to say.
    if (has_begun && code != answered) MPI_Abort(MPI_COMM_WORLD, code);
    return code;
}

}  // namespace

int main(int count, char** arguments) {
    reserve_closed_streams();
    std::setlocale(LC_CTYPE, "");
    int provided = 0;
    MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &provided);
    std::vector<std::string> words{"campaign"};
    words.insert(words.end(), arguments + 1, arguments + count);
    const int code = run(words);
    MPI_Finalize();
    return code;
}
