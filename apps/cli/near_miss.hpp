// SPDX-License-Identifier: MIT
// "Did you mean …?": the known word that a mistyped one is nearest to.
#pragma once

#include <string>
#include <string_view>

namespace queens::cli {

/// The one of `names` (a list with ", " between) that takes the fewest slips to become `word`: a letter too many, too
/// few or wrong, or two swapped; or the one that `word` begins. Empty if none is near, or if two are equally near.
[[nodiscard]] std::string nearest_name(std::string_view word, std::string_view names);

}  // namespace queens::cli
