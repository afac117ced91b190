// SPDX-License-Identifier: MIT
// The tree of tree/remainder.hpp, several boards at a time: one in each lane of the processor's vectors.
//
// Boards wait in an array per row. A step takes as many as there are lanes, sets the next queen of each, and tests
// whether the rows below can go on; the boards that can are packed to the end of the next row's array. When that is
// full it is searched first, so the arrays stay small and in the nearest cache. A lane whose board has no square left
// takes the next one waiting ("spread"), so lanes rarely idle; two independent streams of lanes hide the time that
// takes. The file is compiled once for each target of Highway, inside its namespace.
#include "queens/count/simd.hpp"

// All kinds that the compiler knows, down to the one without vectors; those between SSSE3 and AVX2 gain nothing.
#define HWY_COMPILE_ALL_ATTAINABLE
#ifdef __wasm__
// A module with vectors starts only where there are vectors: the version without would never run, and be downloaded.
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_AVX3_DL | HWY_EMU128)
#else
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_AVX3_DL)
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "queens/count/simd_search.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <vector>

HWY_BEFORE_NAMESPACE();
namespace queens::counting::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Lanes = hn::CappedTag<std::uint32_t, 16>;
using Boards = hn::Vec<Lanes>;
using Mask = hn::Mask<Lanes>;

constexpr Lanes lanes;
constexpr std::size_t lane_count = hn::MaxLanes(lanes);
static_assert(Level::room >= Level::full + 3 * lane_count);  // two streams write, and one reads past the end

#if HWY_TARGET <= HWY_AVX3
/// One bit a lane.
HWY_INLINE std::uint32_t bits_of(Mask mask) {
    return static_cast<std::uint32_t>(mask.raw);
}

/// The first boards, one to each lane whose bit is set; the other lanes are zero.
HWY_INLINE Boards spread(Boards boards, std::uint32_t bits) {
    return Boards{_mm512_maskz_expand_epi32(static_cast<__mmask16>(bits), boards.raw)};
}

/// The boards of the lanes whose bits are set, side by side; what follows them means nothing.
HWY_INLINE Boards pack(Boards boards, std::uint32_t bits) {
    return Boards{_mm512_mask_compress_epi32(boards.raw, static_cast<__mmask16>(bits), boards.raw)};
}
#else
#if HWY_TARGET == HWY_WASM
// Highway 1.0 does these two lane by lane, and the whole search takes eight times as long.
HWY_INLINE std::uint32_t bits_of(Mask mask) {
    return wasm_i32x4_bitmask(mask.raw);
}

/// The lane that a board comes from, by its four bytes.
using Place = std::uint32_t;
constexpr Place place_of(std::uint32_t lane) {
    return 0x03'02'01'00 + 0x04'04'04'04 * lane;
}

HWY_INLINE Boards moved(Boards boards, const Place* from) {
    return Boards{wasm_i8x16_swizzle(boards.raw, wasm_v128_load(from))};
}
#else
HWY_INLINE std::uint32_t bits_of(Mask mask) {
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(lanes, mask, bytes);
    return bytes[0];
}

/// The lane that a board comes from; a byte, so that the tables leave the nearest cache to the boards.
using Place = std::uint8_t;
constexpr Place place_of(std::uint32_t lane) {
    return static_cast<Place>(lane);
}

HWY_INLINE Boards moved(Boards boards, const Place* from) {
    const hn::Rebind<Place, Lanes> bytes;
    return hn::TableLookupLanes(boards, hn::IndicesFromVec(lanes, hn::PromoteTo(lanes, hn::LoadU(bytes, from))));
}
#endif

/// For each set of lanes: where each lane's board comes from.
struct Moves {
    alignas(64) Place spread[std::size_t{1} << lane_count][lane_count];
    alignas(64) Place pack[std::size_t{1} << lane_count][lane_count];
};

