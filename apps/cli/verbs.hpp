// SPDX-License-Identifier: MIT
// The verbs, each in a file of its own.
#pragma once

#include "apps/cli/context.hpp"
#include "queens/board/table.hpp"

namespace queens::cli {

extern const Verb overview_verb;
extern const Verb solve_verb;
extern const Verb enumerate_verb;
extern const Verb count_verb;
extern const Verb trace_verb;
extern const Verb check_verb;
extern const Verb draw_verb;
extern const Verb encode_verb;
extern const Verb generate_verb;
extern const Verb campaign_verb;

[[nodiscard]] Table<Verb> verbs();

}  // namespace queens::cli
