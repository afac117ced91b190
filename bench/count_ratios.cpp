// SPDX-License-Identifier: MIT
// Every engine and target beside the yardstick, in one run, one after the other and again, in processor time of one
// core: machines are noisy, ratios less so. Writes a table.
// usage: count_ratios [FROM [TO [ROUNDS]]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "bench/yardstick.hpp"
#include "queens/count.hpp"

namespace queens {
namespace {

struct Entrant {
    std::string name;
    CountOptions options;
    int largest;  // larger boards take it too long
    bool is_yardstick = false;
    double best = 0;
};

std::vector<Entrant> entrants() {
    std::vector<Entrant> all = {{"yardstick", {}, 17, true}};
    for (const EngineSummary& engine : engines()) {
        if (engine.name == "simd") continue;
        const int largest = engine.name == "plain" ? 12 : engine.name == "bitmask" ? 16 : 17;
        all.push_back({std::string(engine.name), {.engine = engine.name, .threads = 1}, largest});
    }
    for (const TargetSummary& target : targets()) {
        all.push_back({"simd " + std::string(target.name),
                       {.engine = "simd", .target = target.name, .threads = 1},
                       target.lanes > 1 ? 18 : 17});
    }
    return all;
}

std::string run(Entrant& entrant, int size, bool is_first) {
    const std::clock_t start = std::clock();
    const std::string solutions = entrant.is_yardstick ? std::to_string(yardstick(size))
                                                       : to_string(count(Puzzle(size), entrant.options).solutions);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    entrant.best = is_first ? seconds : std::min(entrant.best, seconds);
    return solutions;
}

void measure(int size, int rounds) {
    std::vector<Entrant> all = entrants();
    std::erase_if(all, [size](const Entrant& entrant) { return entrant.largest < size; });
    std::string solutions;
    for (int round = 0; round < rounds; ++round) {
        for (Entrant& entrant : all) {
            const std::string counted = run(entrant, size, round == 0);
            if (!solutions.empty() && counted != solutions) {
                std::fprintf(stderr, "%s counts %s at n = %d, the others %s\n", entrant.name.c_str(), counted.c_str(),
                             size, solutions.c_str());
                std::exit(1);
            }
            solutions = counted;
        }
    }
    for (const Entrant& entrant : all) {
        const bool has_ratio = all.front().is_yardstick;
        std::printf("%d\t%s\t%.4f\t%s\n", size, entrant.name.c_str(), entrant.best,
                    has_ratio ? std::to_string(all.front().best / entrant.best).substr(0, 5).c_str() : "");
    }
    std::fflush(stdout);
}

}  // namespace
}  // namespace queens

int main(int count, char** arguments) {
    const auto argument = [&](int index, int otherwise) {
        return count > index ? std::atoi(arguments[index]) : otherwise;
    };
    std::printf("n\tengine\tprocessor_s\ttimes_the_yardstick\n");
    for (int size = argument(1, 12); size <= argument(2, 17); ++size) queens::measure(size, argument(3, 3));
}
