// SPDX-License-Identifier: MIT
#include "queens/campaign/ledger_line.hpp"

#include <cmath>

#include "queens/campaign/sha256.hpp"
#include "queens/campaign/text.hpp"

namespace queens::campaigning {
namespace {

constexpr std::uint32_t thirteen = 13;
constexpr std::uint32_t fifteen = 15;

std::string check_of(std::string_view text) {
    return sha256(text).substr(0, short_hash_length);
}

std::string with_check(const std::string& text) {
    return text + " " + check_of(text) + "\n";
}

std::string time_text(Seconds time) {
    const auto milliseconds = static_cast<std::uint64_t>(std::llround(std::max(time.count(), 0.0) * 1000));
    std::string fraction = std::to_string(milliseconds % 1000);
    return std::to_string(milliseconds / 1000) + "." + std::string(3 - fraction.size(), '0') + fraction;
}

std::optional<Seconds> time_of(std::string_view word) {
    const auto whole = number_of<std::uint32_t>(take_word(word, '.'));
    if (!whole || word.size() != 3) return {};
    std::uint32_t thousandths = 0;
    for (const char digit : word) {
        if (digit < '0' || digit > '9') return {};
        thousandths = 10 * thousandths + static_cast<std::uint32_t>(digit - '0');
    }
    return Seconds(*whole + thousandths / 1000.0);
}

std::string counted_text(std::string_view kind, const DoneLine& line, const CampaignPlan& plan) {
    const Sum& sum = line.sum;
    return with_check(std::string(kind) + " " + std::string(plan.short_hash()) + " " + std::to_string(line.shard) +
                      " " + to_string(sum.solutions) + " " + to_string(sum.nodes) + " " + std::to_string(sum.mod_13) +
                      " " + std::to_string(sum.mod_15) + " " + time_text(line.time) + " " + line.engine + " " +
                      line.target + " " + line.host);
}

Message impossible() {
    return {"ledger.impossible", {}};
}

/// A DoneLine, or what is wrong with it.
LedgerLine read_done(std::string_view rest, std::size_t shard) {
    const auto solutions = total_of(take_word(rest));
    const auto nodes = total_of(take_word(rest));
    const auto mod_13 = number_of<std::uint32_t>(take_word(rest));
    const auto mod_15 = number_of<std::uint32_t>(take_word(rest));
    const auto time = time_of(take_word(rest));
    if (!solutions || !nodes || !mod_13 || !mod_15 || !time) return impossible();
    const Sum sum{.solutions = *solutions, .nodes = *nodes, .mod_13 = *mod_13, .mod_15 = *mod_15};
    DoneLine line{
        .shard = shard, .sum = sum, .time = *time, .engine = std::string(take_word(rest)), .target = {}, .host = {}};
    line.target = take_word(rest);
    line.host = take_word(rest);
    if (!rest.empty() || line.host.empty() || !sum.is_consistent()) return impossible();
    return line;
}

LedgerLine read_recount(std::string_view rest, std::size_t shard) {
    LedgerLine line = read_done(rest, shard);
    if (auto* counted = std::get_if<DoneLine>(&line)) return RecountLine{std::move(*counted)};
    return line;
}

LedgerLine read_strike(std::string_view rest) {
    const auto number = number_of<std::size_t>(take_word(rest));
    if (!number || rest.empty()) return impossible();
    return StrikeLine{.line = *number, .file = std::string(rest)};
}

}  // namespace

void Sum::add(const Total& solutions_of_piece, const Total& nodes_of_piece) noexcept {
    solutions += solutions_of_piece;
    nodes += nodes_of_piece;
    mod_13 = (mod_13 + solutions_of_piece.divided_by(thirteen).remainder) % thirteen;
    mod_15 = (mod_15 + solutions_of_piece.divided_by(fifteen).remainder) % fifteen;
}

bool Sum::is_consistent() const noexcept {
    return solutions.divided_by(thirteen).remainder == mod_13 && solutions.divided_by(fifteen).remainder == mod_15;
}

LedgerLine read_line(std::string_view line, const CampaignPlan& plan) {
    const std::size_t check = line.rfind(' ');
    if (check == std::string_view::npos || line.substr(check + 1) != check_of(line.substr(0, check))) {
        return Message{"ledger.damaged", {}};
    }
    std::string_view rest = line.substr(0, check);
    const std::string_view kind = take_word(rest);
    const std::string_view plan_hash = take_word(rest);
    if (plan_hash != plan.short_hash()) {
        return Message{"ledger.other_plan", {{"plan", std::string(plan.short_hash())}}};
    }
    if (kind == "strike") return read_strike(rest);
    const auto shard = number_of<std::size_t>(take_word(rest));
    if (!shard || *shard >= plan.shards.size()) return impossible();
    if (kind == "claim" && rest.empty()) return ClaimLine{*shard};
    if (kind == "recount") return read_recount(rest, *shard);
    return kind == "done" ? read_done(rest, *shard) : impossible();
}

std::string text_of(const DoneLine& line, const CampaignPlan& plan) {
    return counted_text("done", line, plan);
}

std::string text_of(const RecountLine& line, const CampaignPlan& plan) {
    return counted_text("recount", line.counted, plan);
}

std::string text_of(const ClaimLine& line, const CampaignPlan& plan) {
    return with_check("claim " + std::string(plan.short_hash()) + " " + std::to_string(line.shard));
}

std::string text_of(const StrikeLine& line, const CampaignPlan& plan) {
    return with_check("strike " + std::string(plan.short_hash()) + " " + std::to_string(line.line) + " " + line.file);
}

}  // namespace queens::campaigning
