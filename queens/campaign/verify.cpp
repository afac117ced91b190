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
    const double fraction = options.fraction > 0 ? std::min(options.fraction, 1.0) : 0;
    const auto wanted = static_cast<std::size_t>(std::ceil(fraction * static_cast<double>(done)));
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

/// Counts shards again, each with another engine than the one before, on a board turned or mirrored at random.
struct Recounter {
    const CampaignPlan& plan;
    int threads;
    Limits limits;  // from the start
    Clock::time_point start;
    ShardCutter cutter;
    OwnLedger ledger;
    Random random;

    /// Writes the outcome down, unless a limit ended it.
    ShardCount count(std::size_t shard, std::string_view engine_before) {
        const auto began = Clock::now();
        const Symmetry symmetry = all_symmetries[1 + random.below(all_symmetries.size() - 1)];  // not the identity
        const ShardPieces pieces = cutter.cut(shard, pieces_for(threads));
        const std::string_view engine = other_engine(engine_before);
        const ShardCount counted =
            count_pieces(plan.puzzle.image(symmetry), image_of(pieces, plan.puzzle.size(), symmetry),
                         {.engine = engine, .threads = threads, .limits = limits_left(limits, start)});
        if (counted.ended_by != EndedBy::end) return counted;
        const RecountLine line{{.shard = shard,
                                .sum = counted.sum,
                                .time = Clock::now() - began,
                                .engine = std::string(engine),
                                .target = target_of(engine),
                                .host = ledger.host()}};
        ledger.write_safely(text_of(line, plan));
        return counted;
    }
};

}  // namespace

Verification verify_campaign(const std::string& folder, const CampaignPlan& plan, const VerifyOptions& options) {
    const auto start = Clock::now();
    Ledgers ledgers(folder, plan, options.limits.stop);
    ledgers.refresh();
    if (ledgers.is_cut_short()) return {.ended_by = EndedBy::stopped};
    Recounter recounter{.plan = plan,
                        .threads = options.threads,
                        .limits = options.limits,
                        .start = start,
                        .cutter = ShardCutter(plan),
                        .ledger = OwnLedger(folder),
                        .random = Random(options.seed)};
    Verification result;
    const std::size_t end = options.only.end(plan);
    const auto shards = drawn(ledgers, end, options, recounter.random, result.done);
    result.chosen = shards.size();
    if (options.progress != nullptr) options.progress->total = result.chosen;
    for (const std::size_t shard : shards) {
        ledgers.refresh_if_cheap();
        if (ledgers.is_verified(shard)) continue;  // by somebody else, meanwhile
        const ShardCount counted = recounter.count(shard, ledgers.engine(shard));
        result.ended_by = counted.ended_by;
        if (counted.ended_by != EndedBy::end) break;
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
