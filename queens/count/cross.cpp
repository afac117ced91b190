// SPDX-License-Identifier: MIT
// One board at a time below the central cross, and no queen set that the next rows can't answer: the tree of
// tree/remainder.hpp, as plainly as it can be searched, and its last five rows from a table (last_rows.hpp). The
// engine to read, and the check of `simd`, which searches the same tree and fills the last rows queen by queen.
//
// The search is compiled once more for processors with AVX2, which count bits in one instruction and look at several
// rows at once; Highway finds out at run time what the processor has.
#include "queens/count/cross.hpp"

#ifdef __wasm__
#define HWY_DISABLED_TARGETS HWY_EMU128
#else
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3 | HWY_AVX3_DL)
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "queens/count/cross.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "queens/count/last_rows.hpp"

HWY_BEFORE_NAMESPACE();
namespace queens::counting::HWY_NAMESPACE {

template <Rule rule>
class CrossSearch {
  public:
    CrossSearch(const tree::Remainder& remainder, Meter& meter)
        : remainder_(remainder), last_rows_(remainder), meter_(meter) {
        const tree::RowToFill* const row = remainder.rows.data() + remainder.rows.size() - last_rows - 1;
        for (std::size_t column = 0; column < attacked_by_.size(); ++column) {
            const tree::Row queen = tree::Row{1} << column;
            attacked_by_[column] = squares_below(row, {queen, queen, queen});
        }
    }

    Total count() {
        if (!meter_.spend()) return {};  // the root: the queens of the piece
        const bool is_searched =
            search_below(remainder_.rows.data(), static_cast<int>(remainder_.rows.size()) - 1, {});
        if (is_searched) static_cast<void>(finish());
        return solutions_;
    }

  private:
    /// Where it is known, when compiled, how many rows are left, no time is lost on asking.
    bool search_below(const tree::RowToFill* row, int rows_below, const tree::Attacks& attacks) {
        switch (rows_below) {
            case 5: return put_last_boards(row, attacks);
            case 6: return fill_row<6>(row, rows_below, attacks);
            case 7: return fill_row<7>(row, rows_below, attacks);
            case 8: return fill_row<8>(row, rows_below, attacks);
            default: return fill_row<many>(row, rows_below, attacks);
        }
    }

    /// Sets each queen of the row that the rows below can answer, and goes on below it; `known_below`: the rows
    /// below, or `many`. False: the meter said stop.
    template <int known_below>
    bool fill_row(const tree::RowToFill* row, int rows_below, const tree::Attacks& attacks) {
        for (tree::Row free = row->allowed & ~attacks.all(); free != 0; free &= free - 1) {
            const tree::Attacks below = attacks.below<rule>(free & -free, row->gap, remainder_.size);
            if (!tree::can_go_on<rule>(remainder_, row + 1, known_below, below)) continue;
            if (!meter_.spend() || !go_below<known_below>(row + 1, rows_below - 1, below)) return false;
        }
        return true;
    }

    /// Goes on in the next row; `known_below`: the rows below the one before, or `many`.
    template <int known_below>
    HWY_INLINE bool go_below(const tree::RowToFill* row, int rows_below, const tree::Attacks& attacks) {
        if constexpr (known_below == many) {
            return search_below(row, rows_below, attacks);
        } else if constexpr (known_below - 1 == last_rows) {
            return put_last_boards(row, attacks);
        } else {
            return fill_row<known_below - 1>(row, rows_below, attacks);
        }
    }

