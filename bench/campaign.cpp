// SPDX-License-Identifier: MIT
#include "queens/campaign.hpp"

#include <benchmark/benchmark.h>

#include "queens/campaign/ledgers.hpp"

namespace queens {
namespace {

void plan_thousand_shards(benchmark::State& state) {
    const Puzzle puzzle(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(plan_campaign(puzzle, 1000));
}

BENCHMARK(plan_thousand_shards)->Arg(9)->Arg(14)->Arg(20)->Unit(benchmark::kMillisecond);

/// A line of a ledger, its checksum and all: what merging is made of.
void read_lines(benchmark::State& state) {
    const CampaignPlan plan = plan_campaign(Puzzle(8), 1);
    const campaigning::DoneLine line{.sum = {.solutions = 92, .nodes = 500, .mod_13 = 1, .mod_15 = 2},
                                     .engine = "simd",
                                     .target = "AVX2",
                                     .host = "host"};
    const std::string text = text_of(line, plan);
    for (auto _ : state) {
        campaigning::Ledgers ledgers("", plan);
        const std::size_t file = ledgers.add_file("ledger-x");
        for (std::size_t i = 1; i <= static_cast<std::size_t>(state.range(0)); ++i) {
            ledgers.add(std::string_view(text).substr(0, text.size() - 1), file, i);
        }
        if (!ledgers.is_done(0)) state.SkipWithError("the line was not read");
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(read_lines)->Arg(9)->Arg(100'000);

}  // namespace
}  // namespace queens
