// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <benchmark/benchmark.h>

#include "tests/solve/blocked_boards.hpp"

namespace queens {
namespace {

/// One solution, every column of it looked at.
void solve_with(benchmark::State& state, std::string_view method) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const Solution solution = solve(puzzle, {.method = method}, [](const Found& found) {
            std::int64_t sum = 0;
            for (std::int64_t k = 0; k < found.queens.count(); ++k) sum += found.queens.queen(k).column;
            benchmark::DoNotOptimize(sum);
            return Flow::stop;
        });
        benchmark::DoNotOptimize(solution);
    }
}

BENCHMARK_CAPTURE(solve_with, formula, "formula")->Arg(8)->Arg(1000)->Arg(1'000'000);
BENCHMARK_CAPTURE(solve_with, rows, "rows")->Arg(8)->Arg(20)->Arg(24)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_with, columns, "columns")->Arg(8)->Arg(20)->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(solve_with, search, "search")->Arg(8)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_with, repair, "repair")
    ->Arg(8)
    ->Arg(1'000'000)
    ->Arg(10'000'000)
    ->Unit(benchmark::kMillisecond);

/// All hundred blocked boards of this size, one after another.
void solve_blocked_boards(benchmark::State& state, std::string_view method) {
    const auto boards = testing::blocked_boards(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        for (const auto& [puzzle, is_solvable] : boards) {
            const Solution solution = solve(puzzle, {.method = method}, [](const Found&) { return Flow::stop; });
            if ((solution.verdict == Verdict::solved) != is_solvable) state.SkipWithError("a wrong answer");
        }
    }
}

BENCHMARK_CAPTURE(solve_blocked_boards, sat, "sat")->Arg(28)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_blocked_boards, search, "search")->Arg(28)->Arg(48)->Unit(benchmark::kMillisecond);

void solve_at_random(benchmark::State& state) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    std::uint64_t seed = 0;
    for (auto _ : state) {
        const Solution solution = solve(puzzle, {.seed = ++seed}, [](const Found&) { return Flow::stop; });
        benchmark::DoNotOptimize(solution);
    }
}

BENCHMARK(solve_at_random)->Arg(8)->Arg(16);

}  // namespace
}  // namespace queens