    /// Sets each queen of the sixth last row; the boards whose last rows can go on (tree::can_go_on, without a jump
    /// that could be guessed wrong: what may not stay is overwritten) wait in a list, to be finished together. What
    /// those above attack in the last rows is found once, what the queen attacks there is known by its column.
    bool put_last_boards(const tree::RowToFill* row, const tree::Attacks& attacks) {
        LastRowsOfBoard above = squares_below(row, attacks);
        above.columns = static_cast<std::uint32_t>(remainder_.open_columns & ~above.columns);
        for (std::size_t i = 0; i < last_rows; ++i) {
            above.free[i] = static_cast<std::uint32_t>(row[i + 1].allowed & ~above.free[i]);
        }
        std::size_t used = used_;
        for (tree::Row free = row->allowed & ~attacks.all(); free != 0; free &= free - 1) {
            const LastRowsOfBoard& attacked = attacked_by_[static_cast<std::size_t>(std::countr_zero(free))];
            LastRowsOfBoard& board = boards_[used];
            board.columns = above.columns & ~attacked.columns;
            std::uint32_t reached = 0;
            bool has_squares = true;
            for (std::size_t i = 0; i < last_rows; ++i) {
                const std::uint32_t squares = above.free[i] & ~attacked.free[i];
                board.free[i] = squares;
                reached |= squares;
                has_squares &= squares != 0;
            }
            used += static_cast<std::size_t>(has_squares & (reached == board.columns));
        }
        used_ = used;
        return used_ < full || finish();
    }

    /// What these attacks on the sixth last row attack in the rows below it.
    LastRowsOfBoard squares_below(const tree::RowToFill* row, tree::Attacks attacks) const {
        LastRowsOfBoard attacked;
        attacked.columns = static_cast<std::uint32_t>(attacks.columns);
        for (std::uint32_t& squares : attacked.free) {
            attacks = attacks.below<rule>(0, row++->gap, remainder_.size);
            squares = static_cast<std::uint32_t>(attacks.all());
        }
        return attacked;
    }

    /// Counts the ways to fill the last rows of the boards in the list, which is empty afterwards.
    bool finish() {
        std::uint64_t ways = 0;
        bool is_granted = true;
        for (std::size_t i = 0; i < used_ && is_granted; ++i) {
            is_granted = meter_.spend();
            if (is_granted) ways += static_cast<std::uint64_t>(last_rows_.count(boards_[i]));
        }
        solutions_ += ways;
        used_ = 0;
        return is_granted;
    }

    static constexpr int many = 9;
    /// The list stays in the nearest cache; a row adds no more boards than it has squares.
    static constexpr std::size_t full = 256;

    const tree::Remainder& remainder_;
    LastRows last_rows_;
    std::array<LastRowsOfBoard, 32> attacked_by_;  // a queen of the sixth last row, by its column
    Meter& meter_;
    std::array<LastRowsOfBoard, full + 32> boards_;
    std::size_t used_ = 0;
    Total solutions_;
};

Total search(const tree::Remainder& remainder, Meter& meter) {
    return remainder.rule == Rule::torus ? CrossSearch<Rule::torus>(remainder, meter).count()
                                         : CrossSearch<Rule::chess>(remainder, meter).count();
}

}  // namespace queens::counting::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace queens::counting {
namespace {

HWY_EXPORT(search);

Tally count_piece(const Puzzle& puzzle, const Piece& piece, const CountOptions& /*options*/, Meter& meter) {
    return {.solutions = count_below_cross(puzzle, piece, meter), .classes = {}};
}

}  // namespace

Total count_below_cross(const Puzzle& puzzle, const Piece& piece, Meter& meter) {
    if (puzzle.contradiction() || !tree::can_stand(puzzle, piece.queens)) return {};
    const tree::Remainder remainder = tree::remainder_of(puzzle, piece.queens);
    if (remainder.rows.size() <= tree::rows_decided) {
        if (!meter.spend()) return {};  // the root
        return static_cast<std::uint64_t>(tree::ways_to_fill_few(remainder));
    }
    return HWY_DYNAMIC_DISPATCH(search)(remainder, meter);
}

tree::Plan plan_by_cross(const Puzzle& puzzle) {
    return tree::cross_plan(puzzle, tree::cross_shape(puzzle.size()));
}

const Engine cross_engine = {
    .summary = {.name = "cross", .summary = "engine.cross", .largest_size = 32},
    .plan = plan_by_cross,
    .count = count_piece,
    .count_classes = nullptr,
};

}  // namespace queens::counting
#endif
