// SPDX-License-Identifier: MIT
// A dive goes down from a piece drawn at random, until few rows are left; what lies below is counted to the end.
// Divided by the chance to have come there it is right on average [Knuth 1975], and as most of the tree lies in its
// last rows, which are counted and not guessed, dives differ little.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "queens/board/table.hpp"
#include "queens/campaign/cost.hpp"
#include "queens/workers/workers.hpp"

namespace queens {
namespace campaigning {
namespace {

/// Rows with nodes that a dive leaves to be counted: so few that thousands of dives are made in a second.
constexpr std::size_t rows_counted = 9;
/// Whole pieces whose speed is measured, and the share of the time for that.
constexpr int pieces_timed = 8;
constexpr double share_of_timing = 0.2;
constexpr std::size_t fewest_samples = 2;
/// Of the normal distribution: 19 times out of 20.
constexpr double deviations = 1.96;

class Moments {
  public:
    void add(double value) noexcept {
        count_ += 1;
        sum_ += value;
        squares_ += value * value;
    }
    [[nodiscard]] Interval interval() const noexcept {
        const double mean = count_ > 0 ? sum_ / count_ : 0;
        if (count_ < static_cast<double>(fewest_samples)) return {0, mean, HUGE_VAL};
        const double variance = std::max(squares_ - sum_ * mean, 0.0) / (count_ - 1);
        const double width = deviations * std::sqrt(variance / count_);
        return {std::max(mean - width, 0.0), mean, mean + width};
    }

  private:
    double count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

class Sampler {
  public:
    Sampler(const Puzzle& puzzle, const EstimateOptions& options)
        : puzzle_(puzzle), options_(options), pieces_(pieces(puzzle)) {
        double sum = 0;
        for (const Total& cost : expected_costs(puzzle, pieces_)) sums_.push_back(sum += cost.approximate());
    }

    CampaignEstimate estimate() {
        if (pieces_.empty()) return {};
        result_.nodes_per_second = measure_speed();
        const int threads = options_.threads > 0 ? options_.threads : workers::available();
        workers::run(static_cast<std::size_t>(threads), threads, [&](std::size_t) {
            while (!is_over()) sample(Random(options_.seed + next_++));
        });
        result_.solutions = solutions_.interval();
        result_.nodes = nodes_.interval();
        const double speed = result_.nodes_per_second;
        result_.time = {result_.nodes.low / speed, result_.nodes.middle / speed, result_.nodes.high / speed};
        if (result_.samples < fewest_samples) result_.ended_by = EndedBy::time_limit;
        if (options_.stop != nullptr && *options_.stop) result_.ended_by = EndedBy::stopped;
        return result_;
    }

  private:
    [[nodiscard]] bool is_over() const {
        const bool is_stopped = options_.stop != nullptr && *options_.stop;
        return is_stopped || Clock::now() - start_ >= options_.time;
    }

    /// A piece, and one over its chance to be drawn.
    std::pair<std::size_t, double> draw(Random& random) const {
        constexpr double two_to_53 = 9007199254740992.0;
        const double drawn = static_cast<double>(random.next() >> 11) / two_to_53 * sums_.back();
        const auto found = std::upper_bound(sums_.begin(), sums_.end() - 1, drawn);
        const auto index = static_cast<std::size_t>(found - sums_.begin());
        const double cost = index == 0 ? sums_[0] : sums_[index] - sums_[index - 1];
        return {index, sums_.back() / cost};
    }

    [[nodiscard]] Count count_of(const Piece& piece, std::optional<Seconds> time) const {
        return count(puzzle_, {&piece, 1}, {.threads = 1, .limits = {.time = time, .stop = options_.stop}});
    }

    /// Nodes per second of a thread, in pieces as large as a campaign's.
    double measure_speed() const {
        Random random(options_.seed);
        const Seconds slice = share_of_timing / pieces_timed * options_.time;
        double nodes = 0;
        Seconds time{};
        for (int i = 0; i < pieces_timed && !is_over(); ++i) {
            const Count counted = count_of(pieces_[draw(random).first], slice);
            nodes += counted.nodes.approximate();
            time += counted.elapsed;
        }
        return time.count() > 0 ? nodes / time.count() : nodes_per_second;
    }

    void sample(Random random) {
        const auto [index, weight] = draw(random);
        const PieceTree tree(puzzle_, pieces_[index]);
        const auto rows = tree.rows() > rows_counted ? tree.rows() - rows_counted : 0;
        Piece piece = pieces_[index];
        double paths = weight;
        double nodes = 0;
        Branches branches;
        tree::Attacks attacks;
        for (std::size_t depth = 0; depth < rows; ++depth) {
            nodes += paths;
            tree.branches(depth, attacks, branches);
            if (branches.count == 0) return add(0, nodes);
            const std::uint64_t choices = choices_of(branches);
            const Branch& branch = branch_drawn(branches, choices, random);
            paths *= static_cast<double>(choices) / static_cast<double>(branch.choices);
            piece.queens.push_back(tree.square(depth, branch.column));
            attacks = branch.attacks;
        }
        const Count counted = count_of(piece, {});
        if (counted.ended_by != EndedBy::end) return;
        add(paths * counted.solutions.approximate(), nodes + paths * counted.nodes.approximate());
    }

    void add(double solutions, double nodes) {
        const std::lock_guard lock(mutex_);
        solutions_.add(solutions);
        nodes_.add(nodes);
        ++result_.samples;
    }

    const Puzzle& puzzle_;
    const EstimateOptions& options_;
    std::vector<Piece> pieces_;
    std::vector<double> sums_;
    Clock::time_point start_ = Clock::now();
    std::atomic<std::uint64_t> next_ = 0;
    std::mutex mutex_;  // of what follows
    Moments solutions_;
    Moments nodes_;
    CampaignEstimate result_;
};

}  // namespace
}  // namespace campaigning

CampaignEstimate estimate_campaign(const Puzzle& puzzle, const EstimateOptions& options) {
    check_size("kind.count", "campaign", puzzle.size(), smallest_campaign_size, largest_campaign_size);
    return campaigning::Sampler(puzzle, options).estimate();
}

}  // namespace queens
