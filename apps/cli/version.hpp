// SPDX-License-Identifier: MIT
// What this program is: its version, the commit it was built from, compiler and machine.
#pragma once

#include <string>
#include <string_view>

#include "apps/cli/words.hpp"

namespace queens::cli {

/// `queens --version`: the first line has name and version and nothing else.
[[nodiscard]] std::string version_text(const Words& words);

/// `queens --version --json`.
[[nodiscard]] std::string version_json();

/// For pages that show it: "0.1.0".
[[nodiscard]] std::string_view version_number();

/// The day of the commit, as 2026-01-31; without one, of the build.
[[nodiscard]] std::string_view version_date();

}  // namespace queens::cli
