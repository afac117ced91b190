// SPDX-License-Identifier: MIT
// Plans: the same everywhere, whole, and refused when they are damaged.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "queens/campaign.hpp"
#include "queens/campaign/sha256.hpp"
#include "queens/campaign/shard.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using campaigning::sha256;

TEST(Sha256, HasThePublishedHashes) {
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/// The shards, counted and added up.
campaigning::Sum sum_of_shards(const CampaignPlan& plan, std::size_t pieces_wanted, std::string_view engine) {
    const campaigning::ShardCutter cutter(plan);
    campaigning::Sum sum;
    for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
        const auto counted = campaigning::count_pieces(plan.puzzle, cutter.cut(shard, pieces_wanted),
                                                       {.engine = engine, .threads = 1});
        EXPECT_TRUE(counted.sum.is_consistent());
        sum.add(counted.sum.solutions, counted.sum.nodes);
    }
    sum.nodes += plan.nodes_above;
    return sum;
}

/// However finely it is cut, nothing is lost or counted twice, neither solutions nor nodes.
void expect_whole(const Puzzle& puzzle) {
    const Count whole = count(puzzle, {.threads = 1});
    for (const std::size_t shards : {1U, 2U, 7U, 100U, 5000U}) {
        const CampaignPlan plan = plan_campaign(puzzle, shards);
        EXPECT_LE(plan.shards.size(), shards);
        for (const std::size_t pieces_wanted : {1U, 40U}) {
            const auto sum = sum_of_shards(plan, pieces_wanted, "simd");
            EXPECT_EQ(sum.solutions, whole.solutions) << puzzle.size() << " " << shards;
            EXPECT_EQ(sum.nodes, whole.nodes) << puzzle.size() << " " << shards;
        }
    }
}

TEST(CampaignPlan, HasAllOfTheCount) {
    for (int n = smallest_campaign_size; n <= 11; ++n) expect_whole(Puzzle(n));
}

TEST(CampaignPlan, HasAllOfTheCountOnTheTorusAndAroundGivenQueens) {
    expect_whole(Puzzle({.size = 11, .rule = Rule::torus}));
    expect_whole(Puzzle({.size = 10, .given = {{0, 3}}, .blocked = {{5, 5}}, .excluded = {{Line::rising, 4}}}));
    expect_whole(Puzzle({.size = 9, .given = {{4, 4}}}));
}

TEST(CampaignPlan, IsOneEmptyShardForAnImpossiblePuzzle) {
    const CampaignPlan plan = plan_campaign(Puzzle({.size = 8, .given = {{0, 0}, {1, 1}}}));
    EXPECT_EQ(plan.shards.size(), 1U);
    EXPECT_EQ(sum_of_shards(plan, 1, "simd").solutions, Total());
}

TEST(CampaignPlan, HasAsManyShardsAsWishedWhereTheTreeIsLargeEnough) {
    for (const std::size_t shards : {1U, 2U, 10U, 200U}) {
        EXPECT_EQ(plan_campaign(Puzzle(14), shards).shards.size(), shards);
    }
    EXPECT_EQ(plan_campaign(Puzzle(10)).shards.size(), 1U);  // all of it is short
}

TEST(CampaignPlan, HasShardsOfAboutEqualCost) {
    const CampaignPlan plan = plan_campaign(Puzzle(14), 40);
    const campaigning::ShardCutter cutter(plan);
    double largest = 0;
    double sum = 0;
    for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
        const double nodes =
            campaigning::count_pieces(plan.puzzle, cutter.cut(shard, 1), {.threads = 1}).sum.nodes.approximate();
        largest = std::max(largest, nodes);
        sum += nodes;
    }
    EXPECT_LT(largest, 2 * sum / static_cast<double>(plan.shards.size()));
}

