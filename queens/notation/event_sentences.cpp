// SPDX-License-Identifier: MIT
#include "queens/notation/event_sentences.hpp"

#include <algorithm>

#include "queens/board/placement.hpp"

namespace queens::notation {

std::string EventSentences::next(const Event& event) {
    if (event.kind == EventKind::place) queens_.push_back(event.square);
    if (event.kind == EventKind::lift) queens_.pop_back();
    if (event.kind == EventKind::move) take_move(event);
    if (event.kind == EventKind::found) ++solutions_;
    const auto words = [&] {
        switch (event.kind) {
            case EventKind::look: return refused(event);
            case EventKind::place: return placed(event);
            case EventKind::lift: return lifted(event);
            case EventKind::found: return found();
            case EventKind::stuck:
            case EventKind::backtrack: return ran_out(event);
            case EventKind::rule_out:
            case EventKind::allow: return candidate(event);
            case EventKind::move: return moved(event);
        }
        return std::string();
    };
    std::string sentence = words();
    last_but_one_ = last_;
    last_ = event.kind;
    last_line_ = event.line;
    if (event.kind == EventKind::lift) was_lifted_at_end_ = position(event.square) + 1 == style_->puzzle.size();
    return sentence;
}

void EventSentences::take_move(const Event& event) {
    const auto queen =
        std::find_if(queens_.begin(), queens_.end(), [&](Square each) { return each.row == event.line; });
    moved_from_ = *queen;
    *queen = event.square;
}

std::string EventSentences::refused(const Event& event) const {
    const Argument square("square", spell(event.square));
    if (event.refusal == Refusal::full_board) {
        if (event.attackers.empty()) return say("event.full_board_forbidden", {square});
        return say("event.full_board_attacked", {square, {"attackers", attackers(event)}});
    }
    if (event.refusal == Refusal::blocked) return say("event.blocked", {square});
    if (event.refusal == Refusal::excluded) return say("event.excluded", {square});
    if (event.attackers.size() > 1)
        return say("event.attacked_by_several", {square, {"attackers", attackers(event)}});
    const Square attacker = event.attackers.front();
    const auto shared = shared_line(style_->puzzle.rule(), style_->puzzle.size(), attacker, event.square);
    return say("event.attacked", {square, {"queen", spell(attacker)}, phrase("line", phrase_id(*shared))});
}

std::string EventSentences::placed(const Event& event) const {
    const Argument square("square", spell(event.square));
    const bool is_last = event.next_line == Event::no_line;
    if (style_->algorithm.memory == Memory::board) {
        return say("event.place_with_fewest", {{"count", std::ssize(event.attackers)}, square, at_line(event)});
    }
    if (has_lists() && !is_last) return say("event.place_free", {square, {"next", line_to_fill(event.next_line)}});
    if (!style_->algorithm.tests_before_placing) {
        if (is_last) return say("event.place_untested_last", {square});
        return say("event.place_untested", {square, {"next", line_to_fill(event.next_line)}});
    }
    if (is_last) return say("event.place_last", {square});
    return say("event.place", {square, {"next", line_to_fill(event.next_line)}});
}

std::string EventSentences::moved(const Event& event) const {
    return say("event.move", {{"count", std::ssize(event.attackers)},
                              {"from", spell(moved_from_)},
                              {"square", spell(event.square)},
                              at_line(event)});
}

std::string EventSentences::lifted(const Event& event) const {
    if (has_lists()) return say("event.lift_free", {{"square", spell(event.square)}, at_line(event)});
    const int place = position(event.square);
    const bool is_at_end = place + 1 == style_->puzzle.size();
    std::vector<Argument> arguments = {{"square", spell(event.square)},
                                       {"line", line_to_fill(event.line)},
                                       {"next", is_at_end ? "" : place_in_line(place + 1)}};
    if (last_ == EventKind::backtrack && last_but_one_ == EventKind::lift && was_lifted_at_end_) {
        arguments.emplace_back("empty", line_to_fill(last_line_));
        arguments.emplace_back("last", place_in_line(style_->puzzle.size() - 1));
        return say(is_at_end ? "event.lift_too_at_end" : "event.lift_too", std::move(arguments));
    }
    return say(is_at_end ? "event.lift_at_end" : "event.lift", std::move(arguments));
}

std::string EventSentences::found() const {
    if (style_->puzzle.size() == 0) return say("event.found_without_squares", {});
    std::string squares;
    std::vector<Square> queens(style_->puzzle.given().begin(), style_->puzzle.given().end());
    queens.insert(queens.end(), queens_.begin(), queens_.end());
    const Placement placement(style_->puzzle.size(), std::move(queens));
    for (const Square queen : placement.queens()) squares += (squares.empty() ? "" : " ") + spell(queen);
    if (queens_.empty()) {
        return say("event.found_all_given", {{"number", to_string(solutions_)}, {"squares", squares}});
    }
    if (style_->algorithm.memory == Memory::board) {
        return say("event.found_by_moves", {{"number", to_string(solutions_)}, {"squares", squares}});
    }
    return say(style_->algorithm.axis == Axis::rows ? "event.found" : "event.found_by_columns",
               {{"count", style_->puzzle.size()}, {"number", to_string(solutions_)}, {"squares", squares}});
}

std::string EventSentences::ran_out(const Event& event) const {
    if (event.line == Event::no_line) return say("event.moves_used_up", {});
    const bool is_stuck = event.kind == EventKind::stuck;
    std::vector<Argument> arguments = {{"line", line_to_fill(event.line)}, {"count", style_->puzzle.size()}};
    if (event.next_line == Event::no_line) {
        return say(is_stuck ? "event.stuck_first" : "event.backtrack_first", std::move(arguments));
    }
    arguments.emplace_back("next", line_to_fill(event.next_line));
    if (!is_stuck) return say("event.backtrack", std::move(arguments));
    const bool is_all_by_queens = style_->puzzle.blocked().empty() && style_->puzzle.excluded().empty();
    return say(is_all_by_queens ? "event.stuck" : "event.stuck_forbidden", std::move(arguments));
}

std::string EventSentences::candidate(const Event& event) const {
    const Argument square("square", spell(event.square));
    if (event.kind == EventKind::allow) {
        return say("event.allow", {square, {"queen", spell(event.attackers.front())}});
    }
    return say("event.rule_out", {square, {"attackers", attackers(event)}});
}

std::string EventSentences::say(std::string_view id, std::vector<Argument> arguments) const {
    return style_->speak({std::string(id), std::move(arguments)});
}

std::string EventSentences::spell(Square square) const {
    return square_name(square, style_->puzzle.size(), style_->coordinates);
}

std::string EventSentences::line(Axis axis, int index) const {
    const Line line = axis == Axis::rows ? Line::row : Line::column;
    return style_->speak(line_name(line, index, style_->puzzle.size(), style_->coordinates));
}

std::string EventSentences::line_to_fill(int index) const {
    const int size = style_->puzzle.size();
    return index < size ? line(style_->algorithm.axis, index) : line(Axis::columns, index - size);
}

std::string EventSentences::place_in_line(int index) const {
    return line(style_->algorithm.axis == Axis::rows ? Axis::columns : Axis::rows, index);
}

int EventSentences::position(Square square) const {
    return style_->algorithm.axis == Axis::rows ? square.column : square.row;
}

std::string EventSentences::attackers(const Event& event) const {
    std::string list;
    for (const Square attacker : event.attackers) {
        if (!list.empty()) list += say("list.separator", {});
        const auto shared = shared_line(style_->puzzle.rule(), style_->puzzle.size(), attacker, event.square);
        list += say("event.attacker", {{"queen", spell(attacker)}, phrase("line", phrase_id(*shared))});
    }
    return list;
}

}  // namespace queens::notation
