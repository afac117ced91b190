// SPDX-License-Identifier: MIT
// The puzzle as an exact cover [Knuth 2000]: each row and each column is an item that must be covered
// once, each diagonal one that may be; each square is an option that covers its four lines. The item with the fewest
// options left is covered next (rows before columns, the first of several).
//
// Options hang in a ring below each of their items. To cover an item is to take it out of the list of items, and the
// options below it out of all other rings; what was taken out still knows its neighbours, so it steps back in exactly
// where it was, if it is done in reverse order: the links dance.
#include <array>
#include <vector>

#include "queens/trace/thinker.hpp"
#include "queens/tree/boards.hpp"
#include "queens/tree/line_numbers.hpp"

namespace queens::tracing {
namespace {

class DancingLinks final : public Thinker {
  public:
    explicit DancingLinks(const Puzzle& puzzle) {
        const tree::LineNumbers numbers(puzzle.rule(), puzzle.size());
        root_ = static_cast<std::size_t>(numbers.count());
        for (std::size_t item = 0; item <= root_; ++item) {
            nodes_.push_back({.up = item, .down = item, .item = item});
            items_.push_back({.previous = item, .next = item});
        }
        std::vector<bool> is_filled(root_);
        for (const Square given : puzzle.given()) {
            for (const int line : numbers.of(given)) is_filled[static_cast<std::size_t>(line)] = true;
        }
        const auto diagonals = static_cast<std::size_t>(numbers.first(Line::rising));
        for (std::size_t item = 0; item < diagonals; ++item) {
            if (!is_filled[item]) append(item);
        }
        for (const Square square : tree::open_squares(puzzle)) add_option(square, numbers.of(square));
        if (!is_covered()) enter();
    }

