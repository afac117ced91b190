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
    /// Why there is nothing more. `end`: all has been seen.
    [[nodiscard]] virtual EndedBy ended_by() const { return EndedBy::end; }

  protected:
    Thinker(const Thinker&) = default;
};

struct Algorithm {
    AlgorithmSummary summary;
    /// The seed is for those that draw lots.
    std::unique_ptr<Thinker> (*start)(const Puzzle& puzzle, std::uint64_t seed);
};

extern const Algorithm rows_algorithm;
extern const Algorithm columns_algorithm;
extern const Algorithm columns_recursive_algorithm;
extern const Algorithm bitmask_algorithm;
extern const Algorithm generate_and_test_algorithm;
extern const Algorithm forward_checking_algorithm;
extern const Algorithm dancing_links_algorithm;
extern const Algorithm min_conflicts_algorithm;

[[nodiscard]] Table<Algorithm> algorithm_table();

}  // namespace queens::tracing
