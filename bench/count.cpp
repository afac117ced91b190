// SPDX-License-Identifier: MIT
#include "queens/count.hpp"

#include <benchmark/benchmark.h>

namespace queens {
namespace {

/// One thread; the rate is solutions a second of processor time.
void count_with(benchmark::State& state, const EngineSummary& engine, Unique unique) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    const CountOptions options{.engine = engine.name, .unique = unique, .threads = 1};
    Count counted;
    for (auto _ : state) {
        counted = count(puzzle, options);
        benchmark::DoNotOptimize(counted);
    }
    state.counters["solutions"] =
        benchmark::Counter(counted.solutions.approximate(), benchmark::Counter::kIsIterationInvariantRate);
    state.counters["nodes"] = counted.nodes.approximate();
}

const bool is_registered = [] {
    for (const EngineSummary& engine : engines()) {
        const std::string name(engine.name);
        const int largest = name == "plain" ? 10 : 14;
        benchmark::RegisterBenchmark(name.c_str(), count_with, engine, Unique::no)->DenseRange(8, largest, 2);
        benchmark::RegisterBenchmark((name + " unique").c_str(), count_with, engine, Unique::yes)
            ->DenseRange(8, largest, 2);
    }
    return true;
}();

}  // namespace
}  // namespace queens
