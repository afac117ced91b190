// SPDX-License-Identifier: MIT
#include "queens/campaign/shard.hpp"

#include <algorithm>
#include <mutex>

#include "queens/campaign/text.hpp"
#include "queens/workers/workers.hpp"

namespace queens::campaigning {
namespace {

constexpr std::size_t pieces_per_thread = 32;

/// How many rows the place goes below its piece.
std::size_t depth_of(const Place& place) noexcept {
    const auto end = std::find(place.columns.begin(), place.columns.end(), 0);
    return static_cast<std::size_t>(end - place.columns.begin());
}

/// Whether `place` lies below `above`, not counting itself.
bool is_below(const Place& place, const Place& above) noexcept {
    const auto depth = static_cast<std::ptrdiff_t>(depth_of(above));
    return place.piece == above.piece && place != above &&
           std::equal(above.columns.begin(), above.columns.begin() + depth, place.columns.begin());
}

[[noreturn]] void refuse_pieces() {
    refuse({"problem.plan_pieces", {{"version", CampaignPlan::version}}});
}

/// All of the tree from one place to another, cut down to a number of rows.
class Cut {
  public:
    Cut(const Place& from, const Place& to, std::size_t rows) : from_(from), to_(to), rows_(rows) {}

    void add(const PieceTree& tree, const Place& place) {
        queens_ = tree.piece().queens;
        add(tree, place, 0, {});
    }
    ShardPieces take() && { return std::move(shard_); }

  private:
    void add(const PieceTree& tree, const Place& place, std::size_t depth, const tree::Attacks& attacks) {
        const bool is_in = from_ <= place && place < to_;
        const bool is_cut_through = is_below(from_, place) || is_below(to_, place);
        if (!is_in && !is_cut_through) return;
        if (!is_cut_through && (depth >= rows_ || depth >= tree.rows_to_cut())) {
            shard_.pieces.push_back({.queens = queens_, .weight = tree.piece().weight});
            return;
        }
        if (is_in) ++shard_.nodes_above;
        Branches branches;
        tree.branches(depth, attacks, branches);
        for (const Branch& branch : branches.view()) {
            Place below = place;
            below.columns[depth] = static_cast<std::uint8_t>(branch.column + 1);
            queens_.push_back(tree.square(depth, branch.column));
            add(tree, below, depth + 1, branch.attacks);
            queens_.pop_back();
        }
    }

    const Place& from_;
    const Place& to_;
    std::size_t rows_;
    std::vector<Square> queens_;
    ShardPieces shard_;
};

}  // namespace

ShardCutter::ShardCutter(const CampaignPlan& plan) : plan_(plan), pieces_(pieces(plan.puzzle)) {
    if (pieces_.size() != plan.pieces || hash_of(pieces_) != plan.pieces_hash) {
        refuse_pieces();
    }
    for (const Place& place : plan.shards) {
        const std::size_t depth = depth_of(place);
        if (depth > 0 && depth > PieceTree(plan.puzzle, pieces_[place.piece]).rows_to_cut()) refuse_pieces();
    }
}

ShardPieces ShardCutter::cut(std::size_t shard, std::size_t pieces_wanted) const {
    const Place from = plan_.shards[shard];
    const Place to = shard + 1 < plan_.shards.size() ? plan_.shards[shard + 1]
                                                     : Place{.piece = static_cast<std::uint32_t>(pieces_.size())};
    ShardPieces best;
    for (std::size_t rows = 0; rows <= Place::most_rows; ++rows) {
        Cut cut(from, to, rows);
        for (std::uint32_t piece = from.piece; piece <= to.piece && piece < pieces_.size(); ++piece) {
            const PieceTree tree(plan_.puzzle, pieces_[piece]);
            cut.add(tree, {.piece = piece});
        }
        best = std::move(cut).take();
        if (best.pieces.size() >= pieces_wanted) break;
    }
    return best;
}

ShardCount count_pieces(const Puzzle& puzzle, const ShardPieces& shard, const CountOptions& options) {
    const auto start = Clock::now();
    ShardCount result;
    result.sum.nodes = shard.nodes_above;
    std::mutex mutex;  // of the result
    const auto has_ended = [&] {
        const std::lock_guard lock(mutex);
        return result.ended_by != EndedBy::end;
    };
    const int threads = options.threads > 0 ? options.threads : workers::available();
    workers::run(shard.pieces.size(), threads, [&](std::size_t index) {
        if (has_ended()) return;
        CountOptions rest = options;
        rest.threads = 1;
        rest.limits = limits_left(options.limits, start);
        const Count counted = count(puzzle, {&shard.pieces[index], 1}, rest);
        const std::lock_guard lock(mutex);
        if (counted.ended_by != EndedBy::end) result.ended_by = counted.ended_by;
        result.sum.add(counted.solutions, counted.nodes);
    });
    return result;
}

std::size_t pieces_for(int threads) noexcept {
    return pieces_per_thread * static_cast<std::size_t>(threads > 0 ? threads : workers::available());
}

}  // namespace queens::campaigning
