// SPDX-License-Identifier: MIT
// Two threads write one number: in a build with the thread sanitizer this must not go unseen.
#include <thread>

int main() {
    volatile int number = 0;
    std::thread other([&number] { number = 1; });
    number = 2;
    other.join();
    return number == 3 ? 1 : 0;
}
