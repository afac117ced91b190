// SPDX-License-Identifier: MIT
#include <limits>
#include <nlohmann/json.hpp>

#include "apps/cli/completions.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/placements.hpp"
#include "apps/cli/proof_files.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/check.hpp"
#include "queens/encode.hpp"

namespace queens::cli {
namespace {

constexpr std::size_t usually_named = 20;

/// One placement's verdict, told.
class Report {
  public:
    Report(const Context& context, const Placement& placement, const Puzzle& puzzle, std::string_view format)
        : context_(context),
          placement_(placement),
          puzzle_(puzzle),
          format_(format),
          check_(check(placement, puzzle)) {}

    [[nodiscard]] bool is_legal() const { return check_.is_legal(); }

    void write_text() const {
        const Total queens(placement_.queens().size());
        put({verdict_id(), {{"count", to_string(is_legal() ? queens : check_.attacks)}, {"size", puzzle_.size()}}});
        const std::size_t named = name_attacks([this](const Attack& attack) {
            put({"check.attack",
                 {{"one", spell(attack.one)},
                  {"other", spell(attack.other)},
                  phrase("line", phrase_id(attack.line))}});
        });
        if (Total(named) < check_.attacks) put({"check.not_named", {{"named", std::to_string(named)}}});
        put_squares("check.doubled", check_.doubled);
        put_squares("check.forbidden", check_.forbidden);
        put_squares("check.missing_given", check_.missing_given);
        if (!check_.empty_rows.empty()) put(empty_rows());
        put({"check.assumed",
             {{"format", std::string(format_)},
              phrase("meaning", meaning_id()),
              phrase("rule", phrase_id(puzzle_.rule())),
              {"size", puzzle_.size()}}});
    }

    void write_json() const {
        nlohmann::ordered_json json = {{"legal", check_.is_legal()},
                                       {"solution", check_.is_solution()},
                                       {"size", puzzle_.size()},
                                       {"rule", name(puzzle_.rule())},
                                       {"format", format_},
                                       {"queens", placement_.queens().size()},
                                       {"attacks", to_string(check_.attacks)}};
        json["named"] = nlohmann::ordered_json::array();
        name_attacks([&](const Attack& attack) {
            json["named"].push_back({{"one", square_json(attack.one)},
                                     {"other", square_json(attack.other)},
                                     {"line", name(attack.line)}});
        });
        json["doubled"] = squares_json(check_.doubled);
        json["forbidden"] = squares_json(check_.forbidden);
        json["missing_given"] = squares_json(check_.missing_given);
        json["empty_row_count"] = check_.empty_row_count;
        json["empty_rows"] = check_.empty_rows;
        context_.put_json(json);
    }

  private:
    /// Hands on the first attacks, or all of them if that was asked for, and says how many those were.
    template <class Use>
    std::size_t name_attacks(const Use& use) const {
        const std::size_t most = context_.request.names_all ? std::numeric_limits<std::size_t>::max() : usually_named;
        std::size_t named = 0;
        static_cast<void>(check(placement_, puzzle_, [&](const Attack& attack) {
            if (named == most || stop_flag() || context_.output.is_closed()) return Flow::stop;
            use(attack);
            ++named;
            return Flow::go_on;
        }));
        return named;
    }

    static nlohmann::ordered_json square_json(Square square) {
        return {{"row", square.row}, {"column", square.column}};
    }
    static nlohmann::ordered_json squares_json(const std::vector<Square>& squares) {
        auto json = nlohmann::ordered_json::array();
        for (const Square square : squares) json.push_back(square_json(square));
        return json;
    }

    [[nodiscard]] std::string verdict_id() const {
        if (check_.is_solution()) return "check.solution";
        if (check_.is_legal()) return "check.partial";
        return check_.attacks > Total() ? "check.attacks" : "check.illegal";
    }
    /// How the format's numbers are to be understood.
    [[nodiscard]] std::string meaning_id() const { return "meaning." + std::string(format_); }

    [[nodiscard]] std::string spell(Square square) const {
        return square_name(square, puzzle_.size(), coordinates_of(context_.request, Coordinates::chess));
    }

    /// The first rows without a queen, in the spelling of the squares.
    [[nodiscard]] Message empty_rows() const {
        const bool by_rank = coordinates_of(context_.request, Coordinates::chess) == Coordinates::chess;
        std::string list;
        for (const int row : check_.empty_rows) {
            if (!list.empty()) list += ", ";
            list += std::to_string(by_rank ? puzzle_.size() - row : row);
        }
        if (std::ssize(check_.empty_rows) < check_.empty_row_count) list += ", …";
        return {by_rank ? "check.empty_ranks" : "check.empty_rows", {{"rows", list}}};
    }

    void put(const Message& message) const { context_.put_line(message); }

    void put_squares(const char* id, const std::vector<Square>& squares) const {
        if (squares.empty()) return;
        std::string list;
        for (const Square square : squares) list += (list.empty() ? "" : ", ") + spell(square);
        put({id, {{"squares", list}}});
    }

