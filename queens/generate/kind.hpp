// SPDX-License-Identifier: MIT
// The table of kinds. Each draws its random numbers one by one in the order in which CSPLib's program does.
#pragma once

#include <atomic>

#include "queens/board/table.hpp"
#include "queens/generate.hpp"
#include "queens/generate/python_random.hpp"

namespace queens::generating {

/// What is asked for, checked.
struct Request {
    int size;
    std::int64_t amount;
    int minimum;
    const std::atomic<bool>* stop;

    [[nodiscard]] bool is_stopped() const { return stop != nullptr && *stop; }
};

/// A kind: a row of the table.
struct Kind {
    KindSummary summary;
    /// The largest minimum that it takes.
    int (*largest_minimum)(int size);
    /// The amount if none is asked for, and the largest that makes sense.
    std::int64_t (*usual_amount)(int size, int minimum);
    std::int64_t (*largest_amount)(int size, int minimum);
    std::optional<Draft> (*generate)(const Request& request, PythonRandom& random);
};

extern const Kind completion_kind;
extern const Kind blocked_kind;
extern const Kind diagonals_kind;

}  // namespace queens::generating