constexpr Moves moves = [] {
    Moves result{};
    for (std::size_t bits = 0; bits < std::size_t{1} << lane_count; ++bits) {
        std::uint32_t taken = 0;
        for (std::uint32_t lane = 0; lane < lane_count; ++lane) {
            result.spread[bits][lane] = place_of(taken);
            if ((bits >> lane & 1) != 0) result.pack[bits][taken++] = place_of(lane);
        }
    }
    return result;
}();

HWY_INLINE Boards spread(Boards boards, std::uint32_t bits) {
    return moved(boards, moves.spread[bits]);
}

HWY_INLINE Boards pack(Boards boards, std::uint32_t bits) {
    return moved(boards, moves.pack[bits]);
}
#endif

/// How far diagonals move between two rows to fill, towards higher columns (`up`) and lower ones, as the machine
/// shifts fastest.
template <bool is_torus>
class Steps {
  public:
    Steps() = default;
    Steps(int gap, int size) : up_(gap), round_(size - gap), board_(full_row32(size)) {}

    HWY_INLINE Boards up(Boards row) const {
        if constexpr (!is_torus) return left(row, up_);
        return hn::And(hn::Or(left(row, up_), right(row, round_)), hn::Set(lanes, board_));
    }
    HWY_INLINE Boards down(Boards row) const {
        if constexpr (!is_torus) return right(row, up_);
        return hn::And(hn::Or(right(row, up_), left(row, round_)), hn::Set(lanes, board_));
    }

  private:
    static std::uint32_t full_row32(int size) { return static_cast<std::uint32_t>(tree::full_row(size)); }

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET <= HWY_AVX3
    HWY_INLINE static Boards left(Boards row, int by) {
        return hn::Shl(row, hn::Set(lanes, static_cast<std::uint32_t>(by)));
    }
    HWY_INLINE static Boards right(Boards row, int by) {
        return hn::Shr(row, hn::Set(lanes, static_cast<std::uint32_t>(by)));
    }
#else
    HWY_INLINE static Boards left(Boards row, int by) {
        return hn::ShiftLeftSame(row, by);
    }
    HWY_INLINE static Boards right(Boards row, int by) {
        return hn::ShiftRightSame(row, by);
    }
#endif

    int up_ = 1;
    int round_ = 0;
    std::uint32_t board_ = 0;
};

/// Squares attacked in a row, of one board a lane.
struct Attacked {
    Boards columns;
    Boards falling;
    Boards rising;

    // Written out, since compilers give constructors of their own no target.
    HWY_INLINE Attacked() : columns(hn::Zero(lanes)), falling(hn::Zero(lanes)), rising(hn::Zero(lanes)) {}

    HWY_INLINE Boards free_of(Boards allowed) const {
        return hn::AndNot(hn::Or(hn::Or(columns, falling), rising), allowed);
    }
    template <bool is_torus>
    HWY_INLINE void go_down(const Steps<is_torus>& steps) {
        falling = steps.up(falling);
        rising = steps.down(rising);
    }
    HWY_INLINE void set(Boards queens) {
        columns = hn::Or(columns, queens);
        falling = hn::Or(falling, queens);
        rising = hn::Or(rising, queens);
    }
};

/// The squares allowed in a row, and the way to the next.
template <bool is_torus>
struct Row {
    Boards allowed;
    Steps<is_torus> steps;
};

/// Boards read from a level, one a lane, each tried square by square.
class Stream {
  public:
    HWY_INLINE Stream(std::size_t begin, std::size_t end) : free_(hn::Zero(lanes)), next_(begin), end_(end) {}

    /// Sets the next queen on each board. Returns the queens, none where nothing waits any more, and what they and
    /// those above attack in the row below.
    template <bool is_torus>
    HWY_INLINE Boards set_queens(const Level& level, const Row<is_torus>& row, Attacked& below) {
        refill(level, row.allowed);
        const Boards queens = take_squares();
        below = attacked_;
        below.set(queens);
        below.go_down(row.steps);
        return queens;
    }

