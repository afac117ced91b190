// SPDX-License-Identifier: MIT
// Pieces are counted by whoever is free and added up in their own order: the result does not depend on the threads.
#include "queens/count.hpp"

#include <algorithm>

#include "queens/count/engine.hpp"
#include "queens/workers/workers.hpp"

namespace queens {
namespace counting {
namespace {

struct PieceResult {
    Tally tally;
    std::uint64_t nodes = 0;
    EndedBy ended_by = EndedBy::end;
};

class Counter {
  public:
    Counter(const Puzzle& puzzle, std::span<const Piece> pieces, const Engine& engine, const CountOptions& options)
        : puzzle_(puzzle),
          pieces_(pieces),
          options_(options),
          count_piece_(options.unique == Unique::yes ? engine.count_classes : engine.count),
          results_(pieces.size()) {
        if (options.progress != nullptr) options.progress->total = pieces.size();
    }

    Count count() {
        const int wanted = options_.threads > 0 ? options_.threads : workers::available();
        const int threads = options_.limits.nodes ? 1 : wanted;
        workers::run(pieces_.size(), threads, [this](std::size_t index) { count_piece(index); });
        return sum();
    }

  private:
    /// The limits as far as earlier pieces leave them.
    [[nodiscard]] Limits limits_left() const {
        Limits limits = options_.limits;
        if (limits.time) *limits.time = std::max(*limits.time - elapsed(), Seconds(0));
        if (limits.nodes) *limits.nodes -= std::min(*limits.nodes, nodes_of_one_thread_);
        return limits;
    }

    void count_piece(std::size_t index) {
        if (is_over_) return;
        Meter meter(limits_left(), puzzle_.size());
        PieceResult& result = results_[index];
        if (meter.look_now()) result.tally = count_piece_(puzzle_, pieces_[index], meter);
        result.nodes = meter.nodes();
        result.ended_by = meter.ended_by();
        if (meter.ended_by() != EndedBy::end) is_over_ = true;
        if (options_.limits.nodes) nodes_of_one_thread_ += meter.nodes();
        if (options_.progress != nullptr) ++options_.progress->done;
    }

    [[nodiscard]] Count sum() const {
        Count count;
        if (options_.unique == Unique::yes) count.classes.emplace();
        for (std::size_t i = 0; i < results_.size(); ++i) {
            const PieceResult& result = results_[i];
            count.solutions += Total(result.tally.solutions) * static_cast<std::uint64_t>(pieces_[i].weight);
            if (count.classes) *count.classes += result.tally.classes;
            count.nodes += result.nodes;
            if (result.ended_by != EndedBy::end) count.ended_by = result.ended_by;
        }
        count.elapsed = elapsed();
        return count;
    }

    [[nodiscard]] Seconds elapsed() const { return Clock::now() - start_; }

    const Puzzle& puzzle_;
    std::span<const Piece> pieces_;
    const CountOptions& options_;
    Tally (*count_piece_)(const Puzzle&, const Piece&, Meter&);
    std::vector<PieceResult> results_;
    Clock::time_point start_ = Clock::now();
    std::atomic<bool> is_over_ = false;
    std::uint64_t nodes_of_one_thread_ = 0;
};

/// The engine asked for, if it takes the puzzle.
const Engine& checked_engine(const Puzzle& puzzle, const CountOptions& options) {
    const Engine& engine = row_named(engine_table(), options.engine, "kind.engine");
    check_size("kind.engine", engine.summary.name, puzzle.size(), 0, engine.summary.largest_size);
    if (options.threads < 0 || options.threads > most_threads) {
        refuse({"problem.threads_out_of_range", {{"value", options.threads}, {"low", 0}, {"high", most_threads}}});
    }
    return engine;
}

tree::Plan plan_for(const Puzzle& puzzle, const Engine& engine, const CountOptions& options) {
    return tree::plan(puzzle, options.unique == Unique::yes ? tree::Fold::none : engine.fold);
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

std::vector<Piece> pieces(const Puzzle& puzzle, const CountOptions& options) {
    return counting::plan_for(puzzle, counting::checked_engine(puzzle, options), options).pieces;
}

Count count(const Puzzle& puzzle, std::span<const Piece> pieces, const CountOptions& options) {
    return counting::Counter(puzzle, pieces, counting::checked_engine(puzzle, options), options).count();
}

Count count(const Puzzle& puzzle, const CountOptions& options) {
    const auto& engine = counting::checked_engine(puzzle, options);
    const tree::Plan plan = counting::plan_for(puzzle, engine, options);
    CountOptions rest = options;
    if (rest.limits.nodes) {
        if (*rest.limits.nodes < plan.nodes_above) {
            return {.nodes = *rest.limits.nodes, .ended_by = EndedBy::node_limit};
        }
        *rest.limits.nodes -= plan.nodes_above;
    }
    Count result = counting::Counter(puzzle, plan.pieces, engine, rest).count();
    result.nodes += plan.nodes_above;
    return result;
}

}  // namespace queens
