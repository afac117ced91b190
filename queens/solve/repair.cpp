// SPDX-License-Identifier: MIT
// Local search for huge boards, after QS4 [Sosic & Gu 1991, 1994]: the columns are shuffled, a queen goes into each
// row if both its diagonals are free (else the next columns of the shuffled order are tried), and the few dozen that
// are left over, however large the board is, are repaired by swapping with random rows.
//
// A queen that is left over takes no diagonals. So a bit for each diagonal is all that must be known of them: 4 bytes
// for a queen's column and half a byte for its diagonals.
//
// A local search cannot know that there is no solution: it gives up. Boards so small that they may have none are left
// to the method `search`.
#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "queens/board/random.hpp"
#include "queens/solve/method.hpp"

namespace queens::solving {
namespace {

constexpr int largest_searched_size = 12;
constexpr int largest_repaired_size = 100'000'000;
/// How many columns are tried for a row before its queen is left over.
constexpr int most_columns_tried = 10'000;
/// How many swaps may fail one after another before all is shuffled anew, and how many are tried in all.
constexpr std::uint64_t most_failures = 20'000;
constexpr std::uint64_t most_swaps = 20'000'000;

/// A set of numbers from 0.
class Bits {
  public:
    explicit Bits(std::size_t size) : words_(size / bits + 1) {}
    [[nodiscard]] bool has(std::size_t number) const noexcept {
        return (words_[number / bits] >> number % bits & 1U) != 0;
    }
    void add(std::size_t number) noexcept { words_[number / bits] |= std::uint64_t{1} << number % bits; }
    void erase(std::size_t number) noexcept { words_[number / bits] &= ~(std::uint64_t{1} << number % bits); }
    void clear() noexcept { std::fill(words_.begin(), words_.end(), 0); }

  private:
    static constexpr std::size_t bits = 64;
    std::vector<std::uint64_t> words_;
};

class Repair {
  public:
    Repair(const Puzzle& puzzle, std::uint64_t seed, Meter& meter)
        : puzzle_(puzzle),
          size_(static_cast<std::size_t>(puzzle.size())),
          random_(seed),
          meter_(meter),
          columns_(size_),
          rising_(2 * size_),
          falling_(2 * size_),
          is_fixed_(puzzle.given().empty() ? 0 : size_) {}

    /// Whether there is a solution now. Else a limit came first, or the swaps were used up: see conflicts().
    bool solve() {
        while (swaps_ < most_swaps) {
            if (!deal() || !repair()) return false;
            if (left_over_.empty()) return true;
        }
        return false;
    }

    [[nodiscard]] std::span<const int> columns() const noexcept { return columns_; }
    /// The fewest queens that were ever left over, if all have been dealt out once.
    [[nodiscard]] std::optional<std::size_t> conflicts() const noexcept { return fewest_left_over_; }

  private:
    [[nodiscard]] bool is_fixed(std::size_t row) const noexcept {
        return !puzzle_.given().empty() && is_fixed_.has(row);
    }

    /// Deals the columns out anew: afterwards the queens that are not left over attack nobody.
    bool deal() {
        if (!shuffle()) return false;
        left_over_.clear();
        for (std::size_t row = 0; row < size_; ++row) {
            if (is_fixed(row)) continue;
            if (!meter_.spend()) return false;
            if (!deal_to(row)) left_over_.push_back(static_cast<int>(row));
            if (meter_.ended_by() != EndedBy::end) return false;
        }
        note_left_over();
        return true;
    }

    /// The free rows get the free columns in random order; only given queens and excluded diagonals take diagonals.
    /// False, as below: a limit came first.
    bool shuffle() {
        rising_.clear();
        falling_.clear();
        for (const auto& [line, value] : puzzle_.excluded()) {
            line == Line::rising ? rising_.add(static_cast<std::size_t>(value))
                                 : falling_.add(static_cast<std::size_t>(value + puzzle_.size() - 1));
        }
        put_columns_in_order();
        for (std::size_t left = size_; left > 1; --left) {
            if (!meter_.pass()) return false;
            if (is_fixed(left - 1)) continue;
            const std::size_t other = below(left);
            if (!is_fixed(other)) std::swap(columns_[left - 1], columns_[other]);
        }
        return true;
    }

    /// The given queens stand where they are given; the free columns go to the free rows from left to right.
    void put_columns_in_order() {
        if (puzzle_.given().empty()) return std::iota(columns_.begin(), columns_.end(), 0);
        Bits is_used(size_);
        for (const auto [given_row, column] : puzzle_.given()) {
            const auto row = static_cast<std::size_t>(given_row);
            is_fixed_.add(row);
            is_used.add(static_cast<std::size_t>(column));
            columns_[row] = column;
            take(row, column);
        }
        std::size_t column = 0;
        for (std::size_t row = 0; row < size_; ++row) {
            if (is_fixed(row)) continue;
            while (is_used.has(column)) ++column;
            columns_[row] = static_cast<int>(column++);
        }
    }