  private:
    /// Gives each lane that has no square left the next waiting board.
    HWY_INLINE void refill(const Level& level, Boards allowed) {
        const Mask is_idle = hn::Eq(free_, hn::Zero(lanes));
        const std::uint32_t idle = bits_of(is_idle);
        attacked_.columns = hn::IfThenElse(is_idle, spread(load(level.columns), idle), attacked_.columns);
        attacked_.falling = hn::IfThenElse(is_idle, spread(load(level.falling), idle), attacked_.falling);
        attacked_.rising = hn::IfThenElse(is_idle, spread(load(level.rising), idle), attacked_.rising);
        Boards fresh = attacked_.free_of(allowed);
        const auto wanted = static_cast<std::size_t>(hwy::PopCount(idle));
        const std::size_t waiting = end_ - next_;
        if (HWY_UNLIKELY(waiting < lane_count)) {
            const Boards place = spread(hn::Iota(lanes, 0), idle);
            fresh = hn::IfThenElseZero(hn::Lt(place, hn::Set(lanes, static_cast<std::uint32_t>(waiting))), fresh);
            next_ += std::min(wanted, waiting);
        } else {
            next_ += wanted;
        }
        free_ = hn::IfThenElse(is_idle, fresh, free_);
    }

    /// The lowest square left on each board, which will not be tried again.
    HWY_INLINE Boards take_squares() {
        const Boards squares = hn::And(free_, hn::Sub(hn::Zero(lanes), free_));
        free_ = hn::Xor(free_, squares);
        return squares;
    }

    HWY_INLINE Boards load(const std::array<std::uint32_t, Level::room>& words) const {
        return hn::LoadU(lanes, words.data() + next_);
    }

    Attacked attacked_;
    Boards free_;  // squares not tried yet
    std::size_t next_;
    std::size_t end_;
};

template <bool is_torus>
class Search {
  public:
    Search(const tree::Remainder& remainder, Levels& levels, Meter& meter)
        : remainder_(remainder), levels_(levels), meter_(meter), rows_(remainder.rows.size()) {}

    Total count() {
        if (!meter_.spend()) return {};  // the root: the queens of the piece
        for (Level& level : levels_) level.used = 0;
        levels_[0].columns[0] = levels_[0].falling[0] = levels_[0].rising[0] = 0;
        levels_[0].used = 1;
        for (std::size_t depth = 0; depth + fewest_rows <= rows_ && !is_over_; ++depth) search(depth);
        return solutions_;
    }

  private:
    /// Searches the boards that wait at this level, and all below them but for the last few of each level.
    void search(std::size_t depth) {
        switch (rows_ - depth - 1) {
            case 2: decide(depth); break;
            case 3: extend<3>(depth); break;
            case 4: extend<4>(depth); break;
            case 5: extend<5>(depth); break;
            default: extend<tree::rows_seen_whole + 1>(depth);
        }
        levels_[depth].used = 0;
    }

    [[nodiscard]] HWY_INLINE Row<is_torus> row(std::size_t depth) const {
        const tree::RowToFill& row = remainder_.rows[depth];
        return {hn::Set(lanes, static_cast<std::uint32_t>(row.allowed)), {row.gap, remainder_.size}};
    }

    [[nodiscard]] HWY_INLINE Boards open_columns() const {
        return hn::Set(lanes, static_cast<std::uint32_t>(remainder_.open_columns));
    }

