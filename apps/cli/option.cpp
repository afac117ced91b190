// SPDX-License-Identifier: MIT
#include "apps/cli/option.hpp"

#include <array>

namespace queens::cli {
namespace {

constexpr std::string_view reading = "check draw";

// clang-format off
constexpr std::array table = {
    // the puzzle
    Option{"--puzzle", "FILE", "option.puzzle", reading, &Request::puzzle},
    Option{"--given", "SQUARES", "option.given", "", &Request::given},
    Option{"--blocked", "SQUARES", "option.blocked", "", &Request::blocked},
    Option{"--exclude", "DIAGONALS", "option.exclude", "", &Request::excluded},
    Option{"--rule", "RULE", "option.rule", "", &Request::rule},
    // what is done
    Option{"--method", "METHOD", "option.method", "solve enumerate", &Request::method},
    Option{"--explain", "", "option.explain", "solve", &Request::is_explained},
    Option{"--proof", "FILE", "option.proof", "solve check", &Request::proof},
    Option{"--random", "", "option.random", "solve", &Request::is_random},
    Option{"--seed", "SEED", "option.seed", "solve", &Request::seed},
    Option{"--first", "K", "option.first", "enumerate", &Request::first},
    Option{"--unique", "", "option.unique", "enumerate count", &Request::is_unique},
    Option{"--at-most", "K", "option.at_most", "count", &Request::at_most},
    Option{"--completable", "", "option.completable", "check", &Request::asks_completable},
    Option{"--count", "", "option.count", "check", &Request::asks_count},
    Option{"--hint", "", "option.hint", "check", &Request::asks_hint},
    Option{"--engine", "ENGINE", "option.engine", "count", &Request::engine},
    Option{"--threads", "T", "option.threads", "count", &Request::threads},
    Option{"--algorithm", "ALGORITHM", "option.algorithm", "trace", &Request::algorithm},
    Option{"--until", "END", "option.until", "trace", &Request::until},
    Option{"--size", "N", "option.size", reading, &Request::size},
    Option{"--square", "SQUARE", "option.square", "check", &Request::square},
    Option{"--all", "", "option.all", "check", &Request::names_all},
    Option{"--time-limit", "TIME", "option.time_limit", "overview solve enumerate count trace check", &Request::time_limit},
    Option{"--node-limit", "NODES", "option.node_limit", "overview solve enumerate count trace check", &Request::node_limit},
    // how it looks
    Option{"--format", "FORMAT", "option.format", "", &Request::format},
    Option{"--json", "", "option.json", "", &Request::wants_json},
    Option{"--coordinates", "SPELLING", "option.coordinates", "solve enumerate trace check", &Request::coordinates},
    Option{"--lang", "LANGUAGE", "option.lang", "", &Request::language},
    Option{"--color", "WHEN", "option.color", "", &Request::colour},
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

}  // namespace queens::cli
