// SPDX-License-Identifier: MIT
// What just happened, and why: a sentence for each event.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queens/board/event.hpp"
#include "queens/board/puzzle.hpp"
#include "queens/notation/trace_format.hpp"

namespace queens::notation {

/// Puts events into words, in the order in which they happen: some sentences need to know what came before. The style
/// must outlive it and its copies.
class EventSentences {
  public:
    explicit EventSentences(const TraceStyle& style) : style_(&style) {}

    /// The sentence for the next event.
    [[nodiscard]] std::string next(const Event& event);

  private:
    [[nodiscard]] std::string refused(const Event& event) const;
    [[nodiscard]] std::string placed(const Event& event) const;
    [[nodiscard]] std::string lifted(const Event& event) const;
    [[nodiscard]] std::string moved(const Event& event) const;
    [[nodiscard]] std::string found() const;
    [[nodiscard]] std::string ran_out(const Event& event) const;
    [[nodiscard]] std::string candidate(const Event& event) const;

    [[nodiscard]] std::string say(std::string_view id, std::vector<Argument> arguments) const;
    [[nodiscard]] std::string spell(Square square) const;
    /// "row 2" or "column 2" (chess names: "rank 2", "file c"): a line that the search fills, or a square's place in
    /// it.
    [[nodiscard]] std::string line(Axis axis, int index) const;
    [[nodiscard]] std::string line_to_fill(int index) const;
    [[nodiscard]] Argument at_line(const Event& event) const { return {"line", line_to_fill(event.line)}; }
    [[nodiscard]] std::string place_in_line(int index) const;
    [[nodiscard]] std::string attackers(const Event& event) const;
    [[nodiscard]] int position(Square square) const;
    /// The algorithm keeps lists of the squares that are left, and goes on where they are shortest.
    [[nodiscard]] bool has_lists() const {
        return style_->algorithm.memory == Memory::candidates || style_->algorithm.memory == Memory::items;
    }
    void take_move(const Event& event);

    const TraceStyle* style_;
    std::vector<Square> queens_;  // those that the search has placed
    Square moved_from_ = {};
    Total solutions_;
    std::optional<EventKind> last_, last_but_one_;
    int last_line_ = Event::no_line;
    bool was_lifted_at_end_ = false;  // the last queen lifted stood at the end of its line
};

}  // namespace queens::notation
