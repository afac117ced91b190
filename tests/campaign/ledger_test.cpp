// SPDX-License-Identifier: MIT
// Ledgers: damaged in every way, they never give a wrong total.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <tuple>

#include "queens/board/random.hpp"
#include "queens/campaign.hpp"
#include "queens/campaign/ledgers.hpp"
#include "tests/campaign/folder.hpp"
#include "tests/published.hpp"

namespace queens {
namespace {

using campaigning::Ledgers;
using testing::Folder;
using testing::published;

constexpr int n = 10;
constexpr std::size_t shards = 8;

/// A campaign that is done, and its ledger's lines.
struct Done {
    Folder folder;
    CampaignPlan plan = plan_campaign(Puzzle(n), shards);
    std::string text;
    std::vector<std::string> lines;  // of shards that are done; without ends

    Done() {
        create_campaign(folder.path(), plan);
        EXPECT_EQ(run_campaign(folder.path(), plan, {.threads = 1}).done, shards);
        text = testing::ledger_text(folder.path());
        std::istringstream stream(text);
        for (std::string line; std::getline(stream, line);) {
            if (line.starts_with("done")) lines.push_back(line);
        }
    }
};

CampaignState state_of_text(const CampaignPlan& plan, const std::string& text) {
    static const Folder folder;
    folder.write("ledger-x", text);
    return state_of_campaign(folder.path(), plan);
}

/// Complete, sound and right; or not both complete and sound. `lost`: shards that may be missing at most.
void expect_never_wrong(const CampaignState& state, std::size_t lost) {
    if (state.is_complete() && state.is_sound()) {
        EXPECT_EQ(to_string(state.solutions), published("solutions", n));
    }
    EXPECT_GE(state.done + lost, shards);
}

TEST(Ledger, AddsUpToTheCount) {
    const Done done;
    const CampaignState state = state_of_campaign(done.folder.path(), done.plan);
    EXPECT_TRUE(state.is_complete() && state.is_sound());
    EXPECT_EQ(to_string(state.solutions), published("solutions", n));
    EXPECT_EQ(state.nodes, count(Puzzle(n)).nodes);
    EXPECT_EQ(done.lines.size(), shards);
}

TEST(Ledger, NeverGivesAWrongTotalWithOneBitFlippedSlow) {
    const Done done;
    std::size_t noticed = 0;
    for (std::size_t bit = 0; bit < 8 * done.text.size(); ++bit) {
        std::string damaged = done.text;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        const CampaignState state = state_of_text(done.plan, damaged);
        expect_never_wrong(state, 2);  // an end of a line that is lost takes two lines with it
        // A fault is named with its line, but in the very last byte, without which the last line has no end.
        const auto line = static_cast<std::size_t>(
            1 + std::count(done.text.begin(), done.text.begin() + static_cast<std::ptrdiff_t>(bit / 8), '\n'));
        const bool is_named = !state.faults.empty() && state.faults.front().place.line == line;
        EXPECT_TRUE(is_named || (bit / 8 + 1 == done.text.size() && state.unfinished.size() == 1)) << bit;
        if (is_named) ++noticed;
    }
    EXPECT_GE(noticed, 8 * (done.text.size() - 1));
}

TEST(Ledger, LosesOnlyWhatIsCutOff) {
    const Done done;
    for (std::size_t length = 0; length < done.text.size(); ++length) {
        const std::string rest = done.text.substr(0, length);
        const CampaignState state = state_of_text(done.plan, rest);
        EXPECT_FALSE(state.is_complete());
        EXPECT_TRUE(state.faults.empty());
        EXPECT_EQ(state.unfinished.empty(), rest.empty() || rest.back() == '\n');
        std::size_t whole = 0;
        std::istringstream stream(rest.substr(0, rest.rfind('\n') + 1));
        for (std::string line; std::getline(stream, line);)
            if (line.starts_with("done")) ++whole;
        EXPECT_EQ(state.done, whole);
    }
}

TEST(Ledger, GivesOneTotalInAnyOrderWithLinesLateAndDoubled) {
    const Done done;
    Random random(1);
    const CampaignState expected = state_of_campaign(done.folder.path(), done.plan);
    std::vector<std::string> lines = done.lines;
    for (std::size_t i = 0; i < shards; ++i) lines.push_back(lines[random.below(shards)]);
    for (int order = 0; order < 10'000; ++order) {
        random.shuffle(std::span(lines));
        Ledgers ledgers(done.folder.path(), done.plan);
        const std::size_t files[] = {ledgers.add_file("a"), ledgers.add_file("b"), ledgers.add_file("c")};
        for (std::size_t i = 0; i < lines.size(); ++i) ledgers.add(lines[i], files[random.below(3)], i + 1);
        std::size_t shards_done = 0;
        Total sum;
        for (std::size_t shard = 0; shard < shards; ++shard) {
            if (ledgers.is_done(shard)) ++shards_done;
            sum += ledgers.sum(shard).solutions;
        }
        ASSERT_EQ(shards_done, shards);
        ASSERT_EQ(sum, expected.solutions);
        ASSERT_TRUE(ledgers.faults().empty());
    }
}

TEST(Ledger, HasNoTotalWhereReadingWasStopped) {
    const Done done;
    const std::atomic<bool> stop = true;
    const CampaignState state = state_of_campaign(done.folder.path(), done.plan, &stop);
    EXPECT_EQ(state.ended_by, EndedBy::stopped);
    EXPECT_FALSE(state.is_complete());
    EXPECT_EQ(state.solutions, Total(0));
    EXPECT_EQ(run_campaign(done.folder.path(), done.plan, {.limits = {.stop = &stop}}).ended_by, EndedBy::stopped);
}

TEST(Ledger, DoesNotTakeLinesOfAnotherPlan) {
    const Done done;
    for (const CampaignPlan& other : {plan_campaign(Puzzle(n), shards + 1), plan_campaign(Puzzle(n + 1), shards)}) {
        const CampaignState state = state_of_text(other, done.text);
        EXPECT_EQ(state.done, 0U);
        EXPECT_FALSE(state.faults.empty());
        EXPECT_EQ(state.faults.front().message.id, "ledger.other_plan");
    }
}

TEST(Ledger, NamesTwoLinesThatContradictEachOther) {
    const Done done;
    auto line = std::get<campaigning::DoneLine>(campaigning::read_line(done.lines[3], done.plan));
    line.sum.add(8, 0);
    const CampaignState state = state_of_text(done.plan, done.text + text_of(line, done.plan));
    ASSERT_EQ(state.disagreements.size(), 1U);
    EXPECT_EQ(state.disagreements[0].shard, line.shard);
    EXPECT_FALSE(state.is_sound());
}

TEST(Ledger, DoesNotTakeANumberWithoutItsRemainders) {
    const Done done;
    auto line = std::get<campaigning::DoneLine>(campaigning::read_line(done.lines[3], done.plan));
    line.sum.solutions += 13 * 15 - 8;
    const auto text = text_of(line, done.plan);
    const auto read = campaigning::read_line(std::string_view(text).substr(0, text.size() - 1), done.plan);
    ASSERT_TRUE(std::holds_alternative<Message>(read));
    EXPECT_EQ(std::get<Message>(read).id, "ledger.impossible");
}

TEST(Campaign, CountsOnlyWhatIsDamagedAnew) {
    const Done done;
    for (std::size_t i = 0; i < 5; ++i) {
        const Folder folder;
        create_campaign(folder.path(), done.plan);
        std::string damaged = done.text;
        damaged[damaged.find(done.lines[i]) + 30] ^= 1;
        folder.write("ledger-x", damaged);
        EXPECT_FALSE(state_of_campaign(folder.path(), done.plan).is_sound());
        const CampaignRun run = run_campaign(folder.path(), done.plan, {.threads = 1});
        EXPECT_EQ(run.counted, 1U);
        EXPECT_EQ(run.struck.size(), 1U);
        const CampaignState state = state_of_campaign(folder.path(), done.plan);
        EXPECT_TRUE(state.is_complete() && state.is_sound());
        EXPECT_EQ(state.struck, 1U);
        EXPECT_EQ(to_string(state.solutions), published("solutions", n));
    }
}

TEST(Campaign, TakesUpLastWhatOthersHaveBegun) {
    const Done done;
    const Folder folder;
    create_campaign(folder.path(), done.plan);
    std::string claims;
    for (const std::size_t shard : {0U, 2U, 3U, 5U}) claims += text_of(campaigning::ClaimLine{shard}, done.plan);
    folder.write("ledger-x", claims);
    EXPECT_EQ(run_campaign(folder.path(), done.plan, {.threads = 1}).counted, shards);
    std::vector<std::size_t> order;
    std::istringstream stream(testing::ledger_text(folder.path()));
    for (std::string line; std::getline(stream, line);) {
        const auto read = campaigning::read_line(line, done.plan);
        if (const auto* found = std::get_if<campaigning::DoneLine>(&read)) order.push_back(found->shard);
    }
    ASSERT_EQ(order.size(), shards);
    EXPECT_EQ(std::set<std::size_t>(order.begin(), order.begin() + shards / 2), (std::set<std::size_t>{1, 4, 6, 7}));
}

TEST(Campaign, FindsAPlantedFaultByCountingAllAgain) {
    const Done done;
    for (std::size_t i = 0; i < shards; ++i) {
        const Folder folder;
        create_campaign(folder.path(), done.plan);
        auto line = std::get<campaigning::DoneLine>(campaigning::read_line(done.lines[i], done.plan));
        // Too many or too few; its checksum and remainders are right.
        const std::uint64_t right = line.sum.solutions.low();
        campaigning::Sum wrong;
        wrong.add(i % 2 == 0 ? right + 8 : right - 8, line.sum.nodes);
        line.sum = wrong;
        std::string text = text_of(line, done.plan);
        for (std::size_t other = 0; other < shards; ++other) text += other == i ? "" : done.lines[other] + "\n";
        folder.write("ledger-x", text);
        EXPECT_TRUE(state_of_campaign(folder.path(), done.plan).is_sound());
        const Verification found =
            verify_campaign(folder.path(), done.plan, {.fraction = 1, .seed = i, .threads = 1});
        ASSERT_EQ(found.refuted.size(), 1U);
        EXPECT_EQ(found.refuted[0].shard, line.shard);
        EXPECT_EQ(found.refuted[0].place.line, 1U);
        EXPECT_EQ(found.recounted, shards);
        EXPECT_EQ(found.verified, shards - 1);
        // It is written down, so that there is no total any more; and found again, by that shard's recount alone.
        const CampaignState state = state_of_campaign(folder.path(), done.plan);
        ASSERT_EQ(state.disagreements.size(), 1U);
        EXPECT_EQ(state.disagreements[0].shard, line.shard);
        const Verification again = verify_campaign(folder.path(), done.plan, {.fraction = 1, .threads = 1});
        EXPECT_EQ(again.recounted, 1U);
        EXPECT_EQ(again.refuted.size(), 1U);
    }
}

TEST(Campaign, RecountsAddUp) {
    const Done done;
    // Another seed; but half of the shards were counted again already.
    for (const auto& [fraction, seed, recounted, verified] :
         {std::tuple(0.5, 1U, 4U, 4U), std::tuple(0.5, 2U, 0U, 4U), std::tuple(1.0, 3U, 4U, 8U)}) {
        const Verification found =
            verify_campaign(done.folder.path(), done.plan, {.fraction = fraction, .seed = seed, .threads = 1});
        EXPECT_EQ(found.done, shards);
        EXPECT_EQ(found.recounted, recounted);
        EXPECT_EQ(found.verified, verified);
        EXPECT_TRUE(found.refuted.empty());
        const CampaignState state = state_of_campaign(done.folder.path(), done.plan);
        EXPECT_EQ(state.verified, verified);
        EXPECT_EQ(state.doubled, 0U);
        EXPECT_TRUE(state.is_complete() && state.is_sound());
        EXPECT_EQ(to_string(state.solutions), published("solutions", n));
    }
}

TEST(Campaign, ARecountThatContradictsLeavesNoTotal) {
    const Done done;
    auto line = std::get<campaigning::DoneLine>(campaigning::read_line(done.lines[2], done.plan));
    line.sum.nodes = 1;  // those of another board
    const std::string agreeing = text_of(campaigning::RecountLine{line}, done.plan);
    line.sum.add(8, 0);
    const std::string contradicting = text_of(campaigning::RecountLine{line}, done.plan);
    // Before the line that it contradicts, or after it; whether another recount agrees or not.
    for (const std::string& text :
         {contradicting + done.text, done.text + contradicting, agreeing + done.text + contradicting}) {
        const CampaignState state = state_of_text(done.plan, text);
        ASSERT_EQ(state.disagreements.size(), 1U);
        EXPECT_EQ(state.disagreements[0].shard, line.shard);
        EXPECT_EQ(state.verified, 0U);
        EXPECT_FALSE(state.is_sound());
        EXPECT_EQ(to_string(state.solutions), published("solutions", n));
    }
    EXPECT_EQ(state_of_text(done.plan, done.text + agreeing + agreeing).verified, 1U);
    // A recount is no count.
    EXPECT_EQ(state_of_text(done.plan, agreeing).done, 0U);
    EXPECT_EQ(state_of_text(done.plan, agreeing).verified, 0U);
}

TEST(Campaign, EnginesHaveEqualLines) {
    const Done done;
    const Folder folder;
    create_campaign(folder.path(), done.plan);
    static_cast<void>(run_campaign(folder.path(), done.plan, {.engine = "cross", .threads = 1}));
    EXPECT_EQ(state_of_campaign(folder.path(), done.plan).digest,
              state_of_campaign(done.folder.path(), done.plan).digest);
}

TEST(CampaignThreads, HasEqualLines) {
    const Done done;
    const Folder folder;
    create_campaign(folder.path(), done.plan);
    static_cast<void>(run_campaign(folder.path(), done.plan, {.threads = 3}));
    EXPECT_EQ(state_of_campaign(folder.path(), done.plan).digest,
              state_of_campaign(done.folder.path(), done.plan).digest);
}

TEST(Campaign, DoesNotTakeEnginesWithOtherNodes) {
    const Done done;
    EXPECT_THROW(static_cast<void>(run_campaign(done.folder.path(), done.plan, {.engine = "plain"})), BadRequest);
}

TEST(Campaign, KeepsThePlanThatIsThere) {
    const Done done;
    create_campaign(done.folder.path(), done.plan);
    EXPECT_THROW(create_campaign(done.folder.path(), plan_campaign(Puzzle(n), 3)), BadRequest);
    EXPECT_EQ(open_campaign(done.folder.path()).hash, done.plan.hash);
}

void expect_an_estimate_of(int size) {
    const CampaignEstimate estimate = estimate_campaign(Puzzle(size), {.seed = 3, .threads = 1, .time = Seconds(1)});
    const double known = std::stod(published("solutions", size));
    EXPECT_GT(estimate.samples, 10U);
    EXPECT_NEAR(estimate.solutions.middle, known, known / 2);
    EXPECT_LE(estimate.solutions.low, estimate.solutions.middle);
}

TEST(Campaign, EstimatesTheCount) {
    expect_an_estimate_of(10);
}

TEST(CampaignHeavy, EstimatesLargerCounts) {
    for (const int size : {12, 15}) expect_an_estimate_of(size);
}

}  // namespace
}  // namespace queens
