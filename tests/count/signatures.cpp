// SPDX-License-Identifier: MIT
// Prints the solutions and nodes of small boards, by `cross` and by `simd` on each target of the machine: one line
// each, tab-separated. What other processors print must be the same.
// usage: signatures LARGEST
#include <cstdio>
#include <cstdlib>

#include "queens/count.hpp"

namespace queens {
namespace {

void print(std::string_view name, int size, const CountOptions& options) {
    const Count counted = count(Puzzle(size), options);
    std::printf("%s\t%d\t%s\t%s\n", std::string(name).c_str(), size, to_string(counted.solutions).c_str(),
                to_string(counted.nodes).c_str());
}

}  // namespace
}  // namespace queens

int main(int count, char** arguments) {
    using namespace queens;
    const int largest = count > 1 ? std::atoi(arguments[1]) : 12;
    for (int size = 0; size <= largest; ++size) {
        print("cross", size, {.engine = "cross"});
        for (const TargetSummary& target : targets()) print(target.name, size, {.target = target.name});
    }
}
