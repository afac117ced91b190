// SPDX-License-Identifier: MIT
// Adds beyond the largest int: in a build with the undefined-behaviour sanitizer this must not go unseen.
#include <limits>

int main(int count, char**) {
    volatile int largest = std::numeric_limits<int>::max();
    return largest + count == 0 ? 1 : 0;
}
