// SPDX-License-Identifier: MIT
// What the tests of notation share: writing to a string, reading from one, random placements.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queens/board/random.hpp"
#include "queens/notation/format.hpp"
#include "tests/fault.hpp"

namespace queens::notation {

using testing::argument;

/// The words of the Java tutorial.
std::string speak_japanese(const Message& message);

/// Placements as the format writes them, with its ending.
std::string written(const Format& format, const std::vector<Placement>& placements, Purpose purpose,
                    EndedBy ended_by = EndedBy::end);
/// The one placement, without an ending.
std::string written(const Format& format, const Placement& placement, int class_size = 0);

const Format& format_named(std::string_view name);

/// All placements read until the end or the first problem.
struct AllRead {
    std::vector<Placement> placements;
    std::optional<Problem> problem;
};
AllRead read_all(std::string_view format, std::string_view text, std::optional<int> size = std::nullopt);

/// The only placement of the text; a test fails if there is none.
Placement read_one(std::string_view format, std::string_view text, std::optional<int> size = std::nullopt);

/// The problem, as `id line:position value`, or "" if there is none.
std::string problem_in(std::string_view format, std::string_view text, std::optional<int> size = std::nullopt);

Placement columns(const std::vector<int>& columns);
/// One queen in every row and column.
Placement random_full(int size, Random& random);
/// Some of the queens of a full one.
Placement random_partial(int size, Random& random);
/// Any squares, each at most once.
Placement random_any(int size, Random& random);

}  // namespace queens::notation
