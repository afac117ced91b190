// SPDX-License-Identifier: MIT
#include "queens/enumerate.hpp"

#include <array>
#include <vector>

#include "queens/board/table.hpp"
#include "queens/tree/boards.hpp"
#include "queens/tree/constrained_search.hpp"
#include "queens/tree/walk.hpp"

namespace queens {
namespace listing {
namespace {

enum class Way { by_rows, by_columns, most_constrained };

/// An order: a row of the table.
struct Order {
    OrderSummary summary;
    Way way;
    int largest_size = tree::largest_searched_size;
};

constexpr Order rows_order = {{.name = "rows", .summary = "order.rows"}, Way::by_rows};
constexpr Order columns_order = {{.name = "columns", .summary = "order.columns"}, Way::by_columns};
constexpr Order search_order = {
    {.name = "search", .summary = "order.search"}, Way::most_constrained, tree::largest_constrained_size};

Table<Order> order_table() {
    static constexpr std::array rows = {&rows_order, &columns_order, &search_order};
    return rows;
}

/// What is done with each solution that the walk comes to.
class Lister {
  public:
    Lister(const Puzzle& puzzle, const EnumerateOptions& options, const Sink& sink)
        : puzzle_(puzzle),
          options_(options),
          sink_(sink),
          order_(row_named(order_table(), options.order, "kind.order")),
          by_columns_(order_.way == Way::by_columns),
          other_(static_cast<std::size_t>(puzzle.size())),
          meter_(options.limits, puzzle.size()) {
        check_size("kind.order", options.order, puzzle.size(), 0, order_.largest_size);
    }

    Enumeration list() {
        const auto take_all = [this](auto search) {
            while (result_.ended_by == EndedBy::end && search.next_solution(meter_)) take(search.columns());
        };
        if (meter_.spend()) {
            if (order_.way == Way::most_constrained) {
                take_all(tree::ConstrainedSearch(puzzle_, 0));
            } else {
                tree::with_fastest_search(by_columns_ ? puzzle_.image(Symmetry::transpose) : puzzle_, take_all);
            }
        }
        if (meter_.ended_by() != EndedBy::end) result_.ended_by = meter_.ended_by();
        result_.nodes = meter_.nodes();
        result_.elapsed = meter_.elapsed();
        return result_;
    }

  private:
    /// `line`: the column of each row, or, where the walk goes by columns, the row of each column.
    void take(std::span<const int> line) {
        if (by_columns_ || options_.listing == Listing::one_per_class) transpose_into(line, other_);
        const std::span<const int> columns = by_columns_ ? other_ : line;
        const std::span<const int> rows = by_columns_ ? line : other_;
        int class_size = 0;
        if (options_.listing == Listing::one_per_class) {
            class_size = class_size_if_smallest(puzzle_.symmetries(), columns, rows);
            if (class_size == 0) return;
        }
        hand_out(columns, class_size);
    }

    void hand_out(std::span<const int> columns, int class_size) {
        if (options_.first && result_.solutions >= *options_.first) {
            result_.has_more = true;
            result_.ended_by = EndedBy::enough;
            return;
        }
        ++result_.solutions;
        const Found found{.queens = PlacementView(columns), .number = result_.solutions, .class_size = class_size};
        if (sink_(found) == Flow::stop) result_.ended_by = EndedBy::enough;
        if (options_.progress != nullptr) ++options_.progress->done;
    }

    const Puzzle& puzzle_;
    const EnumerateOptions& options_;
    const Sink& sink_;
    const Order& order_;
    bool by_columns_;
    std::vector<int> other_;  // the inverse of what the walk gives
    Meter meter_;
    Enumeration result_;
};

}  // namespace
}  // namespace listing

Enumeration enumerate(const Puzzle& puzzle, const EnumerateOptions& options, const Sink& sink) {
    check_size("kind.verb", "enumerate", puzzle.size(), 0, tree::largest_searched_size);
    return listing::Lister(puzzle, options, sink).list();
}

std::span<const OrderSummary> orders() {
    static const auto summaries = summaries_of(listing::order_table());
    return summaries;
}

}  // namespace queens