TEST(CampaignPlan, IsTheSameForEver) {
    EXPECT_EQ(plan_campaign(Puzzle(12), 20).hash, "3beabbf53077d6eb7efc99ed8ed1ebff91e61e1dbafe13010223c9e57a12ece9");
    EXPECT_EQ(plan_campaign(Puzzle(16), 200).hash,
              "6d663886091fdea75ed7a940c1e9fc1926913bf2bee3993eb616f06497e48027");
    EXPECT_EQ(plan_campaign(Puzzle({.size = 13, .rule = Rule::torus}), 50).hash,
              "cf0195035ac94729470abe8003c6b28d16ed736a70b600581eec615b4114b6cf");
}

TEST(CampaignPlan, IsReadAsItWasWritten) {
    for (const Puzzle& puzzle :
         {Puzzle(8), Puzzle(13), Puzzle({.size = 12, .rule = Rule::torus}),
          Puzzle({.size = 9, .given = {{0, 3}, {1, 5}}, .blocked = {{5, 5}}, .excluded = {{Line::falling, -2}}})}) {
        const CampaignPlan plan = plan_campaign(puzzle, 50);
        const CampaignPlan read = read_plan(text_of(plan));
        EXPECT_EQ(read.puzzle, plan.puzzle);
        EXPECT_EQ(read.shards, plan.shards);
        EXPECT_EQ(read.hash, plan.hash);
        EXPECT_EQ(text_of(read), text_of(plan));
    }
}

TEST(CampaignPlan, IsRefusedWithAnyBitFlippedOrCutShort) {
    const std::string text = text_of(plan_campaign(Puzzle(8), 5));
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string damaged = text;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        EXPECT_THROW(static_cast<void>(read_plan(damaged)), BadRequest) << bit;
    }
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT_THROW(static_cast<void>(read_plan(text.substr(0, length))), BadRequest) << length;
    }
    EXPECT_THROW(static_cast<void>(read_plan(text + "\n")), BadRequest);
}

TEST(CampaignPlan, NamesTheLineThatIsWrong) {
    std::string text = text_of(plan_campaign(Puzzle(8), 5));
    text.replace(text.find("\n1 "), 3, "\n7 ");
    try {
        static_cast<void>(read_plan(text));
        FAIL();
    } catch (const BadRequest& refused) {
        EXPECT_EQ(refused.problem().id, "problem.plan_line");
        EXPECT_EQ(refused.problem().arguments.front().value, "8");
    }
}

TEST(CampaignPlan, TakesNoOtherSizesAndNumbersOfShards) {
    EXPECT_THROW(static_cast<void>(plan_campaign(Puzzle(7))), BadRequest);
    EXPECT_THROW(static_cast<void>(plan_campaign(Puzzle(33))), BadRequest);
    EXPECT_THROW(static_cast<void>(plan_campaign(Puzzle(8), 0)), BadRequest);
    EXPECT_THROW(static_cast<void>(plan_campaign(Puzzle(8), most_shards + 1)), BadRequest);
}

RC_GTEST_PROP(CampaignPlan, HasAllOfTheCountOfAnyPuzzle, ()) {
    const auto rule = *rc::gen::element(Rule::chess, Rule::torus);
    Draft draft = testing::random_draft(testing::any_size(8, 10), rule, *rc::gen::arbitrary<std::uint64_t>());
    const Puzzle puzzle(std::move(draft));
    const CampaignPlan plan = plan_campaign(puzzle, *rc::gen::inRange<std::size_t>(1, 300));
    RC_ASSERT(sum_of_shards(plan, *rc::gen::inRange<std::size_t>(1, 50), "cross").solutions ==
              count(puzzle, {.threads = 1}).solutions);
}

TEST(ChanceUnseen, IsThatOfDrawingWithoutPuttingBack) {
    EXPECT_EQ(chance_unseen(10, 10, 1), 0);
    EXPECT_EQ(chance_unseen(10, 0, 3), 1);
    EXPECT_DOUBLE_EQ(chance_unseen(10, 4, 1), 0.6);
    EXPECT_DOUBLE_EQ(chance_unseen(10, 4, 2), 6.0 / 10 * 5 / 9);
    EXPECT_EQ(chance_unseen(10, 4, 7), 0);
}

}  // namespace
}  // namespace queens
