// SPDX-License-Identifier: MIT
#include "apps/cli/option.hpp"

#include <algorithm>
#include <array>

#include "queens/board/problem.hpp"

namespace queens::cli {
namespace {

constexpr std::string_view limited = "overview solve enumerate count trace check";
constexpr std::string_view reading = "check draw";
constexpr std::string_view posing = "overview solve enumerate count trace check draw encode campaign";
constexpr std::string_view formatting = "solve enumerate trace check draw generate";
constexpr std::string_view drawing = "solve enumerate trace draw generate";
constexpr std::string_view answering = "overview solve enumerate count trace check draw generate campaign";

// clang-format off
constexpr std::array table = {
    // the puzzle
    Option{"--puzzle", "FILE", "option.puzzle", reading, &Request::puzzle},
    Option{"--given", "SQUARES", "option.given", posing, &Request::given},
    Option{"--blocked", "SQUARES", "option.blocked", posing, &Request::blocked},
    Option{"--exclude", "DIAGONALS", "option.exclude", posing, &Request::excluded},
    Option{"--rule", "RULE", "option.rule", posing, &Request::rule},
    // what is done
    Option{"--method", "METHOD", "option.method", "solve enumerate", &Request::method},
    Option{"--explain", "", "option.explain", "solve", &Request::is_explained},
    Option{"--proof", "FILE", "option.proof", "solve", &Request::proof},
    Option{"--proof", "FILE", "option.proof_to_check", "check", &Request::proof},
    Option{"--random", "", "option.random", "solve", &Request::is_random},
    Option{"--seed", "SEED", "option.seed", "solve", &Request::seed},
    Option{"--first", "K", "option.first", "enumerate", &Request::first},
    Option{"--unique", "", "option.unique", "enumerate count", &Request::is_unique},
    Option{"--at-most", "K", "option.at_most", "count", &Request::at_most},
    Option{"--completable", "", "option.completable", "check", &Request::asks_completable},
    Option{"--count", "", "option.count", "check", &Request::asks_count},
    Option{"--hint", "", "option.hint", "check", &Request::asks_hint},
    Option{"--engine", "ENGINE", "option.engine", "count", &Request::engine},
    Option{"--target", "TARGET", "option.target", "count", &Request::target},
    Option{"--symmetric", "TURN", "option.symmetric", "count", &Request::symmetric},
    Option{"--bench", "", "option.bench", "count", &Request::is_benchmark},
    Option{"--threads", "T", "option.threads", "count campaign", &Request::threads},
    Option{"--algorithm", "ALGORITHM", "option.algorithm", "trace", &Request::algorithm},
    Option{"--until", "END", "option.until", "trace", &Request::until},
    Option{"--seed", "SEED", "option.seed_of_trace", "trace", &Request::seed},
    Option{"--size", "N", "option.size", reading, &Request::size},
    Option{"--from", "ENCODING", "option.from", "check", &Request::from},
    Option{"--square", "SQUARE", "option.square", "check", &Request::square},
    Option{"--all", "", "option.all", "check", &Request::names_all},
    Option{"--to", "ENCODING", "option.to", "encode", &Request::encoding},
    Option{"--at-most-one", "WAY", "option.at_most_one", "encode", &Request::at_most_one},
    Option{"--kind", "KIND", "option.kind", "generate", &Request::kind},
    Option{"--amount", "M", "option.amount", "generate", &Request::amount},
    Option{"--minimum", "K", "option.minimum", "generate", &Request::minimum},
    Option{"--unique", "", "option.unique_completion", "generate", &Request::is_unique},
    Option{"--grade", "GRADE", "option.grade", "generate", &Request::grade},
    Option{"--sheet", "K", "option.sheet", "generate", &Request::sheet},
    Option{"--seed", "SEED", "option.seed_of_puzzle", "generate", &Request::seed},
    Option{"--folder", "DIR", "option.folder", "campaign", &Request::folder},
    Option{"--shards", "S", "option.shards", "campaign", &Request::shards},
    Option{"--only", "A-B", "option.only", "campaign", &Request::only},
    Option{"--watch", "", "option.watch", "campaign", &Request::is_watched},
    Option{"--allow-partial", "", "option.allow_partial", "campaign", &Request::allows_partial},
    Option{"--fraction", "P", "option.fraction", "campaign", &Request::fraction},
    Option{"--seed", "SEED", "option.seed_of_sample", "campaign", &Request::seed},
    Option{"--workers", "W", "option.workers", "campaign", &Request::workers},
    Option{"--engine", "ENGINE", "option.engine_of_campaign", "campaign", &Request::engine},
    Option{"--time-limit", "TIME", "option.time_limit_of_campaign", "campaign", &Request::time_limit},
    Option{"--watch", "", "option.watch_trace", "trace", &Request::is_watched},
    Option{"--from", "E", "option.first_event", "trace", &Request::first_event},
    Option{"--to", "E", "option.last_event", "trace", &Request::last_event},
    Option{"--time-limit", "TIME", "option.time_limit", limited, &Request::time_limit},
    Option{"--node-limit", "NODES", "option.node_limit", limited, &Request::node_limit},
    // how it looks
    Option{"--format", "FORMAT", "option.format", formatting, &Request::format},
    Option{"--format", "FORMAT", "option.format_text_json", "overview count campaign", &Request::format},
    Option{"--json", "", "option.json", answering, &Request::wants_json},
    Option{"--output", "FILE", "option.output", drawing, &Request::output, "-o"},
    Option{"--output", "FILE", "option.output_of_text", "overview count check encode campaign", &Request::output, "-o"},
    Option{"--delay", "MS", "option.delay", "trace", &Request::delay},
    Option{"--size", "PX", "option.width", "trace", &Request::width},
    Option{"--coordinates", "SPELLING", "option.coordinates", "trace check draw", &Request::coordinates},
        Option{"--coordinates", "SPELLING", "option.coordinates_told", "solve enumerate", &Request::coordinates},
    Option{"--lang", "LANGUAGE", "option.lang", "", &Request::language},
    Option{"--color", "WHEN", "option.color", "overview draw", &Request::colour},
    Option{"--ascii", "", "option.ascii", "", &Request::wants_ascii},
};
// clang-format on

}  // namespace

bool Option::is_taken_by(std::string_view verb) const {
    // Names are unambiguous: none is part of another.
    return verbs.empty() || verbs.find(verb) != std::string_view::npos;
}

std::span<const Option> options() {
    return table;
}

bool Option::is_in(const Request& request) const {
    return std::visit([&](auto member) { return static_cast<bool>(request.*member); }, target);
}

void refuse_together(const Request& request, std::string_view option,
                     std::initializer_list<std::string_view> others) {
    for (const std::string_view other : others) {
        const bool is_given =
            std::ranges::any_of(table, [&](const Option& row) { return row.name == other && row.is_in(request); });
        if (is_given) {
            refuse({"problem.not_together", {{"option", std::string(other)}, {"other", std::string(option)}}});
        }
    }
}

}  // namespace queens::cli
