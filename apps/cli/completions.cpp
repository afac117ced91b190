// SPDX-License-Identifier: MIT
#include "apps/cli/completions.hpp"

#include <nlohmann/json.hpp>

#include "apps/cli/counting.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "queens/check.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {
namespace {

using Json = nlohmann::ordered_json;

Coordinates coordinates_of(const Context& context) {
    return cli::coordinates_of(context.request, Coordinates::chess);
}

int exit_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::solved: return answered;
        case Verdict::impossible: return answered_no;
        case Verdict::gave_up: return limit_came_first;
    }
    return answered;
}

Json columns_of(const Placement& placement) {
    auto columns = Json::array();
    for (const Square queen : placement.queens()) columns.push_back(queen.column);
    return columns;
}

/// Why a placement cannot be completed: two that attack each other, or what the puzzle forbids, or that a search
/// found nothing.
Message reason_of(const Context& context, const Completion& completion, int size) {
    if (completion.contradiction) return message_of(*completion.contradiction, size, coordinates_of(context));
    return {"check.no_completion", {{"count", to_string(completion.nodes)}}};
}

int tell_completable(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    const Completion completion = complete(placement, puzzle, limits_of(context.request, stop_flag()));
    if (context.request.wants_json) {
        Json json = {{"completable", nullptr}, {"nodes", to_string(completion.nodes)}};
        if (completion.verdict != Verdict::gave_up) json["completable"] = completion.verdict == Verdict::solved;
        if (completion.witness) json["columns"] = columns_of(*completion.witness);
        if (completion.verdict == Verdict::impossible) {
            json["reason"] = context.words.say(reason_of(context, completion, puzzle.size()));
        }
        context.put_json(json);
        return exit_of(completion.verdict);
    }
    if (completion.witness) {
        context.put_line({"check.completable", {}});
        const auto writer = notation::find_format("numbers")->writer(context.output, {});
        writer->write({.queens = *completion.witness, .number = 1});
    } else if (completion.verdict == Verdict::impossible) {
        context.put_line({"check.not_completable", {}});
        context.put_line(reason_of(context, completion, puzzle.size()));
    } else {
        context.tell_limit(completion.ended_by);
        context.tell({"check.completable_unknown", {}});
    }
    return exit_of(completion.verdict);
}

int tell_count(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    const Puzzle completed = completion_puzzle(placement, puzzle);
    const CountOptions options{.limits = limits_of(context.request, stop_flag())};
    const Count result =
        is_for_engine(completed, {}) ? count(completed, options) : count_by_listing(completed, options, {});
    const bool is_complete = result.ended_by == EndedBy::end;
    if (context.request.wants_json) {
        context.put_json({{"completions", to_string(result.solutions)}, {"complete", is_complete}});
    } else if (is_complete) {
        context.put_line({"check.completions", {{"count", to_string(result.solutions)}}});
    }
    if (is_complete) return result.solutions > Total() ? answered : answered_no;
    context.tell_limit(result.ended_by);
    context.tell({"count.incomplete", {{"count", to_string(result.solutions)}}});
    return limit_came_first;
}

std::string_view kind_name(Hint::Kind kind) {
    switch (kind) {
        case Hint::Kind::not_legal: return "not_legal";
        case Hint::Kind::solved: return "solved";
        case Hint::Kind::dead_line: return "dead_line";
        case Hint::Kind::forced: return "forced";
        case Hint::Kind::refused: return "refused";
        case Hint::Kind::no_completion: return "no_completion";
        case Hint::Kind::forced_by_search: return "forced_by_search";
        case Hint::Kind::refused_by_search: return "refused_by_search";
        case Hint::Kind::open: return "open";
        case Hint::Kind::gave_up: return "gave_up";
    }
    return "";
}

bool is_about_a_square(Hint::Kind kind) {
    return kind == Hint::Kind::forced || kind == Hint::Kind::refused || kind == Hint::Kind::forced_by_search ||
           kind == Hint::Kind::refused_by_search;
}

}  // namespace

int tell_completions(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    const int code = context.request.asks_completable ? tell_completable(context, placement, puzzle) : answered;
    if (!context.request.asks_count || code == limit_came_first) return code;
    return std::max(code, tell_count(context, placement, puzzle));
}

int give_hint(const Context& context, const Placement& placement, const Puzzle& puzzle) {
    const Hint given = hint(placement, puzzle, limits_of(context.request, stop_flag()));
    const Message message = message_of(given, puzzle.size(), coordinates_of(context));
    if (context.request.wants_json) {
        Json json = {{"hint", kind_name(given.kind)}, {"message", context.words.say(message)}};
        if (is_about_a_square(given.kind)) {
            json["square"] = {{"row", given.square.row}, {"column", given.square.column}};
        }
        context.put_json(json);
    } else {
        context.put_line(message);
    }
    switch (given.kind) {
        case Hint::Kind::not_legal:
        case Hint::Kind::dead_line:
        case Hint::Kind::no_completion: return answered_no;
        case Hint::Kind::gave_up: return limit_came_first;
        default: return answered;
    }
}

}  // namespace queens::cli
