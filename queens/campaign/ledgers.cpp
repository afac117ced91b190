// SPDX-License-Identifier: MIT
#include "queens/campaign/ledgers.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "queens/campaign/files.hpp"
#include "queens/campaign/sha256.hpp"

namespace queens {
namespace campaigning {
namespace {

/// No line of ours is longer.
constexpr std::size_t longest_line = 4096;
/// Looking at the others' ledgers takes no more than a tenth of the time.
constexpr int share_of_looking = 10;
/// A worker that has not written for so many shards' time, and so long, is gone.
constexpr double shards_until_gone = 5;
constexpr Seconds time_until_gone{60};

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace

Ledgers::Ledgers(std::string folder, const CampaignPlan& plan, const std::atomic<bool>* stop)
    : folder_(std::move(folder)), plan_(plan), stop_(stop), shards_(plan.shards.size()) {}

void Ledgers::refresh() {
    const auto start = Clock::now();
    for (std::string& name : names_in(folder_, ledger_beginning)) {
        const auto known = file_of_name_.find(name);
        read(known == file_of_name_.end() ? add_file(std::move(name)) : known->second);
    }
    stop_ = nullptr;  // what has come since is soon read
    next_refresh_ = Clock::now() + share_of_looking * (Clock::now() - start);
}

void Ledgers::refresh_if_cheap() {
    if (Clock::now() >= next_refresh_) refresh();
}

std::size_t Ledgers::add_file(std::string name) {
    file_of_name_.emplace(name, files_.size());
    files_.push_back({.name = std::move(name)});
    return files_.size() - 1;
}

void Ledgers::read(std::size_t file) {
    const std::string path = path_in(folder_, files_[file].name);
    if (size_of_file(path).bytes <= files_[file].bytes) return;
    std::string line;
    std::uint64_t length = 0;  // of the line in the file
    const auto end_line = [&] {
        files_[file].bytes += length + 1;
        add(line, file, ++files_[file].lines);
        line.clear();
        length = 0;
    };
    read_from(path, files_[file].bytes, [&](std::string_view piece) {
        is_cut_short_ = is_cut_short_ || (stop_ != nullptr && *stop_);
        while (!piece.empty() && !is_cut_short_) {
            const std::size_t end = std::min(piece.find('\n'), piece.size());
            // Of a line that is too long, only that it is.
            line += piece.substr(0, std::min(end, longest_line - line.size()));
            length += end;
            if (end < piece.size()) end_line();
            piece.remove_prefix(std::min(end + 1, piece.size()));
        }
    });
    // What has no end yet is read again when it has grown.
    files_[file].is_unfinished = length > 0;
}

void Ledgers::add(std::string_view text, std::size_t file, std::size_t number) {
    const Line place{file, number};
    bool is_claim = false;
    std::visit(Overloaded{
                   [&](const DoneLine& line) { add(line, place); },
                   [&](const RecountLine& line) {
                       recounts_.insert({static_cast<std::uint32_t>(line.counted.shard),
                                         {.solutions = line.counted.sum.solutions, .line = place}});
                   },
                   [&](const ClaimLine& line) {
                       shards_[line.shard].is_claimed = true;
                       is_claim = true;
                   },
                   [&](const StrikeLine& line) { struck_.emplace(line.file, line.line); },
                   [&](const Message& message) { faults_.emplace_back(place, message); },
               },
               read_line(text, plan_));
    files_[file].ends_in_claim = is_claim;
}

void Ledgers::add(const DoneLine& line, Line place) {
    Shard& shard = shards_[line.shard];
    if (shard.is_done) {
        ++doubled_;
        if (shard.sum != line.sum) {
            shard.is_disputed = true;
            disagreements_.push_back({line.shard, this->place(line.shard), this->place(place)});
        }
        return;
    }
    shard = {.sum = line.sum,
             .file = static_cast<std::uint32_t>(place.file),
             .line = static_cast<std::uint32_t>(place.number),
             .engine = word(line.engine),
             .is_done = true,
             .is_claimed = shard.is_claimed};
    for (CampaignWork* work : {&hosts_[line.host], &engines_[line.engine + " " + line.target]}) {
        ++work->shards;
        work->time += line.time;
    }
    times_ += line.time.count();
    squares_ += line.time.count() * line.time.count();
}

std::uint16_t Ledgers::word(const std::string& text) {
    const auto known = std::find(words_.begin(), words_.end(), text);
    if (known == words_.end()) words_.push_back(text);
    return static_cast<std::uint16_t>(std::find(words_.begin(), words_.end(), text) - words_.begin());
}

LedgerPlace Ledgers::place(Line line) const {
    return {path_in(folder_, files_[line.file].name), line.number};
}

LedgerPlace Ledgers::place(std::size_t shard) const {
    return place(Line{shards_[shard].file, shards_[shard].line});
}

bool Ledgers::is_verified(std::size_t shard) const {
    const auto [first, last] = recounts_.equal_range(static_cast<std::uint32_t>(shard));
    return is_done(shard) && !shards_[shard].is_disputed && first != last &&
           std::all_of(first, last,
                       [&](const auto& recount) { return recount.second.solutions == shards_[shard].sum.solutions; });
}

std::size_t Ledgers::verified() const {
    std::size_t verified = 0;
    for (auto recount = recounts_.begin(); recount != recounts_.end();
         recount = recounts_.upper_bound(recount->first)) {
        if (is_verified(recount->first)) ++verified;
    }
    return verified;
}

std::vector<Disagreement> Ledgers::disagreements() const {
    auto found = disagreements_;
    for (const auto& [shard, recount] : recounts_) {
        if (!is_done(shard) || recount.solutions == shards_[shard].sum.solutions) continue;
        found.push_back({shard, place(shard), place(recount.line)});
    }
    return found;
}

std::vector<LedgerFault> Ledgers::faults() const {
    std::vector<LedgerFault> found;
    for (const auto& [line, message] : faults_) {
        if (!struck_.contains({files_[line.file].name, line.number})) found.push_back({place(line), message});
    }
    return found;
}

std::size_t Ledgers::workers(Seconds mean) const {
    const double longest = std::max(time_until_gone.count(), shards_until_gone * mean.count());
    return static_cast<std::size_t>(std::count_if(files_.begin(), files_.end(), [&](const File& file) {
        return file.ends_in_claim && size_of_file(path_in(folder_, file.name)).age_s <= longest;
    }));
}

CampaignState Ledgers::state() const {
    CampaignState state;
    Sha256 digest;
    for (std::size_t i = 0; i < shards_.size(); ++i) {
        const Shard& shard = shards_[i];
        state.is_done.push_back(shard.is_done);
        if (!shard.is_done) continue;
        ++state.done;
        state.solutions += shard.sum.solutions;
        state.nodes += shard.sum.nodes;
        digest.add(std::to_string(i) + " " + to_string(shard.sum.solutions) + " " + to_string(shard.sum.nodes) +
                   "\n");
    }
    state.nodes += plan_.nodes_above;
    state.digest = digest.digits();
    state.verified = verified();
    state.doubled = doubled_;
    state.faults = faults();
    state.struck = faults_.size() - state.faults.size();
    state.disagreements = disagreements();
    state.hosts = hosts_;
    state.engines = engines_;
    for (const File& file : files_) {
        if (file.is_unfinished) state.unfinished.push_back({path_in(folder_, file.name), file.lines + 1});
    }
    if (state.done > 0) {
        const auto done = static_cast<double>(state.done);
        state.mean = Seconds(times_ / done);
        const double rest = std::max(squares_ - times_ * times_ / done, 0.0);
        if (state.done > 1) state.deviation = Seconds(std::sqrt(rest / (done - 1)));
    }
    state.workers = workers(state.mean);
    return state;
}

}  // namespace campaigning

CampaignState state_of_campaign(const std::string& folder, const CampaignPlan& plan, const std::atomic<bool>* stop) {
    campaigning::Ledgers ledgers(folder, plan, stop);
    ledgers.refresh();
    if (ledgers.is_cut_short()) return {.ended_by = EndedBy::stopped};
    return ledgers.state();
}

}  // namespace queens
