// SPDX-License-Identifier: MIT
#include "queens/generate.hpp"

#include <algorithm>
#include <array>

#include "queens/generate/kind.hpp"

namespace queens {
namespace {

using generating::Kind;

Table<Kind> table() {
    static constexpr std::array rows = {&generating::completion_kind, &generating::blocked_kind,
                                        &generating::diagonals_kind};
    return rows;
}

void check_number(const char* problem, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (low <= value && value <= high) return;
    refuse({problem, {{"value", value}, {"low", low}, {"high", high}}});
}

std::int64_t amount_in(const Draft& draft) {
    return std::ssize(draft.given) + std::ssize(draft.blocked) + std::ssize(draft.excluded);
}

}  // namespace

std::span<const KindSummary> kinds() {
    static const auto summaries = summaries_of(table());
    return summaries;
}

std::optional<Draft> generate(int size, const GenerateOptions& options) {
    const Kind& kind = row_named(table(), options.kind, "kind.puzzle_kind");
    check_size("kind.puzzle_kind", kind.summary.name, size, 1, kind.summary.largest_size);
    const int minimum = options.minimum.value_or(std::min(1, size - 1));
    check_number("problem.minimum_out_of_range", minimum, 0, kind.largest_minimum(size));
    const std::int64_t amount = options.amount.value_or(kind.usual_amount(size, minimum));
    check_number("problem.amount_out_of_range", amount, 1, kind.largest_amount(size, minimum));
    generating::PythonRandom random(options.seed);
    auto draft = kind.generate({.size = size, .amount = amount, .minimum = minimum, .stop = options.stop}, random);
    if (draft && options.amount && amount_in(*draft) < amount) return std::nullopt;
    return draft;
}

}  // namespace queens
