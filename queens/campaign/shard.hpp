// SPDX-License-Identifier: MIT
// From a shard's places to pieces that can be counted.
#pragma once

#include <vector>

#include "queens/campaign/ledger_line.hpp"
#include "queens/campaign/piece_tree.hpp"

namespace queens::campaigning {

/// Pieces that make up a shard, and its nodes above them.
struct ShardPieces {
    std::vector<Piece> pieces;
    std::uint64_t nodes_above = 0;
};

class ShardCutter {
  public:
    /// Refuses a plan whose pieces are not those of this program.
    explicit ShardCutter(const CampaignPlan& plan);

    /// At least so many pieces, where the tree can be cut so fine: so that threads can share them.
    [[nodiscard]] ShardPieces cut(std::size_t shard, std::size_t pieces_wanted) const;

  private:
    const CampaignPlan& plan_;
    std::vector<Piece> pieces_;
};

/// What a shard counts to, or why it is not known.
struct ShardCount {
    Sum sum;
    EndedBy ended_by = EndedBy::end;
};

/// Counts the pieces, shared among threads, within the options' limits; `nodes_above` is added.
[[nodiscard]] ShardCount count_pieces(const Puzzle& puzzle, const ShardPieces& shard, const CountOptions& options);

/// How many pieces threads want of a shard.
[[nodiscard]] std::size_t pieces_for(int threads) noexcept;

}  // namespace queens::campaigning
