// SPDX-License-Identifier: MIT
// What was asked for on the command line, word for word. Nothing here is checked yet: that is done where a value is
// used, so that an error can say what was expected.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace queens::cli {

using Word = std::optional<std::string>;

struct Request {
    std::string verb;

    // The puzzle: N or a file; or a placement in the words of the command line, with its puzzle beside it.
    std::vector<std::string> what;
    Word puzzle, given, blocked, excluded, rule;

    // Limits.
    Word time_limit, node_limit;

    // How the answer is to look, and where it goes.
    Word format, language, coordinates, colour, output;
    bool wants_json = false;
    bool wants_ascii = false;

    // What single verbs are asked for.
    Word at_most, method, proof, seed, first, engine, target, symmetric, threads, algorithm, until, size, square;
    Word encoding, at_most_one, from;
    Word kind, amount, minimum, sheet, grade;
    Word folder, shards, only, fraction, workers;
    Word first_event, last_event, delay, width;
    bool is_random = false;
    bool is_explained = false;
    bool is_unique = false;
    bool is_benchmark = false;
    bool names_all = false;
    bool asks_completable = false;
    bool asks_count = false;
    bool asks_hint = false;
    bool is_watched = false;
    bool allows_partial = false;
};

}  // namespace queens::cli