    /// Sets all queens of one row that the rows below can answer. `rows_below`: or more, where not all are looked at.
    template <int rows_below>
    HWY_NOINLINE void extend(std::size_t depth) {
        const Level& from = levels_[depth];
        Level& to = levels_[depth + 1];
        const Row<is_torus> here = row(depth);
        const Ahead<rows_below> ahead(*this, depth + 1);
        Stream waiting[] = {{0, from.used / 2}, {from.used / 2, from.used}};
        std::uint64_t nodes = 0;
        std::size_t used = to.used;
        for (bool is_busy = true; is_busy;) {
            Boards any = hn::Zero(lanes);
            HWY_UNROLL(2)
            for (Stream& stream : waiting) {
                Attacked attacked;
                const Boards queens = stream.set_queens(from, here, attacked);
                any = hn::Or(any, queens);
                const std::uint32_t bits = bits_of(ahead.can_go_on(attacked, queens));
                hn::StoreU(pack(attacked.columns, bits), lanes, to.columns.data() + used);
                hn::StoreU(pack(attacked.falling, bits), lanes, to.falling.data() + used);
                hn::StoreU(pack(attacked.rising, bits), lanes, to.rising.data() + used);
                used += static_cast<std::size_t>(hwy::PopCount(bits));
            }
            is_busy = !hn::AllTrue(lanes, hn::Eq(any, hn::Zero(lanes)));
            if (HWY_UNLIKELY(used >= Level::full)) {
                nodes += used - to.used;
                to.used = used;
                search(depth + 1);
                used = 0;
                if (is_over_) return;
            }
        }
        nodes += used - to.used;
        to.used = used;
        if (!meter_.spend(rows_below < tree::rows_decided ? 0 : nodes)) is_over_ = true;
    }

    /// The rows below a queen, as far as they are looked at.
    template <int rows_below>
    class Ahead {
      public:
        HWY_INLINE Ahead(const Search& search, std::size_t depth) : open_columns_(search.open_columns()) {
            for (std::size_t i = 0; i < looked_at; ++i) rows_[i] = search.row(depth + i);
        }

        /// Where the lane has a queen, and it leaves each row a square; near the end, also each column.
        HWY_INLINE Mask can_go_on(Attacked attacked, Boards queens) const {
            Boards reached = attacked.free_of(rows_[0].allowed);
            Boards fewest = hn::Min(queens, reached);  // zero where there is none
            const Boards columns = attacked.columns;
            HWY_UNROLL(5)
            for (std::size_t i = 1; i < looked_at; ++i) {
                attacked.go_down(rows_[i - 1].steps);
                const Boards free = attacked.free_of(rows_[i].allowed);
                fewest = hn::Min(fewest, free);
                reached = hn::Or(reached, free);
            }
            const Mask has_squares = hn::Ne(fewest, hn::Zero(lanes));
            if constexpr (rows_below > tree::rows_seen_whole) return has_squares;
            return hn::And(has_squares, hn::Eq(reached, hn::AndNot(columns, open_columns_)));
        }

      private:
        static constexpr std::size_t looked_at = tree::rows_looked_at(rows_below);
        Row<is_torus> rows_[looked_at];
        Boards open_columns_;
    };

    /// Sets the queens of the third last row and counts the ways to fill the last two. A lane counts at most two a
    /// step, and a full level has less than 2^16 steps: 32 bits hold it, and the sum over levels has 128.
    HWY_NOINLINE void decide(std::size_t depth) {
        const Level& from = levels_[depth];
        const Row<is_torus> here = row(depth);
        const Row<is_torus> upper = row(depth + 1);
        const Row<is_torus> lower = row(depth + 2);
        Stream waiting[] = {{0, from.used / 2}, {from.used / 2, from.used}};
        Boards sum = hn::Zero(lanes);
        for (bool is_busy = true; is_busy;) {
            Boards any = hn::Zero(lanes);
            HWY_UNROLL(2)
            for (Stream& stream : waiting) {
                Attacked attacked;
                const Boards queens = stream.set_queens(from, here, attacked);
                any = hn::Or(any, queens);
                sum = hn::Add(sum, hn::IfThenElseZero(hn::Ne(queens, hn::Zero(lanes)), ways(attacked, upper, lower)));
            }
            is_busy = !hn::AllTrue(lanes, hn::Eq(any, hn::Zero(lanes)));
        }
        solutions_ += static_cast<std::uint64_t>(hn::GetLane(hn::SumOfLanes(lanes, sum)));
        if (!meter_.spend(0)) is_over_ = true;
    }

