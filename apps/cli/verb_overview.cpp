// SPDX-License-Identifier: MIT
// `queens N`: all in a nutshell, for somebody who has just met the puzzle.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "apps/cli/breakdown.hpp"
#include "apps/cli/findings.hpp"
#include "apps/cli/idea_sizes.hpp"
#include "apps/cli/impossible.hpp"
#include "apps/cli/published.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/draw.hpp"
#include "queens/notation/display_width.hpp"

namespace queens::cli {
namespace {

/// All searches together take no longer, unless --time-limit says so.
constexpr Seconds usual_time(1);

Limits limits_for(const Request& request) {
    Limits limits = limits_of(request, stop_flag());
    if (!limits.time) limits.time = usual_time;
    return limits;
}

class Overview {
  public:
    Overview(const Context& context, const Puzzle& puzzle)
        : context_(context), puzzle_(puzzle), found_(find_out(puzzle, limits_for(context.request))) {}

    /// Returns the exit code.
    int write_text() {
        write_solution();
        if (found_.solution.verdict == Verdict::solved) write_counts();
        if (is_classical() && puzzle_.size() > 0) write_ideas();
        write_next();
        return end();
    }

    /// Returns the exit code.
    int write_json() const {
        nlohmann::ordered_json json = {{"size", puzzle_.size()}, {"solvable", nullptr}};
        if (found_.solution.verdict != Verdict::gave_up)
            json["solvable"] = found_.solution.verdict == Verdict::solved;
        json["solutions"] = nullptr;
        if (found_.is_counted()) {
            json["solutions"] = to_string(found_.count->solutions);
            json["classes"] = to_string(found_.count->classes->all());
            json["nodes"] = to_string(found_.count->nodes);
            json["source"] = "searched";
        } else if (found_.solution.verdict == Verdict::impossible) {
            json["solutions"] = "0";
            json["classes"] = "0";
            json["source"] = "searched";
        } else if (const auto solutions = published_here("solutions")) {
            json["solutions"] = solutions->value;
            if (const auto classes = published_here("classes")) json["classes"] = classes->value;
            json["source"] = solutions->source;
        }
        json["ended_by"] = name(found_.ended_by());
        context_.put_json(json);
        return end();
    }

  private:
    /// The puzzle that everybody knows, with nothing added.
    [[nodiscard]] bool is_classical() const { return puzzle_.is_empty() && puzzle_.rule() == Rule::chess; }

    /// Says what was left undone, and returns the exit code. A count that a limit cut short matters only if there was
    /// a solution to be counted, and no published number to be shown instead.
    [[nodiscard]] int end() const {
        if (found_.solution.verdict == Verdict::impossible) return answered_no;
        const bool is_missing = is_cut_short(found_.ended_by()) && !published_here("solutions");
        if (found_.ended_by() == EndedBy::time_limit && !context_.request.time_limit) {
            if (is_missing) context_.tell({"overview.out_of_time", {}});
        } else if (is_cut_short(found_.ended_by())) {
            context_.tell_limit(found_.ended_by());
        }
        return is_missing ? limit_came_first : answered;
    }

    /// An empty line, unless nothing stands above.
    void begin_section() {
        if (has_sections_) context_.output.put('\n');
        has_sections_ = true;
    }

    [[nodiscard]] std::string amount(std::string_view id, std::string_view digits) const {
        return context_.words.say({std::string(id), {{"count", grouped(std::string(digits))}}});
    }

    /// Published numbers are about empty boards.
    [[nodiscard]] std::optional<Published> published_here(std::string_view quantity) const {
        if (!puzzle_.is_empty()) return std::nullopt;
        if (puzzle_.rule() == Rule::torus) {
            return quantity == "solutions" ? published("torus_solutions", puzzle_.size()) : std::nullopt;
        }
        return published(quantity, puzzle_.size());
    }

    void write_solution() {
        begin_section();
        switch (found_.solution.verdict) {
            case Verdict::solved: return write_placement();
            case Verdict::impossible: return write_impossible();
            case Verdict::gave_up:
                return context_.put_line({"overview.undecided", {{"puzzle", words_of_puzzle(context_.request)}}});
        }
    }

    void write_placement() const {
        if (puzzle_.size() == 0) return context_.put_line({"overview.empty", {}});
        if (!found_.placement) {
            return context_.put_line({"overview.too_wide", {{"puzzle", words_of_puzzle(context_.request)}}});
        }
        context_.output.put(draw(*found_.placement, puzzle_,
                                 {.queen = context_.terminal.queen,
                                  .queen_width = context_.terminal.queen_width,
                                  .is_coloured = context_.terminal.is_coloured}));
    }

