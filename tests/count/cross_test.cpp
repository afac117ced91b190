// SPDX-License-Identifier: MIT
// What really checks the engines `cross` and `simd`: other prefixes, turned pieces, the oracle, and each other.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "queens/count.hpp"
#include "queens/tree/plan.hpp"
#include "queens/tree/remainder.hpp"
#include "tests/oracle.hpp"
#include "tests/published.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using testing::published;

Puzzle torus(int size) {
    return Puzzle({.size = size, .rule = Rule::torus});
}

/// Piece by piece; each count has its weight in it.
Total sum_of(const Puzzle& puzzle, const std::vector<Piece>& pieces) {
    Total sum;
    for (const Piece& piece : pieces) sum += count(puzzle, std::vector{piece}).solutions;
    return sum;
}

/// The pieces of another shape, all at once.
Total counted_by(const Puzzle& puzzle, tree::CrossShape shape, const CountOptions& options) {
    return count(puzzle, tree::cross_plan(puzzle, shape).pieces, options).solutions;
}

TEST(Cross, HasEqualCountsFromKAndKPlus2CentralLines) {
    for (int n = 1; n <= 10; ++n) {
        const int lines = 2 - n % 2;
        for (int k = lines; k <= std::min(n, lines + 4); k += 2) {
            EXPECT_EQ(to_string(counted_by(Puzzle(n), {k, 0}, {})), published("solutions", n)) << n << " " << k;
        }
        for (int rows = 1; rows <= 3; ++rows) {
            EXPECT_EQ(to_string(counted_by(Puzzle(n), {lines, rows}, {})), published("solutions", n)) << n;
        }
    }
}

TEST(CrossHeavy, HasEqualCountsFromKAndKPlus2CentralLinesTo15) {
    for (int n = 11; n <= 15; ++n) {
        EXPECT_EQ(to_string(counted_by(Puzzle(n), {4 - n % 2, 0}, {})), published("solutions", n)) << n;
    }
}

TEST(Cross, CountsEachPieceLikeTheOracle) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (int n = 0; n <= 8; ++n) {
            const Draft draft{.size = n, .rule = rule};
            const auto solutions = oracle::solutions(draft);
            for (const Piece& piece : pieces(Puzzle(draft))) {
                const auto lies_in_piece = [&](const std::vector<int>& columns) {
                    return std::all_of(piece.queens.begin(), piece.queens.end(), [&](Square queen) {
                        return columns[static_cast<std::size_t>(queen.row)] == queen.column;
                    });
                };
                const auto expected = std::count_if(solutions.begin(), solutions.end(), lies_in_piece);
                for (const auto& engine : engines()) {
                    const Piece alone{.queens = piece.queens};
                    EXPECT_EQ(count(Puzzle(draft), std::vector{alone}, {.engine = engine.name}).solutions,
                              Total(static_cast<std::uint64_t>(expected)))
                        << engine.name << " " << n;
                }
            }
        }
    }
}

/// Every piece of the plan, turned or mirrored at random, has as many solutions, and `cross` and `simd` agree on them
/// and on the nodes.
void expect_equal_images(const Puzzle& puzzle, std::uint64_t seed) {
    Random random(seed);
    for (const Piece& piece : pieces(puzzle)) {
        const auto symmetry = all_symmetries[random.below(std::size(all_symmetries))];
        Piece turned{.queens = {}};
        for (const Square queen : piece.queens) turned.queens.push_back(image(symmetry, puzzle.size(), queen));
        const Puzzle turned_puzzle = puzzle.image(symmetry);
        const Piece alone{.queens = piece.queens};
        const Count by_cross = count(turned_puzzle, std::vector{turned}, {.engine = "cross", .threads = 1});
        const Count by_simd = count(puzzle, std::vector{alone}, {.engine = "simd", .threads = 1});
        const Count again = count(turned_puzzle, std::vector{turned}, {.engine = "simd", .threads = 1});
        ASSERT_EQ(by_cross.solutions, by_simd.solutions);
        ASSERT_EQ(by_cross.nodes, again.nodes);
    }
}

