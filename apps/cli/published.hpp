// SPDX-License-Identifier: MIT
// Published numbers (data/published.tsv, built into the program). They are shown with their source and are never an
// engine's answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace queens::cli {

struct Published {
    std::string_view value;
    std::string_view source;
};

/// The published value of the quantity for this n, if there is one.
[[nodiscard]] std::optional<Published> published(std::string_view quantity, int n);

}  // namespace queens::cli
