// SPDX-License-Identifier: MIT
// A count in pieces that outlives a process, a disk and a machine: a plan of shards, ledgers of what was counted, and
// what they add up to. The formats of its files are in docs/campaign.md.
#pragma once

#include <array>
#include <atomic>
#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board/failure.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/message.hpp"
#include "queens/board/problem.hpp"
#include "queens/board/progress.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/board/total.hpp"
#include "queens/count.hpp"

#pragma GCC visibility push(default)

namespace queens {

inline constexpr int smallest_campaign_size = 8;
inline constexpr int largest_campaign_size = 32;
inline constexpr std::size_t most_shards = 1'000'000;

// The plan.

/// Where a shard begins, in the order in which a count goes through the tree: a piece, by its index in
/// pieces(puzzle), and, where pieces are cut finer, columns of queens in the rows after it. A place comes before
/// those below it.
struct Place {
    static constexpr std::size_t most_rows = 7;

    std::uint32_t piece = 0;
    /// Column + 1 for each row; 0 from where there are no more.
    std::array<std::uint8_t, most_rows> columns = {};

    friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

/// How a count is cut into shards. The shards of a puzzle, for a wished number of them, are the same for ever: a
/// change makes a new version.
struct CampaignPlan {
    static constexpr int version = 1;

    Puzzle puzzle{0};
    /// How many pieces `count` cuts the puzzle into, and their hash: 16 hexadecimal digits.
    std::uint32_t pieces = 0;
    std::string pieces_hash;
    /// Nodes that belong to no piece.
    std::uint64_t nodes_above = 0;
    /// Where each shard begins, ascending; it ends where the next one begins, and the last with the pieces.
    std::vector<Place> shards;
    /// SHA-256 of the plan's text but for its last line: 64 hexadecimal digits.
    std::string hash;
    /// Of the whole count, where plan_campaign made the plan; not in its text.
    double expected_nodes = 0;

    /// What lines of its ledgers call it: the first 16 digits.
    [[nodiscard]] std::string_view short_hash() const noexcept { return std::string_view(hash).substr(0, 16); }
};

/// How long shards are to take one core of a usual machine (`nodes_per_second`), where the number of them is not
/// wished.
inline constexpr Seconds usual_shard{480};
inline constexpr Seconds shortest_shard{60};
inline constexpr Seconds longest_shard{3600};
inline constexpr double nodes_per_second = 3.5e8;  // one core with AVX2: docs/results/count.md

/// Cuts the puzzle into `shards` (1 to most_shards) of about equal expected cost, or fewer if it has fewer places to
/// cut at; without a wish, so many that a shard takes `usual_shard`, 1 to most_shards. A pure function: costs are
/// estimated by random dives [Knuth 1975] with a fixed seed, in whole numbers. Refuses sizes out of range.
[[nodiscard]] CampaignPlan plan_campaign(const Puzzle& puzzle, std::optional<std::size_t> shards = {});

/// The plan as it stands in its file, and back. Refuses what is no plan, naming the line.
[[nodiscard]] std::string text_of(const CampaignPlan& plan);
[[nodiscard]] CampaignPlan read_plan(std::string_view text);

/// Makes the folder, if it is not there, and puts the plan into it, safe on the disk. The same plan again changes
/// nothing; another one is refused. Throws EnvironmentFailure.
void create_campaign(const std::string& folder, const CampaignPlan& plan);

/// The plan in the folder. Refuses what is none; throws EnvironmentFailure if it cannot be read.
[[nodiscard]] CampaignPlan open_campaign(const std::string& folder);

// Counting.

/// The shards from `first` to `last`, both included; the plan may have fewer.
struct ShardRange {
    std::size_t first = 0;
    std::size_t last = most_shards - 1;

    /// One past the last of them that the plan has.
    [[nodiscard]] std::size_t end(const CampaignPlan& plan) const noexcept {
        return last < plan.shards.size() ? last + 1 : plan.shards.size();
    }
};

struct CampaignOptions {
    /// `simd` or `cross`: the engines that have the plan's nodes.
    std::string_view engine = "simd";
    /// As in CountOptions.
    int threads = 0;
    ShardRange only = {};
    /// Nodes are not limited.
    Limits limits = {};
    /// Shards done, of all that there are to do.
    Progress* progress = nullptr;
};

/// A line of a ledger, for messages; lines count from 1.
struct LedgerPlace {
    std::string file;
    std::size_t line = 0;
};

/// A line that cannot be believed.
struct LedgerFault {
    LedgerPlace place;
    Message message;
};

/// One who counts shards, and writes each into a ledger of its own. The plan must outlive it; limits hold from when
/// it is made.
class CampaignWorker {
  public:
    /// Refuses a plan whose pieces are not those of this program, and an engine that has other nodes. The ledger is
    /// made when the first line is written, under a new name.
    CampaignWorker(const std::string& folder, const CampaignPlan& plan, const CampaignOptions& options);
    CampaignWorker(const CampaignWorker&) = delete;
    CampaignWorker& operator=(const CampaignWorker&) = delete;
    ~CampaignWorker();

