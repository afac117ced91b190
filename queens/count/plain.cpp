// SPDX-License-Identifier: MIT
// The definition, walked through: every square against every queen. It stays in the table for ever, because it is
// the engine that cannot be wrong.
#include "queens/count/walking.hpp"

namespace queens::counting {

const Engine plain_engine = {
    .summary = {.name = "plain", .summary = "engine.plain", .largest_size = 32},
    .fold = tree::Fold::none,
    .count = count_by_walking<tree::ByDefinition>,
    .count_classes = count_classes_by_walking<tree::ByDefinition>,
};

}  // namespace queens::counting
