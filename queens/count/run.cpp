// SPDX-License-Identifier: MIT
#include "queens/count/run.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>

#include "queens/workers/workers.hpp"

namespace queens::counting {
namespace {

struct PieceResult {
    Tally tally;
    std::uint64_t nodes = 0;
    EndedBy ended_by = EndedBy::end;
};

/// A step that visits all of so many pieces before any twice. Neighbours are alike, so pieces far from each other are
/// taken one after another: then the first tenth says how long the rest will take.
std::size_t stride_of(std::size_t pieces) {
    auto stride = static_cast<std::size_t>(static_cast<double>(pieces) * 0.618);  // the golden section spreads best
    while (std::gcd(stride, pieces) > 1) ++stride;
    return std::max<std::size_t>(stride, 1);
}

class Run {
  public:
    Run(std::size_t pieces, const Work& work, const Puzzle& puzzle, const CountOptions& options)
        : work_(work), size_(puzzle.size()), options_(options), results_(pieces) {
        if (options.progress != nullptr) options.progress->total = pieces;
    }

    Count count() {
        const int wanted = options_.threads > 0 ? options_.threads : workers::available();
        const int threads = options_.limits.nodes ? 1 : wanted;
        const std::size_t stride = stride_of(results_.size());
        workers::run(results_.size(), threads,
                     [this, stride](std::size_t index) { count_piece(index * stride % results_.size()); });
        return sum();
    }

  private:
    /// The limits as far as earlier pieces leave them.
    [[nodiscard]] Limits limits_of_piece() const {
        Limits limits = limits_left(options_.limits, start_);
        if (limits.nodes) *limits.nodes -= std::min(*limits.nodes, nodes_of_one_thread_);
        return limits;
    }

    void count_piece(std::size_t index) {
        if (is_over_) return;
        Meter meter(limits_of_piece(), size_);
        PieceResult& result = results_[index];
        if (meter.look_now()) result.tally = work_(index, meter);
        result.nodes = meter.nodes();
        result.ended_by = meter.ended_by();
        if (meter.ended_by() != EndedBy::end) is_over_ = true;
        if (options_.limits.nodes) nodes_of_one_thread_ += meter.nodes();
        if (options_.progress != nullptr) ++options_.progress->done;
    }

    [[nodiscard]] Count sum() const {
        Count count;
        if (options_.unique == Unique::yes) count.classes.emplace();
        for (const PieceResult& result : results_) {
            count.solutions += result.tally.solutions;
            if (count.classes) *count.classes += result.tally.classes;
            count.nodes += result.nodes;
            if (result.ended_by != EndedBy::end) count.ended_by = result.ended_by;
        }
        count.elapsed = elapsed();
        return count;
    }

    [[nodiscard]] Seconds elapsed() const { return Clock::now() - start_; }

    const Work& work_;
    int size_;
    const CountOptions& options_;
    std::vector<PieceResult> results_;
    Clock::time_point start_ = Clock::now();
    std::atomic<bool> is_over_ = false;
    std::uint64_t nodes_of_one_thread_ = 0;
};

}  // namespace

Count run(std::size_t pieces, const Work& work, const Puzzle& puzzle, const CountOptions& options) {
    return Run(pieces, work, puzzle, options).count();
}

void check_threads(const CountOptions& options) {
    if (0 <= options.threads && options.threads <= most_threads) return;
    refuse({"problem.threads_out_of_range", {{"value", options.threads}, {"low", 0}, {"high", most_threads}}});
}

}  // namespace queens::counting
