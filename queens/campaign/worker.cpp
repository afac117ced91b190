// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include "queens/board/random.hpp"
#include "queens/campaign/engines.hpp"
#include "queens/campaign/ledgers.hpp"
#include "queens/campaign/own_ledger.hpp"
#include "queens/campaign/shard.hpp"

namespace queens {

using namespace campaigning;

struct CampaignWorker::Inside {
    Inside(const std::string& folder, const CampaignPlan& plan_to_count, const CampaignOptions& options)
        : plan(plan_to_count),
          limits(options.limits),
          engine(options.engine),
          threads(options.threads),
          cutter(plan),
          ledger(folder) {}

    Clock::time_point start = Clock::now();
    const CampaignPlan& plan;
    Limits limits;  // from the start
    std::string engine;
    int threads;
    ShardCutter cutter;
    OwnLedger ledger;
};

CampaignWorker::CampaignWorker(const std::string& folder, const CampaignPlan& plan, const CampaignOptions& options) {
    check_engine(options.engine);
    inside_ = std::make_unique<Inside>(folder, plan, options);
}

CampaignWorker::~CampaignWorker() = default;

EndedBy CampaignWorker::count(std::size_t shard) {
    Inside& inside = *inside_;
    const auto start = Clock::now();
    inside.ledger.write(text_of(ClaimLine{shard}, inside.plan));
    const ShardPieces pieces = inside.cutter.cut(shard, pieces_for(inside.threads));
    const ShardCount counted = count_pieces(
        inside.plan.puzzle, pieces,
        {.engine = inside.engine, .threads = inside.threads, .limits = limits_left(inside.limits, inside.start)});
    if (counted.ended_by != EndedBy::end) return counted.ended_by;
    const DoneLine line{.shard = shard,
                        .sum = counted.sum,
                        .time = Clock::now() - start,
                        .engine = inside.engine,
                        .target = target_of(inside.engine),
                        .host = inside.ledger.host()};
    inside.ledger.write_safely(text_of(line, inside.plan));
    return EndedBy::end;
}

void CampaignWorker::strike(const LedgerPlace& place) {
    const std::string file = place.file.substr(place.file.rfind('/') + 1);
    inside_->ledger.write_safely(text_of(StrikeLine{.line = place.line, .file = file}, inside_->plan));
}

namespace {

/// Hands out the shards of a range that are not done, in a random order; those that others have begun come last.
class OpenShards {
  public:
    OpenShards(Ledgers& ledgers, std::size_t first, std::size_t end) : ledgers_(ledgers) {
        for (std::size_t shard = first; shard < end; ++shard) {
            if (!ledgers.is_done(shard)) fresh_.push_back(static_cast<std::uint32_t>(shard));
        }
    }

    std::optional<std::size_t> next() {
        while (!fresh_.empty()) {
            const std::uint32_t shard = draw(fresh_);
            if (ledgers_.is_done(shard)) continue;
            if (!ledgers_.is_claimed(shard)) return shard;
            claimed_.push_back(shard);
        }
        // Those who have begun the rest may be done by now: it is worth a look.
        if (!claimed_.empty()) ledgers_.refresh();
        while (!claimed_.empty()) {
            const std::uint32_t shard = draw(claimed_);
            if (!ledgers_.is_done(shard)) return shard;
        }
        return {};
    }

  private:
    std::uint32_t draw(std::vector<std::uint32_t>& from) {
        std::swap(from[random_.below(from.size())], from.back());
        const std::uint32_t drawn = from.back();
        from.pop_back();
        return drawn;
    }

    Ledgers& ledgers_;
    std::vector<std::uint32_t> fresh_;
    std::vector<std::uint32_t> claimed_;
    // Which shard is counted when changes no result: workers are only to differ.
    Random random_{random_bits()};
};

/// How many shards of [first, end) are done.
std::size_t count_done(const Ledgers& ledgers, std::size_t first, std::size_t end) {
    std::size_t done = 0;
    for (std::size_t shard = first; shard < end; ++shard) {
        if (ledgers.is_done(shard)) ++done;
    }
    return done;
}

}  // namespace

CampaignRun run_campaign(const std::string& folder, const CampaignPlan& plan, const CampaignOptions& options) {
    CampaignWorker worker(folder, plan, options);
    Ledgers ledgers(folder, plan, options.limits.stop);
    ledgers.refresh();
    if (ledgers.is_cut_short()) return {.ended_by = EndedBy::stopped};
    CampaignRun run{.struck = ledgers.faults()};
    for (const LedgerFault& fault : run.struck) worker.strike(fault.place);

    const std::size_t end = options.only.end(plan);
    run.wanted = end > options.only.first ? end - options.only.first : 0;
    if (options.progress != nullptr) options.progress->total = run.wanted;
    OpenShards open(ledgers, options.only.first, end);
    while (const auto shard = open.next()) {
        if (options.progress != nullptr) options.progress->done = count_done(ledgers, options.only.first, end);
        run.ended_by = worker.count(*shard);
        if (run.ended_by != EndedBy::end) break;
        ++run.counted;
        ledgers.refresh_if_cheap();
    }
    ledgers.refresh();
    run.done = count_done(ledgers, options.only.first, end);
    return run;
}

}  // namespace queens
