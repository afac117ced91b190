// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "queens/board/random.hpp"
#include "queens/campaign/engines.hpp"
#include "queens/campaign/ledgers.hpp"
#include "queens/campaign/own_ledger.hpp"
#include "queens/campaign/shard.hpp"

namespace queens {

using namespace campaigning;

namespace {

/// Shards of the range to be counted again, drawn at random among those that were not, until the fraction is reached.
std::vector<std::size_t> drawn(const Ledgers& ledgers, std::size_t end, const VerifyOptions& options, Random& random,
                               std::size_t& done) {
    std::vector<std::size_t> open;
    for (std::size_t shard = options.only.first; shard < end; ++shard) {
        if (!ledgers.is_done(shard)) continue;
        ++done;
        if (!ledgers.is_verified(shard)) open.push_back(shard);
    }
    const auto wanted = static_cast<std::size_t>(std::ceil(options.fraction * static_cast<double>(done)));
    const std::size_t verified = done - open.size();
    random.shuffle(std::span(open));
    open.resize(wanted > verified ? wanted - verified : 0);
    return open;
}

ShardPieces image_of(ShardPieces shard, int size, Symmetry symmetry) {
    for (Piece& piece : shard.pieces) {
        for (Square& queen : piece.queens) queen = image(symmetry, size, queen);
    }
    return shard;
}

/// Counts a shard on a board turned or mirrored at random.
ShardCount count_turned(const CampaignPlan& plan, const ShardPieces& shard, const CountOptions& options,
                        Random& random) {
    const Symmetry symmetry = all_symmetries[1 + random.below(all_symmetries.size() - 1)];  // not the identity
    return count_pieces(plan.puzzle.image(symmetry), image_of(shard, plan.puzzle.size(), symmetry), options);
}

}  // namespace

Verification verify_campaign(const std::string& folder, const CampaignPlan& plan, const VerifyOptions& options) {
    const ShardCutter cutter(plan);
    Ledgers ledgers(folder, plan);
    ledgers.refresh();
    OwnLedger own(folder);
    Random random(options.seed);
    Verification result;
    const std::size_t end = std::min(options.only.last + 1, plan.shards.size());
    const auto shards = drawn(ledgers, end, options, random, result.done);
    result.chosen = shards.size();
    if (options.progress != nullptr) options.progress->total = result.chosen;
    const auto start = Clock::now();
    for (const std::size_t shard : shards) {
        ledgers.refresh_if_cheap();
        if (ledgers.is_verified(shard)) continue;  // by somebody else, meanwhile
        const auto start_of_shard = Clock::now();
        CountOptions counting{
            .engine = other_engine(ledgers.engine(shard)), .threads = options.threads, .limits = options.limits};
        if (counting.limits.time) *counting.limits.time -= start_of_shard - start;
        const ShardCount counted =
            count_turned(plan, cutter.cut(shard, pieces_for(options.threads)), counting, random);
        if (counted.ended_by != EndedBy::end) {
            result.ended_by = counted.ended_by;
            break;
        }
        own.write_safely(text_of(RecountLine{{.shard = shard,
                                              .sum = counted.sum,
                                              .time = Clock::now() - start_of_shard,
                                              .engine = std::string(counting.engine),
                                              .target = target_of(counting.engine),
                                              .host = own.host()}},
                                 plan));
        ++result.recounted;
        if (options.progress != nullptr) options.progress->done = result.recounted;
        const Total& written = ledgers.sum(shard).solutions;
        if (counted.sum.solutions != written) {
            result.refuted.push_back({shard, ledgers.place(shard), written, counted.sum.solutions});
        }
    }
    ledgers.refresh();
    result.verified = ledgers.verified();
    return result;
}

double chance_unseen(std::size_t shards, std::size_t drawn, std::size_t faulty) noexcept {
    double chance = 1;
    for (std::size_t i = 0; i < faulty; ++i) {
        if (drawn + i >= shards) return 0;
        chance *= static_cast<double>(shards - drawn - i) / static_cast<double>(shards - i);
    }
    return chance;
}

}  // namespace queens
