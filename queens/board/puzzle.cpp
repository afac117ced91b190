// SPDX-License-Identifier: MIT
#include "queens/board/puzzle.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "queens/board/placement.hpp"

namespace queens {
namespace {

template <class T>
void sort_and_unify(std::vector<T>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

std::optional<Problem> problem_in_diagonals(const std::vector<Diagonal>& diagonals, std::int64_t size) {
    if (size == 0 && !diagonals.empty()) return Problem{"problem.no_diagonals", {}};
    for (const Diagonal& diagonal : diagonals) {
        if (diagonal.line != Line::rising && diagonal.line != Line::falling) {
            return Problem{"problem.line_not_diagonal", {}};
        }
        const bool is_rising = diagonal.line == Line::rising;
        const std::int64_t lowest = is_rising ? 0 : 1 - size;
        const std::int64_t highest = is_rising ? 2 * size - 2 : size - 1;
        if (lowest <= diagonal.value && diagonal.value <= highest) continue;
        return Problem{"problem.diagonal_outside",
                       {{"diagonal", name(diagonal)}, {"low", lowest}, {"high", highest}, {"size", size}}};
    }
    return std::nullopt;
}

/// The values that name one and the same diagonal are made equal: on the torus r+c = 9 is r+c = 1 for n = 8.
Diagonal normalised(const Diagonal& diagonal, Rule rule, int size) noexcept {
    return rule == Rule::torus ? Diagonal{diagonal.line, line_index(rule, size, diagonal)} : diagonal;
}

Diagonal image_of(const Diagonal& diagonal, Symmetry symmetry, Rule rule, int size) noexcept {
    // Any square of the diagonal tells where it goes; the identity, half turns and transpositions keep its direction.
    const int row = diagonal.line == Line::rising ? std::min(diagonal.value, size - 1) : std::max(diagonal.value, 0);
    const int column = diagonal.line == Line::rising ? diagonal.value - row : row - diagonal.value;
    const Square square = image(symmetry, size, {row, column});
    const bool keeps_direction = symmetry == Symmetry::identity || symmetry == Symmetry::half_turn ||
                                 symmetry == Symmetry::transpose || symmetry == Symmetry::antitranspose;
    const bool is_rising = (diagonal.line == Line::rising) == keeps_direction;
    const int value = is_rising ? square.row + square.column : square.row - square.column;
    return normalised({is_rising ? Line::rising : Line::falling, value}, rule, size);
}

}  // namespace

std::string name(const Diagonal& diagonal) {
    return (diagonal.line == Line::rising ? "r+c=" : "r-c=") + std::to_string(diagonal.value);
}

int line_index(Rule rule, int size, const Diagonal& diagonal) noexcept {
    if (rule == Rule::torus) return ((diagonal.value % size) + size) % size;
    return diagonal.line == Line::rising ? diagonal.value : diagonal.value + size - 1;
}

std::optional<Problem> problem_in(const Draft& draft) {
    if (auto problem = problem_in_squares(draft.given, draft.size, "square.given")) return problem;
    if (auto problem = problem_in_squares(draft.blocked, draft.size, "square.blocked")) return problem;
    return problem_in_diagonals(draft.excluded, draft.size);
}

Message message_of(const Contradiction& contradiction, int size, Coordinates coordinates) {
    const auto spell = [&](Square square) { return square_name(square, size, coordinates); };
    switch (contradiction.kind) {
        case Contradiction::Kind::given_on_blocked:
            return {"impossible.given_on_blocked", {{"square", spell(contradiction.given)}}};
        case Contradiction::Kind::given_on_excluded:
            return {"impossible.given_on_excluded", {{"square", spell(contradiction.given)}}};
        case Contradiction::Kind::givens_attack:
            return {"impossible.givens_attack",
                    {{"square", spell(contradiction.given)},
                     {"other", spell(contradiction.other)},
                     phrase("line", phrase_id(contradiction.line))}};
    }
    return {};
}

Puzzle::Puzzle(Draft draft) {
    if (auto problem = problem_in(draft)) refuse(std::move(*problem));
    size_ = static_cast<int>(draft.size);
    rule_ = draft.rule;
    given_ = std::move(draft.given);
    blocked_ = std::move(draft.blocked);
    excluded_ = std::move(draft.excluded);
    for (Diagonal& diagonal : excluded_) diagonal = normalised(diagonal, rule_, size_);
    sort_and_unify(given_);
    sort_and_unify(blocked_);
    sort_and_unify(excluded_);
    std::copy_if(all_symmetries.begin(), all_symmetries.end(), std::back_inserter(symmetries_),
                 [this](Symmetry symmetry) { return is_fixed_by(symmetry); });
    contradiction_ = find_contradiction();
}

Refusal Puzzle::refusal(Square square) const {
    if (std::binary_search(blocked_.begin(), blocked_.end(), square)) return Refusal::blocked;
    return excludes(Line::rising, square) || excludes(Line::falling, square) ? Refusal::excluded : Refusal::none;
}

bool Puzzle::excludes(Line line, Square square) const noexcept {
    if (excluded_.empty()) return false;
    const int value = line == Line::rising ? square.row + square.column : square.row - square.column;
    return std::binary_search(excluded_.begin(), excluded_.end(), normalised({line, value}, rule_, size_));
}

Puzzle Puzzle::image(Symmetry symmetry) const {
    return Puzzle(image_draft(symmetry));
}

Puzzle Puzzle::with_given(std::span<const Square> queens) const {
    Draft draft = image_draft(Symmetry::identity);
    draft.given.insert(draft.given.end(), queens.begin(), queens.end());
    return Puzzle(std::move(draft));
}

Draft Puzzle::image_draft(Symmetry symmetry) const {
    Draft draft{.size = size_, .rule = rule_, .given = given_, .blocked = blocked_, .excluded = excluded_};
    for (Square& square : draft.given) square = queens::image(symmetry, size_, square);
    for (Square& square : draft.blocked) square = queens::image(symmetry, size_, square);
    for (Diagonal& diagonal : draft.excluded) diagonal = image_of(diagonal, symmetry, rule_, size_);
    return draft;
}

bool Puzzle::is_fixed_by(Symmetry symmetry) const {
    Draft draft = image_draft(symmetry);
    sort_and_unify(draft.given);
    sort_and_unify(draft.blocked);
    sort_and_unify(draft.excluded);
    return draft.given == given_ && draft.blocked == blocked_ && draft.excluded == excluded_;
}

std::optional<Contradiction> Puzzle::find_contradiction() const {
    using Kind = Contradiction::Kind;
    std::map<std::pair<Line, int>, Square> owners;
    for (const Square square : given_) {
        const Refusal why = refusal(square);
        if (why == Refusal::blocked) return Contradiction{.kind = Kind::given_on_blocked, .given = square};
        if (why == Refusal::excluded) return Contradiction{.kind = Kind::given_on_excluded, .given = square};
        for (const Line line : all_lines) {
            const auto [owner, is_new] =
                owners.emplace(std::pair(line, line_index(rule_, size_, line, square)), square);
            if (is_new) continue;
            return Contradiction{.kind = Kind::givens_attack, .given = owner->second, .other = square, .line = line};
        }
    }
    return std::nullopt;
}

void check_same_size(int size, const Puzzle& puzzle) {
    if (size == puzzle.size()) return;
    refuse({"problem.sizes_differ", {{"placement", size}, {"puzzle", puzzle.size()}}});
}

}  // namespace queens