    const Context& context_;
    const Placement& placement_;
    const Puzzle& puzzle_;
    std::string_view format_;
    Check check_;
};

/// `--square`: whether a queen may stand there. Returns the exit code.
int check_square(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    const Square square = square_of("--square", *context.request.square, puzzle.size());
    const Coordinates coordinates = coordinates_of(context.request, Coordinates::chess);
    const auto spell = [&](Square any) { return square_name(any, puzzle.size(), coordinates); };
    const Argument name("square", spell(square));
    const bool safe = is_safe(placement, puzzle, square);
    const auto all = attackers(placement, puzzle, square);
    if (context.request.wants_json) {
        nlohmann::ordered_json json = {{"safe", safe},
                                       {"occupied", is_occupied(placement, puzzle, square)},
                                       {"forbidden", puzzle.refusal(square) != Refusal::none},
                                       {"attackers", nlohmann::ordered_json::array()}};
        for (const auto& [queen, line] : all) {
            json["attackers"].push_back({{"row", queen.row}, {"column", queen.column}, {"line", queens::name(line)}});
        }
        context.put_json(json);
        return safe ? answered : answered_no;
    }
    if (safe) context.put_line({"check.square_safe", {name}});
    if (is_occupied(placement, puzzle, square)) context.put_line({"check.square_occupied", {name}});
    if (puzzle.refusal(square) != Refusal::none) context.put_line({"check.square_forbidden", {name}});
    for (const auto& [queen, line] : all) {
        context.put_line({"check.square_attacked", {name, {"queen", spell(queen)}, phrase("line", phrase_id(line))}});
    }
    return safe ? answered : answered_no;
}

int check_one(const Context& context, const Placement& placement, const Puzzle& puzzle, std::string_view format) {
    if (context.request.square) return check_square(context, placement, puzzle);
    if (context.request.asks_hint) return give_hint(context, placement, puzzle);
    if (context.request.asks_completable || context.request.asks_count) {
        return tell_completions(context, placement, puzzle);
    }
    const Report report(context, placement, puzzle, format);
    context.request.wants_json ? report.write_json() : report.write_text();
    return report.is_legal() ? answered : answered_no;
}

/// What a solver says instead of a model. Returns the exit code.
int tell_saying(const Context& context, const Puzzle& puzzle, Verdict verdict) {
    const bool is_no = verdict == Verdict::impossible;
    if (context.request.wants_json) {
        const nlohmann::ordered_json json = {{"solver_says", is_no ? "impossible" : "gave_up"},
                                             {"size", puzzle.size()},
                                             {"rule", name(puzzle.rule())},
                                             {"format", *context.request.from}};
        context.put_json(json);
    } else {
        context.put_line({is_no ? "check.solver_says_no" : "check.solver_gave_up", {}});
    }
    return is_no ? answered_no : limit_came_first;
}

/// `--from`: what a solver answered to the encoding of a puzzle.
int check_answer(const Context& context) {
    const Request& request = context.request;
    refuse_together(request, "--from", {"--format", "--proof"});
    const auto draft = draft_of_option(request);
    if (!draft) refuse({"problem.answer_without_size", {}});
    const Puzzle puzzle = puzzle_of(request, *draft);
    Input input = open_input(request);
    AnswerReader reader(*request.from, puzzle.size(), std::move(input.lines));
    int worst = answered;
    for (;;) {
        Answer answer = reader.next();
        if (answer.problem) {
            if (!input.name.empty()) answer.problem->arguments.emplace_back("where", input.name);
            refuse(std::move(*answer.problem));
        }
        if (answer.verdict) return tell_saying(context, puzzle, *answer.verdict);
        if (!answer.placement) return worst;
        worst = std::max(worst, check_one(context, *answer.placement, puzzle, *request.from));
        if (context.output.is_closed() || stop_flag()) return worst;
    }
}

/// One question at a time, but for the two that go together.
void check_together(const Request& request) {
    if (request.square) refuse_together(request, "--square", {"--hint", "--completable", "--count", "--all"});
    if (request.asks_hint) refuse_together(request, "--hint", {"--completable", "--count", "--all"});
    if (request.asks_completable) refuse_together(request, "--completable", {"--all"});
    if (request.asks_count) refuse_together(request, "--count", {"--all"});
}

int run(const Context& context) {
    check_together(context.request);
    if (context.request.proof && !context.request.from) return check_proof_file(context);
    if (context.request.from) return check_answer(context);
    const auto use = [&](const Placement& placement, const Puzzle& puzzle, std::string_view format) {
        return check_one(context, placement, puzzle, format);
    };
    return for_each_placement(context, use);
}

}  // namespace

const Verb check_verb = {.summary = {.name = "check", .summary = "verb.check", .arguments = "PLACEMENT|FILE|-"},
                         .run = run};

}  // namespace queens::cli