TEST(Cross, CountsTurnedPiecesAlike) {
    for (int n = 1; n <= 11; ++n) expect_equal_images(Puzzle(n), static_cast<std::uint64_t>(n));
    for (int n = 1; n <= 9; ++n) expect_equal_images(torus(n), static_cast<std::uint64_t>(n));
}

TEST(CrossSlow, CountsTurnedPiecesAlikeTo13) {
    for (int n = 12; n <= 13; ++n) expect_equal_images(Puzzle(n), static_cast<std::uint64_t>(n));
}

void expect_twenty_puzzles_like_the_oracle(int size) {
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Draft draft = testing::random_draft(size, rule, 1000 * static_cast<std::uint64_t>(size) + seed);
            const Total expected(oracle::solutions(draft).size());
            for (const auto& target : targets()) {
                EXPECT_EQ(count(Puzzle(draft), {.engine = "simd", .target = target.name}).solutions, expected);
            }
            EXPECT_EQ(count(Puzzle(draft), {.engine = "cross"}).solutions, expected);
        }
    }
}

TEST(Cross, CountsTwentyPuzzlesOfEachSizeLikeTheOracle) {
    for (int n = 1; n <= 7; ++n) expect_twenty_puzzles_like_the_oracle(n);
}

TEST(CrossHeavy, CountsTwentyPuzzlesOfSizes8And9LikeTheOracle) {
    for (const int n : {8, 9}) expect_twenty_puzzles_like_the_oracle(n);
}

/// Signatures: the same from every engine, target and number of threads; pinned, so that a change is noticed.
TEST(Cross, HasTheSameSignatureEverywhereSlow) {
    constexpr std::uint64_t pinned[] = {1, 1, 0, 1, 1, 2, 6, 8, 30, 204, 625, 5356, 20434, 152603};
    for (int n = 0; n <= 13; ++n) {
        const Count expected = count(Puzzle(n), {.engine = "cross", .threads = 1});
        EXPECT_EQ(expected.nodes, Total(pinned[n])) << n;
        for (const auto& target : targets()) {
            for (const int threads : {1, 2, 7}) {
                const Count counted = count(Puzzle(n), {.target = target.name, .threads = threads});
                EXPECT_EQ(counted.solutions, expected.solutions) << target.name << " " << n;
                EXPECT_EQ(counted.nodes, expected.nodes) << target.name << " " << n;
            }
        }
    }
    EXPECT_EQ(count(torus(9), {.engine = "cross"}).nodes, count(torus(9)).nodes);
}

TEST(CrossHeavy, CountsAsPublishedTo17) {
    for (int n = 13; n <= 17; ++n) EXPECT_EQ(to_string(count(Puzzle(n)).solutions), published("solutions", n));
    for (int n = 13; n <= 15; ++n) {
        EXPECT_EQ(to_string(count(Puzzle(n), {.engine = "cross"}).solutions), published("solutions", n));
    }
}

TEST(CrossHeavy, CountsClassesAsPublishedTo17) {
    for (int n = 1; n <= 17; ++n) {
        const Count counted = count(Puzzle(n), {.unique = Unique::yes});
        EXPECT_EQ(to_string(counted.classes->all()), published("classes", n)) << n;
        EXPECT_EQ(counted.classes->solutions(), counted.solutions) << n;
    }
}

TEST(CrossLONG, CountsAsPublishedTo20) {
    for (int n = 18; n <= 20; ++n) EXPECT_EQ(to_string(count(Puzzle(n)).solutions), published("solutions", n));
    EXPECT_EQ(to_string(count(Puzzle(18), {.unique = Unique::yes}).classes->all()), published("classes", 18));
}

TEST(CrossSlow, CountsTheTorusAsPublishedTo13) {
    for (int n = 1; n <= 13; ++n) EXPECT_EQ(to_string(count(torus(n)).solutions), published("torus_solutions", n));
}

