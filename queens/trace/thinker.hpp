// SPDX-License-Identifier: MIT
// What an algorithm is made of. To add one: write its file, declare its row here, add it to the table in table.cpp.
#pragma once

#include <memory>
#include <optional>

#include "queens/board/table.hpp"
#include "queens/trace.hpp"

namespace queens::tracing {

/// An algorithm at work, stopped between two events.
class Thinker {
  public:
    Thinker() = default;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// The next event, or nothing when all has been seen.
    virtual std::optional<Event> next() = 0;
    /// A copy that goes on from here.
    [[nodiscard]] virtual std::unique_ptr<Thinker> clone() const = 0;

  protected:
    Thinker(const Thinker&) = default;
};

struct Algorithm {
    AlgorithmSummary summary;
    std::unique_ptr<Thinker> (*start)(const Puzzle& puzzle);
};

extern const Algorithm rows_algorithm;
extern const Algorithm columns_algorithm;
extern const Algorithm columns_recursive_algorithm;
extern const Algorithm bitmask_algorithm;
extern const Algorithm generate_and_test_algorithm;

[[nodiscard]] Table<Algorithm> algorithm_table();

}  // namespace queens::tracing