    /// In how many ways (0, 1, 2) the last two rows can be filled, in each lane: each row takes one of two columns,
    /// and the upper row's choice decides.
    HWY_INLINE Boards ways(Attacked attacked, const Row<is_torus>& upper, const Row<is_torus>& lower) const {
        const Boards zero = hn::Zero(lanes);
        const Boards columns = hn::AndNot(attacked.columns, open_columns());
        Boards diagonals = upper.steps.up(columns);
        if constexpr (is_torus) diagonals = hn::Or(diagonals, upper.steps.down(columns));
        const Boards in_upper = attacked.free_of(upper.allowed);
        attacked.go_down(upper.steps);
        const Boards in_lower = attacked.free_of(lower.allowed);
        const Mask can_fill = hn::And(hn::Eq(hn::And(columns, diagonals), zero), hn::Ne(in_lower, zero));
        const Boards partners = hn::IfThenElse(hn::Eq(in_lower, columns), columns, hn::Xor(columns, in_lower));
        const Boards filled = hn::And(in_upper, partners);
        const Boards one = hn::Set(lanes, 1);
        const Boards first = hn::IfThenZeroElse(hn::Eq(filled, zero), one);
        const Boards second = hn::IfThenElseZero(hn::Eq(filled, columns), one);
        return hn::IfThenElseZero(can_fill, hn::Add(first, second));
    }

    const tree::Remainder& remainder_;
    Levels& levels_;
    Meter& meter_;
    std::size_t rows_;
    Total solutions_;
    bool is_over_ = false;
};

Total count(const tree::Remainder& remainder, Levels& levels, Meter& meter) {
#ifndef __wasm__
    if (remainder.rule == Rule::torus) return Search<true>(remainder, levels, meter).count();
#endif
    return Search<false>(remainder, levels, meter).count();
}

constexpr Target target(std::string_view name) {
    return {.summary = {.name = name, .lanes = static_cast<int>(lane_count)}, .search = count};
}

}  // namespace queens::counting::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace queens::counting {
namespace {

struct Compiled {
    std::int64_t id;
    Target target;
};

/// The widest first.
constexpr Compiled compiled[] = {
#if HWY_TARGETS & HWY_AVX3
    {HWY_AVX3, N_AVX3::target("avx512")},
#endif
#if HWY_TARGETS & HWY_AVX2
    {HWY_AVX2, N_AVX2::target("avx2")},
#endif
#if HWY_TARGETS & HWY_SSE4
    {HWY_SSE4, N_SSE4::target("sse4")},
#endif
#if HWY_TARGETS & HWY_NEON
    {HWY_NEON, N_NEON::target("neon")},
#endif
#if HWY_TARGETS & HWY_WASM
    {HWY_WASM, N_WASM::target("wasm")},
#endif
#if HWY_TARGETS & HWY_EMU128
    {HWY_EMU128, N_EMU128::target("portable")},
#endif
#if HWY_TARGETS & HWY_SCALAR
    {HWY_SCALAR, N_SCALAR::target("scalar")},
#endif
};

std::int64_t supported_targets() {
#if HWY_HAVE_RUNTIME_DISPATCH
    return hwy::SupportedTargets();
#else
    return HWY_TARGETS;  // nothing was compiled that the machine may lack
#endif
}

}  // namespace

Table<Target> target_table() {
    static const std::vector<const Target*> rows = [] {
        std::vector<const Target*> result;
        for (const Compiled& row : compiled) {
            const bool is_baseline = row.id == HWY_EMU128 || row.id == HWY_SCALAR;
            if (is_baseline || (supported_targets() & row.id) != 0) result.push_back(&row.target);
        }
        return result;
    }();
    return rows;
}

}  // namespace queens::counting
#endif