    void write_impossible() const {
        if (const auto& contradiction = puzzle_.contradiction()) {
            context_.put_line(
                message_of(*contradiction, puzzle_.size(), coordinates_of(context_.request, Coordinates::chess)));
        }
        const std::string_view id = !puzzle_.is_empty()             ? "answer.no_solution"
                                    : puzzle_.rule() == Rule::torus ? "overview.impossible_on_torus"
                                                                    : "overview.impossible";
        context_.put_line({std::string(id), {{"size", puzzle_.size()}}});
    }

    void write_counts() {
        begin_section();
        const auto solutions = published_here("solutions");
        const auto classes = published_here("classes");
        if (found_.is_counted()) {
            context_.put_line({"overview.counted",
                               {{"solutions", amount("amount.solutions", to_string(found_.count->solutions))},
                                {"classes", amount("amount.classes", to_string(found_.count->classes->all()))},
                                {"breakdown", breakdown_of(*found_.count->classes)},
                                {"milliseconds", fmt::format("{:.1f}", 1000 * found_.count->elapsed.count())}}});
        } else if (solutions && classes) {
            context_.put_line({"overview.published",
                               {{"solutions", amount("amount.solutions", solutions->value)},
                                {"classes", amount("amount.classes", classes->value)},
                                {"source", std::string(solutions->source) + ", " + std::string(classes->source)}}});
        } else if (solutions) {
            context_.put_line({"overview.published_solutions",
                               {{"solutions", amount("amount.solutions", solutions->value)},
                                {"source", std::string(solutions->source)}}});
        } else {
            const int largest = engines().front().largest_size;
            context_.put_line(
                {puzzle_.size() <= largest || !puzzle_.is_empty() ? "overview.not_counted" : "overview.not_countable",
                 {{"puzzle", words_of_puzzle(context_.request)}, {"high", largest}}});
        }
    }

    void write_ideas() {
        begin_section();
        context_.put_line({"overview.ideas", {}});
        for (const auto& [idea, boards] : idea_sizes(puzzle_.size())) write_idea(idea, boards);
        if (found_.is_counted()) {
            write_idea("idea.backtracking", grouped(to_string(found_.count->nodes)));
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

    struct Suggestion {
        std::string command;
        std::string_view reason;
    };

    /// Commands that go on with this very puzzle.
    [[nodiscard]] std::vector<Suggestion> suggestions() const {
        constexpr int largest_traced = 8;  // the story of a larger board is too long to begin with
        const std::string puzzle = words_of_puzzle(context_.request);
        const bool is_traced_here = !is_classical() && puzzle_.size() <= largest_traced;
        std::vector<Suggestion> all = {
            {"queens trace " + (is_traced_here ? puzzle : std::to_string(std::min(puzzle_.size(), 4))),
             "overview.next_trace"}};
        if (found_.solution.verdict == Verdict::gave_up) {
            all.push_back({"queens solve " + puzzle + " --time-limit 1m", "overview.next_solve"});
        } else if (found_.solution.verdict == Verdict::solved && found_.is_counted()) {
            all.push_back({"queens enumerate " + puzzle, "overview.next_all"});
        } else if (found_.solution.verdict == Verdict::solved && puzzle_.size() <= largest_shown_size) {
            all.push_back({"queens enumerate " + puzzle + " --first 5", "overview.next_first"});
        }
        all.push_back({"queens help", "overview.next_help"});
        return all;
    }

    void write_next() {
        begin_section();
        context_.put_line({"overview.next", {}});
        const auto all = suggestions();
        std::size_t width = 34;
        for (const auto& [command, reason] : all) width = std::max(width, command.size());
        for (const auto& [command, reason] : all) {
            context_.output.put("  " + notation::padded(command, width + 2) + context_.words.say(reason) + "\n");
        }
    }

    const Context& context_;
    const Puzzle& puzzle_;
    Findings found_;
    bool has_sections_ = false;
};

int run(const Context& context) {
    const Puzzle puzzle = puzzle_of(context.request);
    const bool as_json = wants_json(context.request);
    Overview overview(context, puzzle);
    return as_json ? overview.write_json() : overview.write_text();
}

}  // namespace

const Verb overview_verb = {.summary = {.name = "overview", .summary = "verb.overview", .arguments = "N|FILE|-"},
                            .run = run};

}  // namespace queens::cli
