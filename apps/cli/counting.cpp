// SPDX-License-Identifier: MIT
#include "apps/cli/counting.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <vector>

#include "queens/enumerate.hpp"

namespace queens::cli {
namespace {

int largest_size_of_engines() {
    int largest = 0;
    for (const EngineSummary& engine : engines()) largest = std::max(largest, engine.largest_size);
    return largest;
}

/// Small boards are searched as fast row by row as any other way.
constexpr int largest_size_by_rows = 16;

/// Remembers classes by their smallest members. (A listing of one per class waits for that very member, and on a
/// large board a search comes to it at the end of time.)
class ClassesFound {
  public:
    explicit ClassesFound(std::span<const Symmetry> symmetries) : symmetries_(symmetries) {}

    /// The size of the solution's class, or 0 if it was found before.
    int add(const PlacementView& queens) {
        std::vector<int> columns;
        for (std::int64_t k = 0; k < queens.count(); ++k) columns.push_back(queens.queen(k).column);
        std::set<std::vector<int>> images;
        for (const Symmetry symmetry : symmetries_) images.insert(image(symmetry, columns));
        return smallest_.insert(*images.begin()).second ? static_cast<int>(images.size()) : 0;
    }

  private:
    std::span<const Symmetry> symmetries_;
    std::set<std::vector<int>> smallest_;
};

/// Adds a solution that was listed, or the class of it; class_size 0: of a class that is counted already.
void add(Count& count, const Found& found, int class_size) {
    if (!count.classes) {
        count.solutions = found.number;
        return;
    }
    if (class_size > 0) count.classes->add(class_size);
    count.solutions = count.classes->solutions();
}

/// What is counted: classes, if they are.
Total counted(const Count& count) {
    return count.classes ? count.classes->all() : count.solutions;
}

}  // namespace

bool is_for_engine(const Puzzle& puzzle, std::optional<std::uint64_t> bound) {
    const bool is_too_large = !puzzle.is_empty() && puzzle.size() > largest_size_of_engines();
    return !bound && !is_too_large;
}

Count count_by_listing(const Puzzle& puzzle, const CountOptions& options, std::optional<std::uint64_t> bound) {
    const bool is_small = puzzle.size() <= largest_size_by_rows;
    const bool is_unique = options.unique == Unique::yes;
    std::optional<ClassesFound> found_before;
    if (is_unique && bound && !is_small) found_before.emplace(puzzle.symmetries());
    Count result;
    if (is_unique) result.classes.emplace();
    const EnumerateOptions listing{.order = is_small ? "rows" : "search",
                                   .listing = is_unique && !found_before ? Listing::one_per_class : Listing::all,
                                   .limits = options.limits,
                                   .progress = options.progress};
    const Enumeration listed = enumerate(puzzle, listing, [&](const Found& found) {
        add(result, found, found_before ? found_before->add(found.queens) : found.class_size);
        return bound && counted(result) >= Total(*bound) ? Flow::stop : Flow::go_on;
    });
    result.nodes = listed.nodes;
    result.elapsed = listed.elapsed;
    result.ended_by = listed.ended_by;
    return result;
}

}  // namespace queens::cli
