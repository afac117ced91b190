// SPDX-License-Identifier: MIT
#include "queens/trace.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>

#include "queens/notation/trace_format.hpp"

namespace queens {
namespace {

constexpr int events_told = 10'000;

/// Up to ten thousand events; the rate is events a second of processor time.
void pull(benchmark::State& state, std::string_view algorithm) {
    std::int64_t told = 0;
    for (auto _ : state) {
        Trace trace(Puzzle(static_cast<int>(state.range(0))), {.algorithm = algorithm, .until = std::nullopt});
        for (int i = 0; i < events_told; ++i) {
            const auto event = trace.next();
            if (!event) break;
            benchmark::DoNotOptimize(event);
            ++told;
        }
    }
    state.SetItemsProcessed(told);
}

void write(benchmark::State& state, const notation::TraceFormat* format) {
    const auto speak = [](const Message& message) { return message.id; };
    std::int64_t told = 0;
    for (auto _ : state) {
        const Puzzle puzzle(static_cast<int>(state.range(0)));
        Trace trace(puzzle, {.until = std::nullopt});
        notation::Text text([](std::string_view) { return true; });
        const auto writer =
            format->writer(text, {.puzzle = puzzle, .algorithm = algorithm_named("rows"), .speak = speak});
        for (int i = 0; i < events_told; ++i) {
            const auto event = trace.next();
            if (!event) break;
            writer->write(*event, trace.totals());
            ++told;
        }
    }
    state.SetItemsProcessed(told);
}

const bool is_registered = [] {
    for (const AlgorithmSummary& algorithm : algorithms()) {
        benchmark::RegisterBenchmark(std::string(algorithm.name).c_str(), pull, algorithm.name)->Arg(8)->Arg(20);
    }
    for (const notation::TraceFormat* format : notation::trace_formats()) {
        benchmark::RegisterBenchmark(("written as " + std::string(format->summary.name)).c_str(), write, format)
            ->Arg(8);
    }
    return true;
}();

}  // namespace
}  // namespace queens