    /// Tries the row's column, then those of the next rows.
    bool deal_to(std::size_t row) {
        int tried = 0;
        for (std::size_t other = row; other < size_ && tried < most_columns_tried && meter_.pass(); ++other) {
            if (is_fixed(other)) continue;
            ++tried;
            if (!is_free(row, columns_[other])) continue;
            std::swap(columns_[row], columns_[other]);
            take(row, columns_[row]);
            return true;
        }
        return false;
    }

    void note_left_over() { fewest_left_over_ = std::min(fewest_left_over_.value_or(size_), left_over_.size()); }

    /// Swaps the columns of those left over with those of random rows, where both queens are safe then.
    bool repair() {
        std::uint64_t failures = 0;
        for (; !left_over_.empty() && failures < most_failures && swaps_ < most_swaps; ++swaps_, ++failures) {
            if (!meter_.spend()) return false;
            const std::size_t at = below(left_over_.size());
            const std::size_t other = below(size_);
            if (is_fixed(other)) continue;
            if (!swap(static_cast<std::size_t>(left_over_[at]), other)) continue;
            failures = 0;
            left_over_[at] = left_over_.back();
            left_over_.pop_back();
            note_left_over();
        }
        return true;
    }

    /// Whether the row that was left over could be helped. The other row may be the same, or left over as well.
    bool swap(std::size_t row, std::size_t other) {
        if (other == row) {
            if (!is_free(row, columns_[row])) return false;
            take(row, columns_[row]);
            return true;
        }
        const auto mate = std::find(left_over_.begin(), left_over_.end(), static_cast<int>(other));
        const bool was_safe = mate == left_over_.end();
        if (was_safe) give_back(other, columns_[other]);
        if (is_free(row, columns_[other])) {
            take(row, columns_[other]);
            // The other queen has to be safe as well, unless it was left over before and may be so again.
            if (!was_safe || is_free(other, columns_[row])) {
                std::swap(columns_[row], columns_[other]);
                if (was_safe) take(other, columns_[other]);
                return true;
            }
            give_back(row, columns_[other]);
        }
        if (was_safe) take(other, columns_[other]);
        return false;
    }

    [[nodiscard]] std::size_t rising(std::size_t row, int column) const noexcept {
        return row + static_cast<std::size_t>(column);
    }
    [[nodiscard]] std::size_t falling(std::size_t row, int column) const noexcept {
        return row + size_ - 1 - static_cast<std::size_t>(column);
    }
    [[nodiscard]] bool is_free(std::size_t row, int column) const {
        return !rising_.has(rising(row, column)) && !falling_.has(falling(row, column)) &&
               (puzzle_.blocked().empty() || !std::binary_search(puzzle_.blocked().begin(), puzzle_.blocked().end(),
                                                                 Square{static_cast<int>(row), column}));
    }
    void take(std::size_t row, int column) noexcept {
        rising_.add(rising(row, column));
        falling_.add(falling(row, column));
    }
    void give_back(std::size_t row, int column) noexcept {
        rising_.erase(rising(row, column));
        falling_.erase(falling(row, column));
    }

    /// Uniform in [0, bound), bound below 2³²: by multiplication; a remainder is needed only once in 2³² / bound
    /// times [Lemire 2019].
    std::size_t below(std::size_t bound) noexcept {
        const auto small = static_cast<std::uint32_t>(bound);
        for (;;) {
            const std::uint64_t product = (random_.next() >> 32U) * bound;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= small || low >= static_cast<std::uint32_t>(-small) % small) return product >> 32U;
        }
    }

    const Puzzle& puzzle_;
    std::size_t size_;
    Random random_;
    Meter& meter_;
    std::vector<int> columns_;    // of each row's queen: always all different
    Bits rising_, falling_;       // diagonals that are taken
    Bits is_fixed_;               // rows whose queen is given
    std::vector<int> left_over_;  // rows whose queen is attacked
    std::uint64_t swaps_ = 0;
    std::optional<std::size_t> fewest_left_over_;
};

Solution solve_by_repair(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    if (puzzle.size() <= largest_searched_size || puzzle.contradiction()) {
        Solution solution = search_method.solve(puzzle, options, sink);
        solution.method = search_method.summary.name;
        return solution;
    }
    Meter meter(options.limits, 1);  // a step costs the same on any board
    Repair repair(puzzle, options.seed.value_or(0), meter);
    Solution solution{.verdict = Verdict::gave_up};
    if (meter.look_now() && repair.solve()) {
        solution.verdict = Verdict::solved;
        sink({.queens = PlacementView(repair.columns()), .number = 1});
    } else {
        solution.conflicts = repair.conflicts();
        solution.ended_by = meter.ended_by() == EndedBy::end ? EndedBy::stuck : meter.ended_by();
    }
    solution.nodes = meter.nodes();
    solution.elapsed = meter.elapsed();
    return solution;
}

}  // namespace

const Method repair_method = {
    .summary = {.name = "repair",
                .summary = "method.repair",
                .largest_size = largest_repaired_size,
                .takes_any_puzzle = true,
                .takes_torus = false,
                .takes_seed = true},
    .solve = solve_by_repair,
};

}  // namespace queens::solving
