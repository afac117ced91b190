// SPDX-License-Identifier: MIT
// Where shards begin: the tree is cut into leaves, each a small part of a shard's cost, and a shard begins wherever
// their sum passes its share.
#include <algorithm>
#include <cmath>

#include "queens/board/table.hpp"
#include "queens/campaign/cost.hpp"
#include "queens/campaign/sha256.hpp"
#include "queens/campaign/text.hpp"
#include "queens/tree/plan.hpp"

namespace queens {
namespace campaigning {
namespace {

/// Leaves are cut finer until a shard has about so many, where the tree is deep enough.
constexpr std::uint64_t leaves_in_a_shard = 2;
/// Costs are counted in units so large that all of them together have so many bits: products stay below 2^64.
constexpr std::uint64_t most_cost = std::uint64_t{1} << 40;

class Planner {
  public:
    Planner(const Puzzle& puzzle, std::span<const Piece> pieces, std::span<const Total> costs, std::size_t shards)
        : puzzle_(puzzle), pieces_(pieces), shards_wanted_(shards) {
        Total sum;
        for (const Total& cost : costs) sum += cost;
        Total largest = sum;
        while (largest >= Total(most_cost)) {
            ++halvings_;
            largest = largest.divided_by(2).quotient;
        }
        for (const Total& cost : costs) costs_.push_back(scaled(cost));
        for (const std::uint64_t cost : costs_) whole_ += cost;
        finest_ = whole_ / (shards * leaves_in_a_shard);
    }

    std::vector<Place> make() && {
        shards_.push_back({});
        for (std::uint32_t piece = 0; piece < pieces_.size(); ++piece) {
            const PieceTree tree(puzzle_, pieces_[piece]);
            const Place place{.piece = piece};
            cut(tree, 0, {}, place, place, costs_[piece]);
        }
        return std::move(shards_);
    }

  private:
    [[nodiscard]] std::uint64_t scaled(Total cost) const noexcept {
        for (int i = 0; i < halvings_; ++i) cost = cost.divided_by(2).quotient;
        return std::max<std::uint64_t>(cost.low(), 1);
    }

    /// Cuts what is below `place`; `start`: the highest place that begins with it.
    void cut(const PieceTree& tree, std::size_t depth, const tree::Attacks& attacks, const Place& place,
             const Place& start, std::uint64_t cost) {
        Branches branches;
        if (cost > finest_ && depth < tree.rows_to_cut()) tree.branches(depth, attacks, branches);
        if (branches.count == 0) return add_leaf(start, cost);
        const std::uint64_t choices = choices_of(branches);
        for (const Branch& branch : branches.view()) {
            Place below = place;
            below.columns[depth] = static_cast<std::uint8_t>(branch.column + 1);
            const bool is_first = &branch == branches.all.data();
            cut(tree, depth + 1, branch.attacks, below, is_first ? start : below,
                share(cost, branch.choices, choices));
        }
    }

    /// cost · choices / all, without overflow.
    [[nodiscard]] static std::uint64_t share(std::uint64_t cost, std::uint64_t choices, std::uint64_t all) {
        return (Total(cost) * choices).divided_by(static_cast<std::uint32_t>(all)).quotient.low();
    }

    void add_leaf(const Place& start, std::uint64_t cost) {
        // The shard in which the middle of the leaf's cost lies.
        const std::uint64_t shard = (cost_before_ + cost / 2) * shards_wanted_ / whole_;
        if (shard > last_shard_ && start > shards_.back()) {
            shards_.push_back(start);
        }
        last_shard_ = std::max(last_shard_, shard);
        cost_before_ += cost;
    }

    const Puzzle& puzzle_;
    std::span<const Piece> pieces_;
    std::uint64_t shards_wanted_;
    int halvings_ = 0;
    std::vector<std::uint64_t> costs_;
    std::uint64_t whole_ = 0;
    std::uint64_t finest_ = 0;
    std::uint64_t cost_before_ = 0;
    std::uint64_t last_shard_ = 0;
    std::vector<Place> shards_;
};

void check_campaign_size(int size) {
    check_size("kind.count", "campaign", size, smallest_campaign_size, largest_campaign_size);
}

double sum_of(std::span<const Total> costs) {
    Total sum;
    for (const Total& cost : costs) sum += cost;
    return sum.approximate();
}

std::size_t usual_shards(double nodes) {
    const double wanted = std::ceil(nodes / nodes_per_second / usual_shard.count());
    return static_cast<std::size_t>(std::clamp(wanted, 1.0, static_cast<double>(most_shards)));
}

}  // namespace

std::string hash_of(std::span<const Piece> pieces) {
    Sha256 hash;
    for (const Piece& piece : pieces) {
        std::string line = std::to_string(piece.weight);
        for (const Square queen : piece.queens) line += " " + square_text(queen);
        hash.add(line + "\n");
    }
    return hash.digits().substr(0, short_hash_length);
}

}  // namespace campaigning

CampaignPlan plan_campaign(const Puzzle& puzzle, std::optional<std::size_t> shards) {
    campaigning::check_campaign_size(puzzle.size());
    if (shards && (*shards < 1 || *shards > most_shards)) {
        refuse({"problem.shards_out_of_range",
                {{"value", std::to_string(*shards)}, {"low", 1}, {"high", static_cast<std::int64_t>(most_shards)}}});
    }
    const tree::Plan whole = tree::cross_plan(puzzle, tree::cross_shape(puzzle.size()));
    const auto costs = campaigning::expected_costs(puzzle, whole.pieces);
    const double nodes = campaigning::sum_of(costs);
    const std::size_t wanted = shards.value_or(campaigning::usual_shards(nodes));
    CampaignPlan plan{.puzzle = puzzle,
                      .pieces = static_cast<std::uint32_t>(whole.pieces.size()),
                      .pieces_hash = campaigning::hash_of(whole.pieces),
                      .nodes_above = whole.nodes_above,
                      .shards = campaigning::Planner(puzzle, whole.pieces, costs, wanted).make(),
                      .hash = {},
                      .expected_nodes = nodes};
    plan.hash = campaigning::sha256(campaigning::text_without_hash(plan));
    return plan;
}

}  // namespace queens
