// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "queens/board/random.hpp"
#include "queens/campaign/engines.hpp"
#include "queens/campaign/ledgers.hpp"
#include "queens/campaign/shard.hpp"

namespace queens {

using namespace campaigning;

namespace {

/// The shards of the range that are done, as many as the fraction says, drawn at random.
std::vector<std::size_t> drawn(const Ledgers& ledgers, std::size_t end, const VerifyOptions& options, Random& random,
                               std::size_t& done) {
    std::vector<std::size_t> shards;
    for (std::size_t shard = options.only.first; shard < end; ++shard) {
        if (ledgers.is_done(shard)) shards.push_back(shard);
    }
    done = shards.size();
    random.shuffle(std::span(shards));
    shards.resize(static_cast<std::size_t>(std::ceil(options.fraction * static_cast<double>(done))));
    return shards;
}

ShardPieces image_of(ShardPieces shard, int size, Symmetry symmetry) {
    for (Piece& piece : shard.pieces) {
        for (Square& queen : piece.queens) queen = image(symmetry, size, queen);
    }
    return shard;
}

}  // namespace

Verification verify_campaign(const std::string& folder, const CampaignPlan& plan, const VerifyOptions& options) {
    const ShardCutter cutter(plan);
    Ledgers ledgers(folder, plan);
    ledgers.refresh();
    Random random(options.seed);
    Verification result;
    const std::size_t end = std::min(options.only.last + 1, plan.shards.size());
    const auto shards = drawn(ledgers, end, options, random, result.done);
    result.chosen = shards.size();
    if (options.progress != nullptr) options.progress->total = result.chosen;
    const auto start = Clock::now();
    for (const std::size_t shard : shards) {
        const Symmetry symmetry = all_symmetries[1 + random.below(all_symmetries.size() - 1)];  // not the identity
        CountOptions counting{
            .engine = other_engine(ledgers.engine(shard)), .threads = options.threads, .limits = options.limits};
        if (counting.limits.time) *counting.limits.time -= Clock::now() - start;
        const auto pieces = image_of(cutter.cut(shard, pieces_for(options.threads)), plan.puzzle.size(), symmetry);
        const ShardCount counted = count_pieces(plan.puzzle.image(symmetry), pieces, counting);
        if (counted.ended_by != EndedBy::end) {
            result.ended_by = counted.ended_by;
            break;
        }
        ++result.recounted;
        if (options.progress != nullptr) options.progress->done = result.recounted;
        const Total& written = ledgers.sum(shard).solutions;
        if (counted.sum.solutions != written) {
            result.refuted.push_back({shard, ledgers.place(shard), written, counted.sum.solutions});
        }
    }
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
