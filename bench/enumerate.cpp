// SPDX-License-Identifier: MIT
#include "queens/enumerate.hpp"

#include <benchmark/benchmark.h>

#include "queens/notation/format.hpp"

namespace queens {
namespace {

/// Every solution, written in a format and thrown away; the rate is solutions a second of processor time.
void list_as(benchmark::State& state, const notation::Format* format, std::string_view order) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    Enumeration listed;
    for (auto _ : state) {
        notation::Text text([](std::string_view piece) {
            benchmark::DoNotOptimize(piece);
            return true;
        });
        const auto writer = format->writer(text, {.purpose = notation::Purpose::list});
        listed = enumerate(puzzle, {.order = order}, [&](const Found& found) {
            writer->write(found);
            return Flow::go_on;
        });
    }
    state.counters["solutions"] =
        benchmark::Counter(listed.solutions.approximate(), benchmark::Counter::kIsIterationInvariantRate);
}

const bool is_registered = [] {
    for (const notation::Format* format : notation::formats()) {
        if (format->summary.name == "discs") continue;  // needs words
        const std::string name(format->summary.name);
        auto* benchmark = benchmark::RegisterBenchmark(name.c_str(), list_as, format, std::string_view("rows"));
        benchmark->Arg(8);
        if (format->is_line && format->largest_size >= 14) benchmark->Arg(12)->Arg(14);
    }
    benchmark::RegisterBenchmark("numbers by columns", list_as, notation::find_format("numbers"),
                                 std::string_view("columns"))
        ->Arg(8)
        ->Arg(12);
    return true;
}();

}  // namespace
}  // namespace queens
