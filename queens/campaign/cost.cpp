// SPDX-License-Identifier: MIT
// A dive goes down one random path; how many nodes a row has is estimated by the number of branches at its end over
// the chance to have come there, which is right on average [Knuth 1975]. Branches with more choices below are taken
// more often: then dives differ less. All in whole numbers, so that no compiler's rounding changes a plan.
#include "queens/campaign/cost.hpp"

namespace queens::campaigning {
namespace {

constexpr int dives = 16;
constexpr std::uint64_t seed = 1;

/// Paths stand for so many 1024ths of a path.
constexpr std::uint64_t unit = 1024;
/// No board has so many; only a path against all odds stands for more. Products with it stay below 2^128.
constexpr Total most_paths(std::uint64_t{1} << 34, 0);

Total nodes_by_a_dive(const PieceTree& tree, Random& random) {
    Branches branches;
    tree::Attacks attacks;
    Total paths = unit;  // one over the chance to come here
    Total nodes = unit;
    for (std::size_t depth = 0; depth < tree.rows(); ++depth) {
        tree.branches(depth, attacks, branches);
        if (branches.count == 0 || paths >= most_paths) break;
        nodes += paths * branches.count;
        const std::uint64_t choices = choices_of(branches);
        const Branch& branch = branch_drawn(branches, choices, random);
        paths = (paths * choices).divided_by(static_cast<std::uint32_t>(branch.choices)).quotient;
        attacks = branch.attacks;
    }
    return nodes;
}

}  // namespace

std::uint64_t choices_of(const Branches& branches) noexcept {
    std::uint64_t sum = 0;
    for (const Branch& branch : branches.view()) sum += branch.choices;
    return sum;
}

const Branch& branch_drawn(const Branches& branches, std::uint64_t choices, Random& random) noexcept {
    std::uint64_t drawn = random.below(choices);
    std::size_t index = 0;
    while (drawn >= branches.all[index].choices) drawn -= branches.all[index++].choices;
    return branches.all[index];
}

std::vector<Total> expected_costs(const Puzzle& puzzle, std::span<const Piece> pieces) {
    Random random(seed);
    std::vector<Total> costs;
    costs.reserve(pieces.size());
    for (const Piece& piece : pieces) {
        const PieceTree tree(puzzle, piece);
        Total sum;
        for (int dive = 0; dive < dives; ++dive) sum += nodes_by_a_dive(tree, random);
        costs.push_back(sum.divided_by(static_cast<std::uint32_t>(dives * unit)).quotient);
    }
    return costs;
}

}  // namespace queens::campaigning
