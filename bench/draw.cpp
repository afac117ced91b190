// SPDX-License-Identifier: MIT
#include "queens/draw.hpp"

#include <benchmark/benchmark.h>

#include "queens/solve.hpp"

namespace queens {
namespace {

void draw_solution(benchmark::State& state, bool is_coloured) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    Placement placement;
    static_cast<void>(solve(puzzle, {}, [&](const Found& found) {
        placement = copy(found.queens);
        return Flow::stop;
    }));
    for (auto _ : state) benchmark::DoNotOptimize(draw(placement, {.is_coloured = is_coloured}));
}

BENCHMARK_CAPTURE(draw_solution, plain, false)->Arg(8)->Arg(200);
BENCHMARK_CAPTURE(draw_solution, coloured, true)->Arg(8)->Arg(200);

}  // namespace
}  // namespace queens
