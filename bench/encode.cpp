// SPDX-License-Identifier: MIT
#include "queens/encode.hpp"

#include <benchmark/benchmark.h>

namespace queens {
namespace {

/// The whole text, thrown away.
void encode_to(benchmark::State& state, std::string_view encoding, std::string_view at_most_one) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    std::int64_t bytes = 0;
    for (auto _ : state) {
        encode(puzzle, {.to = encoding, .at_most_one = at_most_one}, [&](std::string_view piece) {
            bytes += std::ssize(piece);
            return Flow::go_on;
        });
    }
    state.SetBytesProcessed(bytes);
}

BENCHMARK_CAPTURE(encode_to, dimacs, "dimacs", "by-size")->Arg(8)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode_to, pairwise, "dimacs", "pairwise")->Arg(8)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode_to, sequential, "dimacs", "sequential")->Arg(8)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode_to, opb, "opb", "by-size")->Arg(8)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode_to, mps, "mps", "by-size")->Arg(8)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode_to, qubo, "qubo", "by-size")->Arg(8)->Arg(100)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace queens
