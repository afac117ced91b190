// SPDX-License-Identifier: MIT
// The tree below a piece of the plan, as far as a campaign cuts it: the tree of tree/remainder.hpp, whose nodes are
// places.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "queens/campaign.hpp"
#include "queens/tree/remainder.hpp"

namespace queens::campaigning {

/// A queen that may come next, what is attacked in the row below it, and how much of the tree is thought to lie
/// there.
struct Branch {
    int column = 0;
    tree::Attacks attacks;
    std::uint64_t choices = 0;
};

/// The branches of a place.
struct Branches {
    std::array<Branch, tree::widest_row> all;
    std::size_t count = 0;

    [[nodiscard]] std::span<const Branch> view() const noexcept { return {all.data(), count}; }
};

class PieceTree {
  public:
    PieceTree(const Puzzle& puzzle, const Piece& piece)
        : piece_(piece), remainder_(tree::remainder_of(puzzle, piece.queens)) {}

    /// How many rows have queens that are nodes: not the last ones, which are decided at once.
    [[nodiscard]] std::size_t rows() const noexcept {
        const std::size_t rest = tree::rows_decided + 1;
        return remainder_.rows.size() > rest ? remainder_.rows.size() - rest : 0;
    }

    /// How many of them places can name.
    [[nodiscard]] std::size_t rows_to_cut() const noexcept { return std::min(rows(), Place::most_rows); }

    /// The queens of the row at this depth that the rows below can answer; depth < rows().
    void branches(std::size_t depth, const tree::Attacks& attacks, Branches& found) const noexcept;

    [[nodiscard]] Square square(std::size_t depth, int column) const noexcept {
        return {remainder_.rows[depth].row, column};
    }
    [[nodiscard]] const Piece& piece() const noexcept { return piece_; }

  private:
    template <Rule rule>
    void find_branches(std::size_t depth, const tree::Attacks& attacks, Branches& found) const noexcept;

    const Piece& piece_;
    tree::Remainder remainder_;
};

}  // namespace queens::campaigning
