// SPDX-License-Identifier: MIT
// The library behind a few functions, to see that it works in WebAssembly. 64-bit numbers arrive there as BigInt.
#include <cstdint>

#include "queens/count.hpp"
#include "queens/enumerate.hpp"
#include "queens/solve.hpp"
#include "queens/trace.hpp"

namespace queens {
namespace {

extern "C" {

[[clang::export_name("solutions")]] std::uint64_t solutions(int size) {
    return count(Puzzle(size)).solutions.low();
}

[[clang::export_name("nodes")]] std::uint64_t nodes(int size) {
    return count(Puzzle(size)).nodes.low();
}

[[clang::export_name("nodes_by_cross")]] std::uint64_t nodes_by_cross(int size) {
    return count(Puzzle(size), {.engine = "cross"}).nodes.low();
}

[[clang::export_name("lanes")]] int lanes() {
    return targets().front().lanes;
}

[[clang::export_name("classes")]] std::uint64_t classes(int size) {
    return count(Puzzle(size), {.unique = Unique::yes}).classes->all().low();
}

[[clang::export_name("listed")]] std::uint64_t listed(int size) {
    std::uint64_t number = 0;
    enumerate(Puzzle(size), {}, [&number](const Found&) {
        ++number;
        return Flow::go_on;
    });
    return number;
}

[[clang::export_name("solved")]] int solved(int size) {
    return solve(Puzzle(size), {}, [](const Found&) { return Flow::go_on; }).verdict == Verdict::solved ? 1 : 0;
}

[[clang::export_name("events")]] std::uint64_t events(int size) {
    Trace trace(Puzzle(size), {.until = {}});
    std::uint64_t number = 0;
    while (trace.next()) ++number;
    return number;
}

[[clang::export_name("has_problem")]] int has_problem(int size) {
    return problem_in(Draft{.size = size}) ? 1 : 0;
}
}

}  // namespace
}  // namespace queens