TEST(CrossLONG, CountsTheTorusAsPublishedTo17) {
    for (const int n : {15, 17}) EXPECT_EQ(to_string(count(torus(n)).solutions), published("torus_solutions", n));
}

void expect_published(Symmetry turn, const std::string& quantity, int from, int to, int step = 1) {
    for (int n = from; n <= to; n += step) {
        EXPECT_EQ(to_string(count_symmetric(Puzzle(n), turn).solutions), published(quantity, n))
            << quantity << " " << n;
    }
}

TEST(Symmetric, CountsAsPublished) {
    expect_published(Symmetry::half_turn, "half_turn", 1, 18);
    expect_published(Symmetry::quarter_turn, "quarter_turn", 1, 29);
}

TEST(SymmetricHeavy, CountsAsPublishedTo24And33) {
    expect_published(Symmetry::half_turn, "half_turn", 19, 24);
    expect_published(Symmetry::quarter_turn, "quarter_turn", 30, 33);
}

TEST(SymmetricLONG, CountsAsPublishedTo28And37) {
    expect_published(Symmetry::half_turn, "half_turn", 26, 28, 2);
    expect_published(Symmetry::quarter_turn, "quarter_turn", 36, 37);
}

RC_GTEST_PROP(Symmetric, AgreesWithTheOracleInRandomPuzzles, (std::uint64_t seed)) {
    const int size = testing::any_size(0, 7);
    const Rule rule = *rc::gen::element(Rule::chess, Rule::torus);
    const Draft draft = testing::random_draft(size, rule, seed);
    const auto all = oracle::solutions(draft);
    for (const Symmetry turn : {Symmetry::half_turn, Symmetry::quarter_turn}) {
        const auto is_fixed = [&](const std::vector<int>& columns) { return image(turn, columns) == columns; };
        const auto expected = std::count_if(all.begin(), all.end(), is_fixed);
        RC_ASSERT(count_symmetric(Puzzle(draft), turn).solutions == Total(static_cast<std::uint64_t>(expected)));
    }
}

/// Faults planted by hand: the checks above must be able to see them.
TEST(Cross, NoticesAWrongWeightAndALostPiece) {
    const Puzzle puzzle(10);
    auto all = pieces(puzzle);
    ASSERT_EQ(to_string(sum_of(puzzle, all)), published("solutions", 10));
    const auto heavy = std::find_if(all.begin(), all.end(), [&](const Piece& piece) {
        return count(puzzle, std::vector{Piece{.queens = piece.queens}}).solutions > Total();
    });
    ASSERT_NE(heavy, all.end());
    heavy->weight /= 2;
    EXPECT_NE(to_string(sum_of(puzzle, all)), published("solutions", 10));
    all.erase(heavy);
    EXPECT_NE(to_string(sum_of(puzzle, all)), published("solutions", 10));
}

TEST(Cross, RefusesWhatItCannotDo) {
    const auto refusal = [](auto&& call) -> std::string {
        try {
            static_cast<void>(call());
        } catch (const BadRequest& refused) {
            return refused.problem().id;
        }
        return "";
    };
    const Puzzle puzzle(8);
    EXPECT_EQ(refusal([&] { return count(puzzle, {.target = "abacus"}); }), "problem.unknown_name");
    EXPECT_EQ(refusal([&] { return count(puzzle, std::vector<Piece>{}, {.unique = Unique::yes}); }),
              "problem.no_classes_by_pieces");
    EXPECT_EQ(refusal([&] { return count(puzzle, std::vector<Piece>{{{{8, 0}}, 1}}); }), "problem.square_outside");
    EXPECT_EQ(refusal([&] { return count_symmetric(puzzle, Symmetry::transpose); }), "problem.not_a_turn");
    EXPECT_EQ(refusal([&] { return count_symmetric(Puzzle(65), Symmetry::half_turn); }), "problem.size_not_taken");
    // Queens that attack each other are no bad request: there is no such solution.
    EXPECT_EQ(count(puzzle, std::vector<Piece>{{{{0, 0}, {1, 1}}, 1}}).solutions, Total());
}

}  // namespace
}  // namespace queens
