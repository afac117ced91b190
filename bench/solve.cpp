// SPDX-License-Identifier: MIT
#include "queens/solve.hpp"

#include <benchmark/benchmark.h>

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
