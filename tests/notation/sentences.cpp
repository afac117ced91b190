// SPDX-License-Identifier: MIT
// Which sentence each event gets; the message's id stands for it.
#include <gtest/gtest.h>

#include "queens/notation/event_sentences.hpp"
#include "tests/notation/notation.hpp"

namespace queens::notation {
namespace {

constexpr AlgorithmSummary by_rows{.name = "bitmask",
                                   .summary = "",
                                   .largest_size = 64,
                                   .axis = Axis::rows,
                                   .memory = Memory::masks,
                                   .tests_before_placing = true};

TraceStyle style_for(Puzzle puzzle) {
    return {.puzzle = std::move(puzzle), .algorithm = by_rows, .speak = [](const Message& told) { return told.id; }};
}

/// The sentence for the last of the events.
std::string last_sentence(const Puzzle& puzzle, const std::vector<Event>& events) {
    const TraceStyle style = style_for(puzzle);
    EventSentences sentences(style);
    std::string last;
    for (const Event& event : events) last = sentences.next(event);
    return last;
}

Event place(Square square) {
    return {.kind = EventKind::place, .square = square, .line = square.row, .next_line = square.row + 1};
}
Event lift(Square square) {
    return {.kind = EventKind::lift, .square = square, .line = square.row, .next_line = square.row};
}
Event backtrack(int row) {
    return {.kind = EventKind::backtrack, .line = row, .next_line = row - 1};
}

TEST(EventSentences, SayThatAQueenStoodAtTheEndOfItsRowOnlyWhereItDid) {
    // A search by masks tells of no refused squares: a row may run out at once though its queen stood further left.
    EXPECT_EQ(last_sentence(Puzzle(5), {place({0, 0}), place({1, 4}), lift({1, 4}), backtrack(1), lift({0, 0})}),
              "event.lift_too");
    EXPECT_EQ(last_sentence(Puzzle(5), {place({0, 0}), place({1, 3}), lift({1, 3}), backtrack(1), lift({0, 0})}),
              "event.lift");
    EXPECT_EQ(last_sentence(Puzzle(5), {place({0, 4}), place({1, 2}), lift({1, 2}), backtrack(1), lift({0, 4})}),
              "event.lift_at_end");
}

TEST(EventSentences, SpeakOfOtherSolutionsOnlyWhereAQueenCanBeLifted) {
    const Event found{.kind = EventKind::found};
    EXPECT_EQ(last_sentence(Puzzle(1), {place({0, 0}), found}), "event.found");
    EXPECT_EQ(last_sentence(Puzzle({.size = 1, .given = {{0, 0}}}), {found}), "event.found_all_given");
    EXPECT_EQ(last_sentence(Puzzle(0), {found}), "event.found_without_squares");
}

}  // namespace
}  // namespace queens::notation
