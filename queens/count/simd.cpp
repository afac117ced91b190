// SPDX-License-Identifier: MIT
#include "queens/count/simd.hpp"

#include <memory>

#include "queens/count/cross.hpp"

namespace queens::counting {
namespace {

const Target& target_named(std::string_view name) {
    return name.empty() ? *target_table().front() : row_named(target_table(), name, "kind.target");
}

#ifdef __wasm__
/// Everyone would download the search of the torus, which the page does not ask for: there, that is left to cross.
constexpr bool searches_torus = false;
#else
constexpr bool searches_torus = true;
#endif

Tally count_piece(const Puzzle& puzzle, const Piece& piece, const CountOptions& options, Meter& meter) {
    // A limit of nodes is kept exactly by going node by node; the tree is the same.
    if (meter.limits_nodes() || (puzzle.rule() == Rule::torus && !searches_torus))
        return {.solutions = count_below_cross(puzzle, piece, meter), .classes = {}};
    if (puzzle.contradiction() || !tree::can_stand(puzzle, piece.queens)) return {};
    const tree::Remainder remainder = tree::remainder_of(puzzle, piece.queens);
    if (remainder.rows.size() < fewest_rows) {
        if (!meter.spend()) return {};
        return {.solutions = static_cast<std::uint64_t>(tree::ways_to_fill_few(remainder)), .classes = {}};
    }
    const auto levels = std::make_unique_for_overwrite<Levels>();
    return {.solutions = target_named(options.target).search(remainder, *levels, meter), .classes = {}};
}

}  // namespace

void check_target(std::string_view name) {
    static_cast<void>(target_named(name));
}

const Engine simd_engine = {
    .summary = {.name = "simd", .summary = "engine.simd", .largest_size = 32},
    .plan = plan_by_cross,
    .count = count_piece,
    .count_classes = nullptr,
};

}  // namespace queens::counting
