// SPDX-License-Identifier: MIT
#include "queens/encode/at_most_one.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace queens::encoding {
namespace {

/// Up to here pairs need hardly more clauses than the other ways, and no variables.
constexpr std::size_t longest_by_pairs = 5;
/// Beyond this many literals, `by_size` prefers the product, which is the shortest.
constexpr std::size_t longest_in_sequence = 32;

void add_pairwise(std::span<const int> literals, Clauses& clauses) {
    for (std::size_t i = 0; i < literals.size(); ++i) {
        for (std::size_t j = i + 1; j < literals.size(); ++j) clauses.add({-literals[i], -literals[j]});
    }
}

/// A chain: `before` is true exactly if one of the literals so far is, and then the next one must be false.
void add_sequential(std::span<const int> literals, Clauses& clauses) {
    if (literals.size() < 2) return;
    int before = literals.front();
    for (std::size_t i = 1; i + 1 < literals.size(); ++i) {
        clauses.add({-before, -literals[i]});
        const int after = clauses.new_variable();
        clauses.add({-before, after});
        clauses.add({-literals[i], after});
        clauses.add({-after, before, literals[i]});
        before = after;
    }
    clauses.add({-before, -literals.back()});
}

/// A variable that is true exactly if one of the literals is.
int add_disjunction(const std::vector<int>& literals, Clauses& clauses) {
    const int variable = clauses.new_variable();
    for (const int literal : literals) clauses.add({-literal, variable});
    std::vector<int> definition = literals;
    definition.push_back(-variable);
    clauses.add(definition);
    return variable;
}

/// The literals are laid out in a rectangle: two true ones would differ in their row or in their column of it, so at
/// most one row and at most one column may have a true one.
void add_product(std::span<const int> literals, Clauses& clauses) {
    if (literals.size() <= longest_by_pairs) return add_pairwise(literals, clauses);
    std::size_t width = 1;
    while (width * width < literals.size()) ++width;
    std::vector<std::vector<int>> rows((literals.size() + width - 1) / width);
    std::vector<std::vector<int>> columns(width);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        rows[i / width].push_back(literals[i]);
        columns[i % width].push_back(literals[i]);
    }
    for (const auto& groups : {rows, columns}) {
        std::vector<int> variables;
        variables.reserve(groups.size());
        for (const auto& group : groups) variables.push_back(add_disjunction(group, clauses));
        add_product(variables, clauses);
    }
}

void add_by_size(std::span<const int> literals, Clauses& clauses) {
    if (literals.size() <= longest_by_pairs) return add_pairwise(literals, clauses);
    if (literals.size() <= longest_in_sequence) return add_sequential(literals, clauses);
    add_product(literals, clauses);
}

constexpr Way by_size = {{"by-size", "at_most_one.by_size"}, add_by_size};
constexpr Way pairwise = {{"pairwise", "at_most_one.pairwise"}, add_pairwise};
constexpr Way sequential = {{"sequential", "at_most_one.sequential"}, add_sequential};
constexpr Way product = {{"product", "at_most_one.product"}, add_product};

}  // namespace

Table<Way> ways() {
    static constexpr std::array rows = {&by_size, &pairwise, &sequential, &product};
    return rows;
}

}  // namespace queens::encoding