    std::optional<Event> next() override {
        switch (phase_) {
            case Phase::searching: return is_covered() ? find() : search();
            case Phase::lifting: return lift();
            case Phase::over: break;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<Thinker> clone() const override { return std::make_unique<DancingLinks>(*this); }

  private:
    enum class Phase { searching, lifting, over };
    static constexpr std::size_t lines_of_square = 4;

    /// An item's place in the list of those that must still be covered.
    struct Item {
        std::size_t previous, next;
        int options = 0;
    };
    /// An option in the ring of one of its items. The first nodes are the items themselves, then come four an option.
    struct Node {
        std::size_t up, down, item;
    };
    /// An item that is being covered, and the option that covers it: the item itself before the first.
    struct Level {
        std::size_t item, node;
    };

    void append(std::size_t item) {
        const std::size_t last = items_[root_].previous;
        items_[item] = {.previous = last, .next = root_};
        items_[last].next = items_[root_].previous = item;
    }

    void add_option(Square square, const std::array<int, lines_of_square>& covered) {
        squares_.push_back(square);
        for (const int line : covered) {
            const auto item = static_cast<std::size_t>(line);
            const std::size_t above = nodes_[item].up;
            nodes_.push_back({.up = above, .down = item, .item = item});
            nodes_[above].down = nodes_[item].up = nodes_.size() - 1;
            ++items_[item].options;
        }
    }

    [[nodiscard]] std::size_t option_of(std::size_t node) const { return (node - root_ - 1) / lines_of_square; }
    [[nodiscard]] std::size_t first_of(std::size_t option) const { return root_ + 1 + option * lines_of_square; }
    [[nodiscard]] bool is_covered() const { return items_[root_].next == root_ && !is_entered(); }
    /// The last level waits for a queen.
    [[nodiscard]] bool is_entered() const { return levels_.size() > depth_; }

    /// Items as lines: rows from 0, then columns from n.
    [[nodiscard]] static int line_of(const Level& level) { return static_cast<int>(level.item); }

    /// Covers the item with the fewest options next.
    void enter() {
        std::size_t fewest = items_[root_].next;
        for (std::size_t item = fewest; item != root_; item = items_[item].next) {
            if (items_[item].options < items_[fewest].options) fewest = item;
        }
        cover(fewest);
        levels_.push_back({.item = fewest, .node = fewest});
    }

    void cover(std::size_t item) {
        items_[items_[item].previous].next = items_[item].next;
        items_[items_[item].next].previous = items_[item].previous;
        for (std::size_t node = nodes_[item].down; node != item; node = nodes_[node].down) hide(node);
    }
    void uncover(std::size_t item) {
        for (std::size_t node = nodes_[item].up; node != item; node = nodes_[node].up) unhide(node);
        items_[items_[item].previous].next = items_[items_[item].next].previous = item;
    }
    /// Takes the option out of the rings of its other items.
    void hide(std::size_t node) {
        const std::size_t first = first_of(option_of(node));
        for (std::size_t other = first; other < first + lines_of_square; ++other) {
            if (other == node) continue;
            nodes_[nodes_[other].up].down = nodes_[other].down;
            nodes_[nodes_[other].down].up = nodes_[other].up;
            --items_[nodes_[other].item].options;
        }
    }
    void unhide(std::size_t node) {
        const std::size_t first = first_of(option_of(node));
        for (std::size_t other = first + lines_of_square; other-- > first;) {
            if (other == node) continue;
            nodes_[nodes_[other].up].down = nodes_[nodes_[other].down].up = other;
            ++items_[nodes_[other].item].options;
        }
    }

    [[nodiscard]] Square square_of(const Level& level) const { return squares_[option_of(level.node)]; }
    [[nodiscard]] Event event(EventKind kind, const Level& level) const {
        return {.kind = kind, .depth = static_cast<int>(depth_), .line = line_of(level), .next_line = line_of(level)};
    }

    Event find() {
        phase_ = levels_.empty() ? Phase::over : Phase::lifting;
        if (levels_.empty()) return {.kind = EventKind::found, .line = Event::no_line};
        Event told = event(EventKind::found, levels_.back());
        told.square = square_of(levels_.back());
        return told;
    }

    /// Puts a queen on the item's next option, or goes back.
    Event search() {
        Level& level = levels_.back();
        const bool is_fresh = level.node == level.item;
        level.node = nodes_[level.node].down;
        if (level.node == level.item) return run_out(is_fresh);
        Event told = event(EventKind::place, level);
        told.square = square_of(level);
        const std::size_t first = first_of(option_of(level.node));
        for (std::size_t other = first; other < first + lines_of_square; ++other) {
            if (other != level.node) cover(nodes_[other].item);
        }
        ++depth_;
        told.next_line = Event::no_line;
        if (is_covered()) return told;
        enter();
        told.next_line = line_of(levels_.back());
        return told;
    }

    Event run_out(bool is_fresh) {
        Event told = event(is_fresh ? EventKind::stuck : EventKind::backtrack, levels_.back());
        uncover(levels_.back().item);
        levels_.pop_back();
        phase_ = levels_.empty() ? Phase::over : Phase::lifting;
        told.next_line = levels_.empty() ? Event::no_line : line_of(levels_.back());
        return told;
    }

    Event lift() {
        --depth_;
        const Level& level = levels_.back();
        const std::size_t first = first_of(option_of(level.node));
        for (std::size_t other = first + lines_of_square; other-- > first;) {
            if (other != level.node) uncover(nodes_[other].item);
        }
        phase_ = Phase::searching;
        Event told = event(EventKind::lift, level);
        told.square = square_of(level);
        return told;
    }

    std::size_t root_ = 0;  // of the list of items; their number
    std::vector<Item> items_;
    std::vector<Node> nodes_;
    std::vector<Square> squares_;  // of the options
    std::vector<Level> levels_;
    std::size_t depth_ = 0;  // queens placed
    Phase phase_ = Phase::searching;
};

std::unique_ptr<Thinker> start(const Puzzle& puzzle, std::uint64_t /*seed*/) {
    return std::make_unique<DancingLinks>(puzzle);
}

}  // namespace

const Algorithm dancing_links_algorithm = {
    .summary = {.name = "dancing-links",
                .summary = "algorithm.dancing_links",
                .largest_size = 200,
                .axis = Axis::rows,
                .memory = Memory::items,
                .tests_before_placing = true},
    .start = start,
};

}  // namespace queens::tracing
