// SPDX-License-Identifier: MIT
#include "apps/cli/naming_options.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/encode.hpp"

namespace queens::cli {
namespace {

int run(const Context& context) {
    const Request& request = context.request;
    const Puzzle puzzle = puzzle_of(request);
    EncodeOptions options;
    if (request.encoding) options.to = *request.encoding;
    if (request.at_most_one) options.at_most_one = *request.at_most_one;
    const auto put = [&](std::string_view piece) {
        context.output.put(piece);
        return context.output.is_closed() || stop_flag() ? Flow::stop : Flow::go_on;
    };
    naming_options({{"problem.no_clauses", "--at-most-one"}}, [&] { encode(puzzle, options, put); });
    return context.output.is_closed() || stop_flag() ? context.end_unread() : static_cast<int>(answered);
}

}  // namespace

const Verb encode_verb = {.summary = {.name = "encode", .summary = "verb.encode", .arguments = "N|FILE|-"},
                          .run = run};

}  // namespace queens::cli
