// SPDX-License-Identifier: MIT
// What there is to see of a search after an event. It knows events, and no algorithm.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "queens/board/event.hpp"
#include "queens/board/puzzle.hpp"

#pragma GCC visibility push(default)

namespace queens {

/// A square of the lines that are being filled that is of no more use there.
struct Mark {
    enum class Kind {
        refused,  ///< no queen was put on it, or will be
        tried,    ///< a queen stood on it and was lifted
    };
    Kind kind;
    Square square;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The board between two events: the queens, and what has become of the squares beside them. A value, to be copied
/// together with the Trace whose events it follows.
class Moment {
  public:
    /// Before the first event.
    explicit Moment(const Puzzle& puzzle);

    /// Goes on to after this event, the next one of the trace.
    void follow(const Event& event);

    [[nodiscard]] int size() const noexcept { return size_; }
    /// Given ones first, then the others in order of placement.
    [[nodiscard]] std::span<const Square> queens() const& noexcept { return queens_; }
    void queens() const&& = delete;
    /// How many of them are given.
    [[nodiscard]] std::size_t given_count() const noexcept { return given_count_; }
    /// Of all lines that are being filled, and of the one just left, which is seen until the search goes on. A square
    /// is there once at most.
    [[nodiscard]] std::vector<Mark> marks() const;
    /// The event that led here; nothing before the first.
    [[nodiscard]] const std::optional<Event>& last() const noexcept { return last_; }
    /// The line where the search goes on, or was last; Event::no_line before the first event.
    [[nodiscard]] int next_line() const noexcept;

  private:
    using Marks = std::vector<Mark>;

    int size_;
    std::vector<Square> queens_;
    std::size_t given_count_;
    std::vector<Marks> levels_;  // of each line that is being filled, in order of depth
    Marks left_;                 // of the line just left
    std::vector<Square> ruled_out_;
    std::optional<Event> last_;
};

}  // namespace queens

#pragma GCC visibility pop
