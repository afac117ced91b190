// SPDX-License-Identifier: MIT
// Solutions that are their own image under a turn: all images of a queen are placed at once, as one orbit. Orbits are
// closed under the half turn, so a line and its image are used together and one of them is enough to remember; that
// makes the lines of each kind no more than n, a mask. Rows are filled from the middle outwards, where queens attack
// the most squares.
#include <algorithm>

#include "queens/count/run.hpp"
#include "queens/tree/remainder.hpp"

namespace queens {
namespace counting {
namespace {

/// Lines with a queen: of each pair of images the one with the smaller index.
struct Lines {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::uint64_t rising = 0;
    std::uint64_t falling = 0;

    [[nodiscard]] bool meets(const Lines& other) const noexcept {
        return ((rows & other.rows) | (columns & other.columns) | (rising & other.rising) |
                (falling & other.falling)) != 0;
    }
    friend Lines operator|(const Lines& one, const Lines& other) noexcept {
        return {one.rows | other.rows, one.columns | other.columns, one.rising | other.rising,
                one.falling | other.falling};
    }
};

using Orbits = std::vector<Lines>;

std::vector<Square> orbit_of(Symmetry symmetry, int size, Square square) {
    std::vector<Square> orbit;
    do {
        orbit.push_back(square);
        square = image(symmetry, size, square);
    } while (square != orbit.front());
    return orbit;
}

Lines lines_of(const Puzzle& puzzle, std::span<const Square> orbit) {
    Lines lines;
    for (const Square square : orbit) {
        const Square opposite = image(Symmetry::half_turn, puzzle.size(), square);
        const auto bit = [&](Line line) {
            const int index = std::min(line_index(puzzle.rule(), puzzle.size(), line, square),
                                       line_index(puzzle.rule(), puzzle.size(), line, opposite));
            return std::uint64_t{1} << index;
        };
        lines = lines | Lines{bit(Line::row), bit(Line::column), bit(Line::rising), bit(Line::falling)};
    }
    return lines;
}

/// What is left to search below some orbits.
struct Prefix {
    Lines used;
    std::size_t row = 0;  // the next to fill, of `rows`
    std::uint64_t weight = 1;
};

class SymmetricSearch {
  public:
    SymmetricSearch(const Puzzle& puzzle, Symmetry symmetry)
        : has_middle_row_(puzzle.size() % 2 == 1),
          is_mirrored_(contains(puzzle.symmetries(), Symmetry::mirror_columns)) {
        // From the middle row up. A row of the other half is filled with its image.
        for (int row = (puzzle.size() + 1) / 2 - 1; row >= 0; --row) {
            rows_.push_back(std::uint64_t{1} << row);
            orbits_.emplace_back();
            for (int column = 0; column < puzzle.size(); ++column) {
                const auto orbit = orbit_of(symmetry, puzzle.size(), {row, column});
                if (tree::can_stand(puzzle, orbit)) orbits_.back().push_back(lines_of(puzzle, orbit));
            }
        }
    }

    /// All ways to fill the first two rows, besides the middle row of an odd board.
    [[nodiscard]] std::vector<Prefix> prefixes() const {
        std::vector<Prefix> result;
        add_prefixes({}, rows_in_prefix, result);
        return result;
    }

    /// The solutions below a prefix.
    [[nodiscard]] Total count(Prefix prefix, Meter& meter) const {
        Total solutions;
        if (meter.spend()) search(prefix, solutions, meter);
        return solutions;
    }

  private:
    static constexpr int rows_in_prefix = 2;

    void add_prefixes(Prefix prefix, int rows_left, std::vector<Prefix>& result) const {
        skip_filled(prefix);
        if (rows_left == 0 || prefix.row == rows_.size()) {
            result.push_back(prefix);
            return;
        }
        const Orbits& choices = orbits_[prefix.row];
        const bool is_middle = has_middle_row_ && prefix.row == 0;
        // The mirror image of such a solution is another, with its queen in the other half of this row.
        const bool folds = is_mirrored_ && !is_middle && rows_left == rows_in_prefix;
        const std::size_t end = folds ? choices.size() / 2 : choices.size();
        for (std::size_t i = 0; i < end; ++i) {
            if (choices[i].meets(prefix.used)) continue;
            add_prefixes({choices[i] | prefix.used, prefix.row + 1, prefix.weight * (folds ? 2 : 1)},
                         is_middle ? rows_left : rows_left - 1, result);
        }
    }

    void skip_filled(Prefix& prefix) const noexcept {
        while (prefix.row < rows_.size() && (rows_[prefix.row] & prefix.used.rows) != 0) ++prefix.row;
    }

    /// False: the meter said stop.
    bool search(Prefix prefix, Total& solutions, Meter& meter) const {
        skip_filled(prefix);
        if (prefix.row == rows_.size()) {
            ++solutions;
            return true;
        }
        for (const Lines& orbit : orbits_[prefix.row]) {
            if (orbit.meets(prefix.used)) continue;
            if (!meter.spend() || !search({orbit | prefix.used, prefix.row + 1}, solutions, meter)) return false;
        }
        return true;
    }

    std::vector<std::uint64_t> rows_;
    std::vector<Orbits> orbits_;  // through each of the rows
    bool has_middle_row_;
    bool is_mirrored_;
};

}  // namespace
}  // namespace counting

Count count_symmetric(const Puzzle& puzzle, Symmetry symmetry, const CountOptions& options) {
    if (symmetry != Symmetry::half_turn && symmetry != Symmetry::quarter_turn) refuse({"problem.not_a_turn", {}});
    check_size("kind.count", "symmetric", puzzle.size(), 0, largest_symmetric_size);
    counting::check_threads(options);
    const counting::SymmetricSearch search(puzzle, symmetry);
    const auto prefixes = search.prefixes();
    const auto work = [&](std::size_t index, Meter& meter) {
        const auto& prefix = prefixes[index];
        return counting::Tally{.solutions = search.count(prefix, meter) * prefix.weight, .classes = {}};
    };
    CountOptions plain = options;
    plain.unique = Unique::no;
    return counting::run(prefixes.size(), work, puzzle, plain);
}
}  // namespace queens
