// SPDX-License-Identifier: MIT
#include "apps/cli/benchmark.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#if defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
#endif

namespace queens::cli {
namespace {

constexpr Seconds enough{3};
constexpr int fewest_runs = 3;

/// The processor's own clock, at its nominal rate, where it has one.
std::optional<double> ticks() {
#if defined(__x86_64__) || defined(__i386__)
    return static_cast<double>(__rdtsc());
#else
    return std::nullopt;
#endif
}

std::string processor_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
    }
    return "?";
}

struct Timing {
    int runs = 0;
    double seconds = 0;  // of processor time, all threads together; of the best run
    std::optional<double> ticks_a_second;
    Count count;
};

Timing measure(const Puzzle& puzzle, const CountOptions& options) {
    Timing timing;
    const auto start = Clock::now();
    const auto first_tick = ticks();
    while (timing.runs < fewest_runs || Clock::now() - start < enough) {
        const std::clock_t before = std::clock();
        timing.count = count(puzzle, options);
        const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        if (timing.count.ended_by != EndedBy::end) return timing;
        timing.seconds = timing.runs == 0 ? seconds : std::min(timing.seconds, seconds);
        ++timing.runs;
    }
    if (first_tick) timing.ticks_a_second = (*ticks() - *first_tick) / Seconds(Clock::now() - start).count();
    return timing;
}

}  // namespace

std::string target_of(const CountOptions& options) {
    return std::string(options.target.empty() ? targets().front().name : options.target);
}

int run_benchmark(const Context& context, const Puzzle& puzzle, const CountOptions& options) {
    const Timing timing = measure(puzzle, options);
    if (timing.count.ended_by != EndedBy::end) {
        context.tell_limit(timing.count.ended_by);
        context.tell({"count.benchmark_incomplete", {}});
        return limit_came_first;
    }
    const double solutions = std::max(timing.count.solutions.approximate(), 1.0);
    const double nodes = std::max(timing.count.nodes.approximate(), 1.0);
    nlohmann::ordered_json json = {{"size", puzzle.size()},
                                   {"solutions", to_string(timing.count.solutions)},
                                   {"nodes", to_string(timing.count.nodes)},
                                   {"engine", options.engine},
                                   {"target", options.engine == "simd" ? target_of(options) : ""},
                                   {"processor", processor_name()},
                                   {"runs", timing.runs},
                                   {"processor_s", timing.seconds},
                                   {"ns_per_solution", 1e9 * timing.seconds / solutions},
                                   {"ns_per_node", 1e9 * timing.seconds / nodes}};
    if (timing.ticks_a_second) json["cycles_per_node"] = *timing.ticks_a_second * timing.seconds / nodes;
    if (wants_json(context.request)) {
        context.put_json(json);
        return answered;
    }
    for (const auto& [key, value] : json.items()) {
        const std::string shown = value.is_string()         ? value.get<std::string>()
                                  : value.is_number_float() ? fmt::format("{:.4g}", value.get<double>())
                                                            : value.dump();
        context.output.put(fmt::format("{:<16} {}\n", key, shown));
    }
    return answered;
}

}  // namespace queens::cli
