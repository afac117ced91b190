// SPDX-License-Identifier: MIT
// Exactly one completion: from a random solution, queens are taken away in a random order as long as the solution
// stays the only one. What is left is minimal: every queen was tried, and fewer queens only allow more solutions.
#include <algorithm>
#include <vector>

#include "queens/board/random.hpp"
#include "queens/board/table.hpp"
#include "queens/enumerate.hpp"
#include "queens/generate.hpp"
#include "queens/solve.hpp"

namespace queens {
namespace {

/// Solutions tried for a grade.
constexpr int attempts = 100;

enum class Completions { one, several, not_known };

Completions completions_of(const Draft& draft, const Limits& limits) {
    const Enumeration found =
        enumerate(Puzzle(draft), {.first = 1, .limits = limits}, [](const Found&) { return Flow::go_on; });
    if (is_cut_short(found.ended_by)) return Completions::not_known;
    return found.has_more ? Completions::several : Completions::one;
}

std::optional<Placement> random_solution(int size, std::uint64_t seed, const Limits& limits) {
    std::optional<Placement> solution;
    solve(Puzzle(size), {.method = "rows", .seed = seed, .limits = limits}, [&](const Found& found) {
        solution = copy(found.queens);
        return Flow::stop;
    });
    return solution;
}

/// As few queens of the solution as leave it the only one, tried in this order. Nothing: the limits came first.
std::optional<Draft> minimal_draft(int size, const std::vector<Square>& order, const Limits& limits) {
    Draft draft{.size = size, .given = order};
    for (const Square queen : order) {
        if (limits.stop != nullptr && *limits.stop) return std::nullopt;
        Draft fewer = draft;
        std::erase(fewer.given, queen);
        const Completions completions = completions_of(fewer, limits);
        if (completions == Completions::not_known) return std::nullopt;
        if (completions == Completions::one) draft = std::move(fewer);
    }
    return draft;
}

/// Gives more queens of the solution until the puzzle is no harder than this. With every queen it is easy.
void ease(UniquePuzzle& unique, const std::vector<Square>& order, Grade wanted, const Limits& limits) {
    for (const Square queen : order) {
        if (unique.grade <= wanted || (limits.stop != nullptr && *limits.stop)) return;
        auto& given = unique.draft.given;
        if (std::find(given.begin(), given.end(), queen) != given.end()) continue;
        given.push_back(queen);
        unique.grade = grade(Puzzle(unique.draft));
    }
}

}  // namespace

std::optional<UniquePuzzle> generate_unique(int size, const UniqueOptions& options) {
    check_size("kind.verb", "generate", size, 1, largest_unique_size);
    const Limits limits{.stop = options.stop};
    Random random(options.seed);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto solution = random_solution(size, random.next(), limits);
        if (!solution) return std::nullopt;
        std::vector<Square> order(solution->queens().begin(), solution->queens().end());
        random.shuffle(std::span(order));
        auto draft = minimal_draft(size, order, limits);
        if (!draft) return std::nullopt;
        UniquePuzzle unique{.draft = std::move(*draft), .solution = std::move(*solution)};
        unique.grade = grade(Puzzle(unique.draft));
        if (!options.grade) return unique;
        ease(unique, order, *options.grade, limits);
        if (unique.grade == *options.grade) return unique;
    }
    return std::nullopt;
}

}  // namespace queens
