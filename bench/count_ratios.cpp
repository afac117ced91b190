// SPDX-License-Identifier: MIT
// The yardstick, the steps from there to `cross`, and every engine and target, in one run, one after the other and
// again, in processor time of one core: machines are noisy, ratios less so. Writes a table (count_results.py makes a
// page of it).
// usage: count_ratios [FROM [TO [ROUNDS]]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bench/cross_steps.hpp"
#include "bench/yardstick.hpp"
#include "queens/count.hpp"

namespace queens {
namespace {

struct Entrant {
    std::string name;
    std::function<Total(int size)> count;
    int largest;  // larger boards take it too long
    double best = 0;
};

Entrant engine(std::string_view name, int largest, std::string_view target = {}) {
    const CountOptions options{.engine = name, .target = target, .threads = 1};
    return {std::string(name) + (target.empty() ? "" : " ") + std::string(target),
            [options](int size) { return count(Puzzle(size), options).solutions; }, largest};
}

std::vector<Entrant> entrants() {
    std::vector<Entrant> all = {{"yardstick", [](int size) { return Total(yardstick(size)); }, 17},
                                engine("plain", 12),
                                engine("bitmask", 16),
                                {"cross, step 2", count_below_crosses, 17},
                                {"cross, steps 2 and 3", count_looking_ahead, 17},
                                engine("cross", 17)};
    for (const TargetSummary& target : targets())
        all.push_back(engine("simd", target.lanes > 1 ? 18 : 17, target.name));
    return all;
}

Total run(Entrant& entrant, int size, bool is_first) {
    const std::clock_t start = std::clock();
    const Total solutions = entrant.count(size);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    entrant.best = is_first ? seconds : std::min(entrant.best, seconds);
    return solutions;
}

void measure(int size, int rounds) {
    std::vector<Entrant> all = entrants();
    std::erase_if(all, [size](const Entrant& entrant) { return entrant.largest < size; });
    std::optional<Total> solutions;
    for (int round = 0; round < rounds; ++round) {
        for (Entrant& entrant : all) {
            const Total counted = run(entrant, size, round == 0);
            if (!solutions) solutions = counted;
            if (counted == *solutions) continue;
            std::fprintf(stderr, "%s counts %s at n = %d, %s %s\n", entrant.name.c_str(), to_string(counted).c_str(),
                         size, all.front().name.c_str(), to_string(*solutions).c_str());
            std::exit(1);
        }
    }
    for (const Entrant& entrant : all) {
        std::printf("%d\t%s\t%.4f\n", size, entrant.name.c_str(), entrant.best);
    }
    std::fflush(stdout);
}

}  // namespace
}  // namespace queens

int main(int count, char** arguments) {
    const auto argument = [&](int index, int otherwise) {
        return count > index ? std::atoi(arguments[index]) : otherwise;
    };
    std::printf("n\tengine\tprocessor_s\n");
    for (int size = argument(1, 12); size <= argument(2, 17); ++size) queens::measure(size, argument(3, 3));
}
