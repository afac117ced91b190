// SPDX-License-Identifier: MIT
#include "queens/check.hpp"

#include <benchmark/benchmark.h>

#include <numeric>

#include "queens/solve.hpp"

namespace queens {
namespace {

void check_solution(benchmark::State& state) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    Placement placement;
    static_cast<void>(solve(puzzle, {}, [&](const Found& found) {
        placement = copy(found.queens);
        return Flow::stop;
    }));
    for (auto _ : state) benchmark::DoNotOptimize(check(placement, puzzle));
}

BENCHMARK(check_solution)->Arg(8)->Arg(1000)->Arg(1'000'000);

/// All queens on one diagonal, and the first twenty attacks named.
void check_diagonal(benchmark::State& state) {
    std::vector<int> columns(static_cast<std::size_t>(state.range(0)));
    std::iota(columns.begin(), columns.end(), 0);
    const Placement placement = Placement::from_columns(columns);
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        int named = 0;
        benchmark::DoNotOptimize(
            check(placement, puzzle, [&](const Attack&) { return ++named == 20 ? Flow::stop : Flow::go_on; }));
    }
}

BENCHMARK(check_diagonal)->Arg(8)->Arg(100'000);

}  // namespace
}  // namespace queens
