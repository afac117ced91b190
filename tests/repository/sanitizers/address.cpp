// SPDX-License-Identifier: MIT
// Reads beyond its memory: in a build with the address sanitizer this must not go unseen.
#include <memory>

int main(int count, char**) {
    const auto numbers = std::make_unique<int[]>(8);
    volatile int* memory = numbers.get();
    return memory[count + 7];
}
