// SPDX-License-Identifier: MIT
// `queens N`: all in a nutshell, for somebody who has just met the puzzle.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/breakdown.hpp"
#include "apps/cli/idea_sizes.hpp"
#include "apps/cli/impossible.hpp"
#include "apps/cli/published.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/count.hpp"
#include "queens/draw.hpp"
#include "queens/notation/display_width.hpp"
#include "queens/solve.hpp"

namespace queens::cli {
namespace {

/// Up to here everything is counted within a second; beyond, published numbers are shown.
constexpr int largest_counted_size = 14;
/// Wider boards are not drawn, and the search for their first few solutions may take long.
constexpr int largest_shown_size = 26;

class Overview {
  public:
    Overview(const Context& context, const Puzzle& puzzle)
        : context_(context), puzzle_(puzzle), limits_(limits_of(context.request, stop_flag())) {
        solution_ = solve(puzzle_, {.limits = limits_}, [this](const Found& found) {
            if (puzzle_.size() <= largest_shown_size) placement_ = copy(found.queens);
            return Flow::stop;
        });
        if (puzzle_.size() <= largest_counted_size) {
            count_ = count(puzzle_, {.engine = "bitmask", .unique = Unique::yes, .limits = limits_});
        }
    }

    int write_text() const {
        write_solution();
        write_counts();
        if (puzzle_.is_empty() && puzzle_.rule() == Rule::chess && puzzle_.size() > 0) write_ideas();
        write_next();
        return exit_code();
    }

    int write_json() const {
        nlohmann::ordered_json json = {{"size", puzzle_.size()}, {"solvable", nullptr}};
        if (solution_.verdict != Verdict::gave_up) json["solvable"] = solution_.verdict == Verdict::solved;
        json["solutions"] = nullptr;
        if (is_counted()) {
            json["solutions"] = to_string(count_->solutions);
            json["classes"] = to_string(count_->classes->all());
            json["nodes"] = to_string(count_->nodes);
            json["source"] = "searched";
        } else if (const auto solutions = published_here("solutions")) {
            json["solutions"] = solutions->value;
            if (const auto classes = published_here("classes")) json["classes"] = classes->value;
            json["source"] = solutions->source;
        }
        context_.output.put(json.dump() + "\n");
        return exit_code();
    }

  private:
    [[nodiscard]] bool is_counted() const { return count_ && count_->ended_by == EndedBy::end; }

    [[nodiscard]] int exit_code() const {
        const bool is_cut = solution_.verdict == Verdict::gave_up || (count_ && !is_counted());
        if (is_cut) context_.tell_limit(is_cut_short(solution_.ended_by) ? solution_.ended_by : count_->ended_by);
        return is_cut ? limit_came_first : answered;
    }

    /// Published numbers are about empty boards.
    [[nodiscard]] std::optional<Published> published_here(std::string_view quantity) const {
        if (!puzzle_.is_empty()) return std::nullopt;
        if (puzzle_.rule() == Rule::torus) {
            return quantity == "solutions" ? published("torus_solutions", puzzle_.size()) : std::nullopt;
        }
        return published(quantity, puzzle_.size());
    }

    void write_solution() const {
        if (solution_.verdict == Verdict::impossible) {
            if (const auto& contradiction = puzzle_.contradiction()) {
                context_.put_line(
                    message_of(*contradiction, puzzle_.size(), coordinates_of(context_.request, Coordinates::chess)));
            }
            context_.put_line({"overview.impossible", {{"size", puzzle_.size()}}});
        } else if (placement_) {
            context_.output.put(draw(*placement_, {.rule = puzzle_.rule(),
                                                   .queen = context_.terminal.queen,
                                                   .queen_width = context_.terminal.queen_width,
                                                   .is_coloured = context_.terminal.is_coloured}));
        } else if (solution_.verdict == Verdict::solved) {
            context_.put_line({"overview.too_wide", {{"size", puzzle_.size()}}});
        }
    }

    void write_counts() const {
        if (is_counted()) {
            if (count_->solutions > Total()) write_classes();
            return;
        }
        context_.output.put('\n');
        const auto solutions = published_here("solutions");
        const auto classes = published_here("classes");
        if (!solutions) {
            const int largest = engines().front().largest_size;
            context_.put_line({puzzle_.size() <= largest ? "overview.not_counted" : "overview.not_countable",
                               {{"size", puzzle_.size()}, {"high", largest}}});
        } else if (classes) {
            context_.put_line({"overview.published",
                               {{"solutions", grouped(std::string(solutions->value))},
                                {"classes", grouped(std::string(classes->value))},
                                {"source", std::string(solutions->source) + ", " + std::string(classes->source)}}});
        } else {
            context_.put_line({"overview.published_solutions",
                               {{"solutions", grouped(std::string(solutions->value))},
                                {"source", std::string(solutions->source)}}});
        }
    }

    void write_classes() const {
        Message message = breakdown_message("overview.counted", *count_->classes);
        context_.output.put('\n');
        message.arguments.emplace_back("milliseconds", fmt::format("{:.1f}", 1000 * count_->elapsed.count()));
        context_.put_line(message);
    }

    void write_ideas() const {
        context_.output.put('\n');
        context_.put_line({"overview.ideas", {}});
        for (const auto& [idea, boards] : idea_sizes(puzzle_.size())) write_idea(idea, boards);
        if (is_counted()) {
            write_idea("idea.backtracking", grouped(to_string(count_->nodes)));
        } else if (const auto nodes = published_here("tree_nodes")) {
            const std::string source = " (" + std::string(nodes->source) + ")";
            write_idea("idea.backtracking", grouped(std::string(nodes->value)), source);
        }
    }

    void write_idea(std::string_view idea, std::string_view boards, std::string_view remark = {}) const {
        constexpr std::size_t idea_width = 40;
        constexpr std::size_t boards_width = 30;
        const std::string shown = context_.words.spell(std::string(boards));
        const std::size_t width = notation::display_width(shown);
        context_.output.put("  " + notation::padded(context_.words.say(idea), idea_width) +
                            std::string(width < boards_width ? boards_width - width : 0, ' ') + shown +
                            std::string(remark) + "\n");
    }

    void write_next() const {
        const std::string size = std::to_string(puzzle_.size());
        context_.output.put('\n');
        context_.put_line({"overview.next", {}});
        write_suggestion("queens trace " + std::to_string(std::min(puzzle_.size(), 4)), "overview.next_trace");
        if (solution_.verdict == Verdict::solved && puzzle_.size() <= largest_shown_size) {
            const bool is_short = puzzle_.size() <= largest_counted_size;
            write_suggestion("queens enumerate " + size + (is_short ? "" : " --first 5"),
                             is_short ? "overview.next_all" : "overview.next_first");
        }
        write_suggestion("queens help", "overview.next_help");
    }

    void write_suggestion(std::string_view command, std::string_view reason) const {
        constexpr std::size_t command_width = 36;
        context_.output.put("  " + notation::padded(command, command_width) + context_.words.say(reason) + "\n");
    }

    const Context& context_;
    const Puzzle& puzzle_;
    Limits limits_;
    Solution solution_;
    std::optional<Placement> placement_;
    std::optional<Count> count_;
};

int run(const Context& context) {
    const Puzzle puzzle = puzzle_of(context.request);
    const bool as_json = wants_json(context.request);
    const Overview overview(context, puzzle);
    return as_json ? overview.write_json() : overview.write_text();
}

}  // namespace

const Verb overview_verb = {.summary = {.name = "overview", .summary = "verb.overview"}, .run = run};

}  // namespace queens::cli
