// SPDX-License-Identifier: MIT
#include "queens/generate.hpp"

#include <benchmark/benchmark.h>

namespace queens {
namespace {

void generate_kind(benchmark::State& state, std::string_view kind) {
    std::uint64_t seed = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(generate(static_cast<int>(state.range(0)), {.kind = kind, .seed = ++seed}));
    }
}

BENCHMARK_CAPTURE(generate_kind, completion, "completion")->Arg(8)->Arg(1000);
BENCHMARK_CAPTURE(generate_kind, blocked, "blocked")->Arg(8)->Arg(1000);
BENCHMARK_CAPTURE(generate_kind, diagonals, "diagonals")->Arg(8)->Arg(1000);

void generate_with_one_completion(benchmark::State& state) {
    std::uint64_t seed = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(generate_unique(static_cast<int>(state.range(0)), {.seed = ++seed}));
    }
}

BENCHMARK(generate_with_one_completion)->Arg(8)->Arg(12)->Arg(16)->Arg(20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace queens
