// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace queens::cli {

/// Does what the arguments ask for, and says what went wrong if something did. Returns the exit code, signals apart.
[[nodiscard]] int run_program(const std::vector<std::string>& arguments);

}  // namespace queens::cli
