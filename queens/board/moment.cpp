// SPDX-License-Identifier: MIT
#include "queens/board/moment.hpp"

#include <algorithm>
#include <utility>

namespace queens {

Moment::Moment(const Puzzle& puzzle)
    : size_(puzzle.size()), queens_(puzzle.given().begin(), puzzle.given().end()), given_count_(queens_.size()) {}

void Moment::follow(const Event& event) {
    const auto depth = static_cast<std::size_t>(event.depth);
    left_.clear();
    if (event.line != Event::no_line && event.kind != EventKind::found && levels_.size() <= depth) {
        levels_.resize(depth + 1);
    }
    switch (event.kind) {
        case EventKind::look:
            // A full board is refused as a whole, not for one of its squares.
            if (event.refusal != Refusal::full_board) {
                levels_[depth].push_back({.kind = Mark::Kind::refused, .square = event.square});
            }
            break;
        case EventKind::place: queens_.push_back(event.square); break;
        case EventKind::lift:
            queens_.pop_back();
            if (levels_.size() > depth + 1) left_ = std::move(levels_[depth + 1]);
            levels_.resize(depth + 1);
            levels_[depth].push_back({.kind = Mark::Kind::tried, .square = event.square});
            break;
        case EventKind::move:
            *std::find_if(queens_.begin(), queens_.end(), [&](Square queen) { return queen.row == event.line; }) =
                event.square;
            break;
        case EventKind::rule_out: ruled_out_.push_back(event.square); break;
        case EventKind::allow: ruled_out_.erase(std::find(ruled_out_.begin(), ruled_out_.end(), event.square)); break;
        default: break;
    }
    last_ = event;
}

std::vector<Mark> Moment::marks() const {
    Marks all;
    for (const Marks& level : levels_) all.insert(all.end(), level.begin(), level.end());
    all.insert(all.end(), left_.begin(), left_.end());
    for (const Square square : ruled_out_) all.push_back({.kind = Mark::Kind::refused, .square = square});
    return all;
}

int Moment::next_line() const noexcept {
    if (!last_) return Event::no_line;
    const bool turns =
        last_->kind == EventKind::place || last_->kind == EventKind::stuck || last_->kind == EventKind::backtrack;
    return turns && last_->next_line != Event::no_line ? last_->next_line : last_->line;
}

}  // namespace queens
