// SPDX-License-Identifier: MIT
// All ledgers of a folder, read as far as they go, and further when they have grown.
#pragma once

#include <atomic>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "queens/campaign.hpp"
#include "queens/campaign/ledger_line.hpp"

namespace queens::campaigning {

inline constexpr std::string_view ledger_beginning = "ledger-";

class Ledgers {
  public:
    /// Once `stop` is set, the first reading ends.
    Ledgers(std::string folder, const CampaignPlan& plan, const std::atomic<bool>* stop = nullptr);

    /// Reads what is new.
    void refresh();
    /// The same, if the last time is so long ago that it costs little.
    void refresh_if_cheap();
    /// Reading was stopped: they have more than is known here.
    [[nodiscard]] bool is_cut_short() const noexcept { return is_cut_short_; }
    /// Reads one line, without its end, as if it stood there.
    void add(std::string_view text, std::size_t file, std::size_t number);
    /// Another file, read or not; its index.
    std::size_t add_file(std::string name);

    [[nodiscard]] bool is_done(std::size_t shard) const { return shards_[shard].is_done; }
    [[nodiscard]] bool is_claimed(std::size_t shard) const { return shards_[shard].is_claimed; }
    /// Done, and counted again with the same outcome, each time.
    [[nodiscard]] bool is_verified(std::size_t shard) const;
    [[nodiscard]] std::size_t verified() const;
    [[nodiscard]] const Sum& sum(std::size_t shard) const { return shards_[shard].sum; }
    [[nodiscard]] const std::string& engine(std::size_t shard) const { return words_[shards_[shard].engine]; }
    [[nodiscard]] LedgerPlace place(std::size_t shard) const;
    /// Lines that cannot be believed, and are not struck.
    [[nodiscard]] std::vector<LedgerFault> faults() const;
    [[nodiscard]] CampaignState state() const;

  private:
    struct File {
        std::string name;
        std::uint64_t bytes = 0;  // read, up to the end of a line
        std::size_t lines = 0;
        bool is_unfinished = false;
        bool ends_in_claim = false;
    };
    struct Shard {
        Sum sum;
        std::uint32_t file = 0;
        std::uint32_t line = 0;
        std::uint16_t engine = 0;
        bool is_done = false;
        bool is_claimed = false;
        bool is_disputed = false;  // done twice, with different outcomes
    };
    struct Line {
        std::size_t file = 0;
        std::size_t number = 0;
    };
    struct Recount {
        Total solutions;
        Line line;
    };

    void read(std::size_t file);
    void add(const DoneLine& line, Line place);
    [[nodiscard]] LedgerPlace place(Line line) const;
    [[nodiscard]] std::vector<Disagreement> disagreements() const;
    [[nodiscard]] std::size_t workers(Seconds mean) const;
    /// The number of a word that is kept once.
    std::uint16_t word(const std::string& text);

    std::string folder_;
    const CampaignPlan& plan_;
    const std::atomic<bool>* stop_;
    bool is_cut_short_ = false;
    std::vector<File> files_;
    std::map<std::string, std::size_t> file_of_name_;
    std::vector<Shard> shards_;
    std::multimap<std::uint32_t, Recount> recounts_;
    std::vector<std::string> words_;
    std::vector<std::pair<Line, Message>> faults_;
    std::set<std::pair<std::string, std::size_t>> struck_;
    std::vector<Disagreement> disagreements_;
    std::map<std::string, CampaignWork> hosts_;
    std::map<std::string, CampaignWork> engines_;
    std::size_t doubled_ = 0;
    // Of the time of a shard, where it is read first.
    double times_ = 0;
    double squares_ = 0;
    Clock::time_point next_refresh_{};
};

}  // namespace queens::campaigning
