// SPDX-License-Identifier: MIT
// A line of a ledger: docs/campaign.md draws it. Each stands alone, so lines may be lost, doubled and mixed.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "queens/campaign.hpp"

namespace queens::campaigning {

/// A number and its remainders, added up apart from it.
struct Sum {
    Total solutions;
    Total nodes;
    std::uint32_t mod_13 = 0;
    std::uint32_t mod_15 = 0;

    /// Adds the solutions of one piece, and its nodes.
    void add(const Total& solutions_of_piece, const Total& nodes_of_piece) noexcept;
    /// Whether the solutions have the remainders.
    [[nodiscard]] bool is_consistent() const noexcept;
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// A shard has been counted.
struct DoneLine {
    std::size_t shard = 0;
    Sum sum;
    Seconds time{};
    std::string engine;
    /// The vectors of `simd`; "-" for `cross`.
    std::string target;
    std::string host;
};
/// A shard has been counted again, on a board turned or mirrored: so its nodes are others.
struct RecountLine {
    DoneLine counted;
};
/// A shard has been begun.
struct ClaimLine {
    std::size_t shard = 0;
};
/// A damaged line has been made up for.
struct StrikeLine {
    std::size_t line = 0;
    std::string file;  // within the folder
};
/// Any line; a message says why it cannot be believed.
using LedgerLine = std::variant<DoneLine, RecountLine, ClaimLine, StrikeLine, Message>;

/// Without the line's end.
[[nodiscard]] LedgerLine read_line(std::string_view line, const CampaignPlan& plan);

/// With the line's end.
[[nodiscard]] std::string text_of(const DoneLine& line, const CampaignPlan& plan);
[[nodiscard]] std::string text_of(const RecountLine& line, const CampaignPlan& plan);
[[nodiscard]] std::string text_of(const ClaimLine& line, const CampaignPlan& plan);
[[nodiscard]] std::string text_of(const StrikeLine& line, const CampaignPlan& plan);

}  // namespace queens::campaigning