    /// Counts a shard. If it ends with `end`, its line is safe on the disk; else nothing is written but that it was
    /// begun. Throws EnvironmentFailure.
    [[nodiscard]] EndedBy count(std::size_t shard);
    /// Writes down that a line is known to be damaged and is made up for.
    void strike(const LedgerPlace& place);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

struct CampaignRun {
    /// Shards counted by this call, those that are done by whomever, of the range, and those of the range; all 0
    /// where it was stopped before the ledgers were read.
    std::size_t counted = 0;
    std::size_t done = 0;
    std::size_t wanted = 0;
    EndedBy ended_by = EndedBy::end;
    /// Lines that could not be believed; what they stood for is counted anew.
    std::vector<LedgerFault> struck;
};

/// Counts what the ledgers in the folder do not have, until all of the range is done or a limit is reached. Any
/// number of workers may do so at once. Shards that others have begun come last; one counted twice does no harm.
[[nodiscard]] CampaignRun run_campaign(const std::string& folder, const CampaignPlan& plan,
                                       const CampaignOptions& options);

// What the ledgers say.

/// Two sound lines that contradict each other: two counts, or a count and a recount.
struct Disagreement {
    std::size_t shard = 0;
    LedgerPlace one;
    LedgerPlace other;
};

struct CampaignWork {
    std::size_t shards = 0;
    Seconds time{};
};

struct CampaignState {
    /// `stopped`: not all was read, and the rest of this says nothing.
    EndedBy ended_by = EndedBy::end;
    std::vector<bool> is_done;
    std::size_t done = 0;
    /// Done, and counted again by verify_campaign with the same outcome.
    std::size_t verified = 0;
    /// Of the shards that are done.
    Total solutions;
    /// The whole count's, if all shards are done.
    Total nodes;
    /// SHA-256 of "SHARD SOLUTIONS NODES" in a line for each shard that is done: equal for equal campaigns.
    std::string digest;
    /// Sound lines on shards that others have too.
    std::size_t doubled = 0;
    std::vector<LedgerFault> faults;
    std::size_t struck = 0;
    /// Last lines without an end: a worker was killed, or writes just now.
    std::vector<LedgerPlace> unfinished;
    std::vector<Disagreement> disagreements;
    std::map<std::string, CampaignWork> hosts;
    std::map<std::string, CampaignWork> engines;
    /// Of the time of a shard.
    Seconds mean{};
    Seconds deviation{};
    /// Workers that have begun a shard and written not long ago.
    std::size_t workers = 0;

    [[nodiscard]] bool is_complete() const noexcept { return ended_by == EndedBy::end && done == is_done.size(); }
    [[nodiscard]] bool is_sound() const noexcept { return faults.empty() && disagreements.empty(); }
};

/// Reads all ledgers in the folder: files whose names begin with "ledger-". In any order, with lines doubled, the
/// state is the same. Ends soon when `stop` is set.
[[nodiscard]] CampaignState state_of_campaign(const std::string& folder, const CampaignPlan& plan,
                                              const std::atomic<bool>* stop = nullptr);

struct VerifyOptions {
    /// So many of the shards that are done are to have been counted again, by this call or before: 0 < fraction ≤ 1;
    /// what is less or more is taken as none or all.
    double fraction = 0.01;
    std::uint64_t seed = 1;
    int threads = 0;
    ShardRange only = {};
    Limits limits = {};
    Progress* progress = nullptr;
};

/// A shard whose recount came out otherwise.
struct Refuted {
    std::size_t shard = 0;
    LedgerPlace place;
    Total written;
    Total counted;
};

struct Verification {
    /// Of the range: done, and chosen and counted again by this call.
    std::size_t done = 0;
    std::size_t chosen = 0;
    std::size_t recounted = 0;
    /// Of all shards: counted again with the same outcome, by whomever.
    std::size_t verified = 0;
    std::vector<Refuted> refuted;
    EndedBy ended_by = EndedBy::end;
};

/// Counts shards chosen at random again, on the board turned or mirrored at random, by the one of `cross` and `simd`
/// that did not count them; writes each outcome into a ledger of its own, so that recounts add up. Shards that were
/// counted again with the same outcome are not chosen.
[[nodiscard]] Verification verify_campaign(const std::string& folder, const CampaignPlan& plan,
                                           const VerifyOptions& options);

/// The chance that none of so many faulty shards is among those that were drawn, of all.
[[nodiscard]] double chance_unseen(std::size_t shards, std::size_t drawn, std::size_t faulty) noexcept;

// What it would take.

/// A number that is only estimated, and an interval that has it 19 times out of 20, where enough was sampled.
struct Interval {
    double low = 0;
    double middle = 0;
    double high = 0;
};

struct EstimateOptions {
    std::uint64_t seed = 1;
    int threads = 0;
    /// How long to sample: the longer, the narrower the intervals.
    Seconds time{10};
    const std::atomic<bool>* stop = nullptr;
};

struct CampaignEstimate {
    Interval solutions;
    Interval nodes;
    /// Of one thread of this machine, by the engine `simd`.
    Interval time;
    double nodes_per_second = 0;
    std::size_t samples = 0;
    /// `time_limit`: too few samples for intervals.
    EndedBy ended_by = EndedBy::end;
};

/// Estimates a count from pieces of the search tree drawn at random, each counted to the end: smaller ones than a
/// campaign's, so that many are seen. Refuses sizes out of range.
[[nodiscard]] CampaignEstimate estimate_campaign(const Puzzle& puzzle, const EstimateOptions& options = {});

}  // namespace queens

#pragma GCC visibility pop
