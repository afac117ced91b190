// SPDX-License-Identifier: MIT
#include "queens/count.hpp"

#include <algorithm>

#include "queens/board/placement.hpp"
#include "queens/count/engine.hpp"
#include "queens/count/run.hpp"

namespace queens {
namespace counting {
namespace {

/// The engine asked for, if it takes the puzzle.
const Engine& checked_engine(const Puzzle& puzzle, const CountOptions& options) {
    const Engine& engine = row_named(engine_table(), options.engine, "kind.engine");
    check_size("kind.engine", engine.summary.name, puzzle.size(), 0, engine.summary.largest_size);
    if (!options.target.empty()) check_target(options.target);
    check_threads(options);
    return engine;
}

tree::Plan plan_for(const Puzzle& puzzle, const Engine& engine, const CountOptions& options) {
    return options.unique == Unique::yes ? tree::row_plan(puzzle, tree::Fold::none) : engine.plan(puzzle);
}

Count count_pieces(const Puzzle& puzzle, std::span<const Piece> pieces, const Engine& engine,
                   const CountOptions& options) {
    const auto count_piece = options.unique == Unique::yes ? engine.count_classes : engine.count;
    const auto work = [&](std::size_t index, Meter& meter) {
        Tally tally = count_piece(puzzle, pieces[index], options, meter);
        tally.solutions = tally.solutions * static_cast<std::uint64_t>(pieces[index].weight);
        return tally;
    };
    return run(pieces.size(), work, puzzle, options);
}

/// The whole count by pieces, and the nodes above them.
Count count_whole(const Puzzle& puzzle, const Engine& engine, const CountOptions& options) {
    const tree::Plan plan = plan_for(puzzle, engine, options);
    CountOptions rest = options;
    if (rest.limits.nodes) {
        if (*rest.limits.nodes < plan.nodes_above) {
            return {.nodes = *rest.limits.nodes, .ended_by = EndedBy::node_limit};
        }
        *rest.limits.nodes -= plan.nodes_above;
    }
    Count result = count_pieces(puzzle, plan.pieces, engine, rest);
    result.nodes += plan.nodes_above;
    return result;
}

/// The classes too, without a look at any solution: from all, and those that turns fix.
Count count_with_classes(const Puzzle& puzzle, const Engine& engine, const CountOptions& options) {
    CountOptions rest = options;
    rest.unique = Unique::no;
    Count result = count_whole(puzzle, engine, rest);
    rest.progress = nullptr;
    Total fixed_by[2];
    for (const Symmetry turn : {Symmetry::half_turn, Symmetry::quarter_turn}) {
        if (result.ended_by != EndedBy::end) break;
        if (rest.limits.time) *rest.limits.time = std::max(*options.limits.time - result.elapsed, Seconds(0));
        if (rest.limits.nodes) *rest.limits.nodes = *options.limits.nodes - result.nodes.low();
        const Count fixed = count_symmetric(puzzle, turn, rest);
        fixed_by[turn == Symmetry::half_turn ? 0 : 1] = fixed.solutions;
        result.elapsed += fixed.elapsed;
        result.ended_by = fixed.ended_by;
    }
    result.classes.emplace();
    if (result.ended_by == EndedBy::end) {
        result.classes = classes_from(puzzle.size(), puzzle.symmetries(), result.solutions, fixed_by[0], fixed_by[1]);
    }
    return result;
}

}  // namespace
}  // namespace counting

Total Classes::all() const noexcept {
    Total sum;
    for (const Total& classes : of_size) sum += classes;
    return sum;
}

Total Classes::solutions() const noexcept {
    Total sum;
    for (std::size_t i = 0; i < sizes.size(); ++i) sum += of_size[i] * static_cast<std::uint64_t>(sizes[i]);
    return sum;
}

void Classes::add(int size) noexcept {
    const auto place = std::find(sizes.begin(), sizes.end(), size) - sizes.begin();
    ++of_size[static_cast<std::size_t>(place)];
}

Classes& Classes::operator+=(const Classes& other) noexcept {
    for (std::size_t i = 0; i < sizes.size(); ++i) of_size[i] += other.of_size[i];
    return *this;
}

Classes classes_from(int size, std::span<const Symmetry> symmetries, const Total& all,
                     const Total& fixed_by_half_turn, const Total& fixed_by_quarter_turn) {
    Classes classes;
    if (size <= 1) {  // every symmetry fixes the only solution
        classes.of_size[0] = all;
        return classes;
    }
    // No mirror fixes a solution: two queens would share a row, a column or a diagonal.
    const Total by_half = contains(symmetries, Symmetry::half_turn) ? fixed_by_half_turn : Total();
    const Total by_quarter = contains(symmetries, Symmetry::quarter_turn) ? fixed_by_quarter_turn : Total();
    const auto set = [&](std::size_t fixing, const Total& solutions) {
        if (solutions == Total()) return;
        const std::size_t members = symmetries.size() / fixing;
        const auto place = std::find(Classes::sizes.begin(), Classes::sizes.end(), static_cast<int>(members));
        classes.of_size[static_cast<std::size_t>(place - Classes::sizes.begin())] =
            solutions.divided_by(static_cast<std::uint32_t>(members)).quotient;
    };
    set(1, all - by_half);
    set(2, by_half - by_quarter);
    set(4, by_quarter);
    return classes;
}

std::vector<Piece> pieces(const Puzzle& puzzle, const CountOptions& options) {
    return counting::plan_for(puzzle, counting::checked_engine(puzzle, options), options).pieces;
}

Count count(const Puzzle& puzzle, std::span<const Piece> pieces, const CountOptions& options) {
    const auto& engine = counting::checked_engine(puzzle, options);
    if (options.unique == Unique::yes && engine.count_classes == nullptr) {
        refuse({"problem.no_classes_by_pieces", {{"engine", std::string(engine.summary.name)}}});
    }
    for (const Piece& piece : pieces) {
        if (auto problem = problem_in_squares(piece.queens, puzzle.size(), "square.any")) refuse(std::move(*problem));
    }
    return counting::count_pieces(puzzle, pieces, engine, options);
}

Count count(const Puzzle& puzzle, const CountOptions& options) {
    const auto& engine = counting::checked_engine(puzzle, options);
    const bool derives_classes = options.unique == Unique::yes && engine.count_classes == nullptr;
    return derives_classes ? counting::count_with_classes(puzzle, engine, options)
                           : counting::count_whole(puzzle, engine, options);
}

}  // namespace queens
