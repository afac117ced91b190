// SPDX-License-Identifier: MIT
#include "apps/cli/player.hpp"

#include <algorithm>
#include <utility>

namespace queens::cli {

bool Scenery::step() {
    const auto event = trace.next();
    if (!event) return false;
    moment.follow(*event);
    variables.follow(*event);
    sentence = sentences.next(*event);
    return true;
}

Player::Player(const notation::TraceStyle& style, Trace trace, Patience is_stopped)
    : is_stopped_(std::move(is_stopped)),
      now_{.trace = std::move(trace),
           .moment = Moment(style.puzzle),
           .sentences = notation::EventSentences(style),
           .variables = notation::Variables(style)},
      snapshots_{now_} {}

bool Player::step() {
    if (is_at_end()) return false;
    if (!now_.step()) {
        is_end_known_ = true;
        return false;
    }
    known_ = std::max(known_, now_.at());
    if (now_.at() == snapshots_.back().at() + distance_) keep_snapshot();
    return true;
}

void Player::go(std::uint64_t event) {
    if (event < now_.at()) {  // not far from a snapshot
        now_ = snapshots_[snapshot_before(event)];
        while (now_.at() < event && step()) {
        }
    }
    while (now_.at() < event && !is_stopped_() && step()) {
    }
}

void Player::find_next(const Condition& condition) {
    while (!is_stopped_() && step()) {
        if (condition(*now_.moment.last())) return;
    }
}

void Player::find_previous(const Condition& condition) {
    std::uint64_t end = now_.at();  // not this one, but those before it
    for (std::size_t k = end == 0 ? 0 : snapshot_before(end - 1) + 1; k > 0; --k) {
        const std::uint64_t found = last_from(k - 1, end, condition);
        if (is_stopped_()) return;
        if (found > 0) return go(found);
        end = snapshots_[k - 1].at();
    }
    go(0);
}

std::uint64_t Player::last_from(std::size_t snapshot, std::uint64_t end, const Condition& condition) const {
    Scenery then = snapshots_[snapshot];
    std::uint64_t found = 0;
    const auto look = [&] {
        if (then.moment.last() && condition(*then.moment.last())) found = then.at();
    };
    look();
    while (then.at() + 1 < end && !is_stopped_() && then.step()) look();
    return found;
}

std::size_t Player::snapshot_before(std::uint64_t event) const {
    const auto after = std::partition_point(snapshots_.begin(), snapshots_.end(),
                                            [&](const Scenery& each) { return each.at() <= event; });
    return static_cast<std::size_t>(after - snapshots_.begin()) - 1;
}

void Player::keep_snapshot() {
    if (snapshots_.size() == most_snapshots) {
        for (std::size_t k = 1; 2 * k < most_snapshots; ++k) snapshots_[k] = std::move(snapshots_[2 * k]);
        snapshots_.erase(snapshots_.begin() + most_snapshots / 2, snapshots_.end());
        distance_ *= 2;
    }
    snapshots_.push_back(now_);
}

}  // namespace queens::cli
