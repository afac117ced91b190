// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace queens::cli {

struct Context;

/// Does what the arguments ask for, and says what went wrong if something did. Returns the exit code, signals apart.
/// `work` takes the place of what the verb does.
[[nodiscard]] int run_program(const std::vector<std::string>& arguments,
                              const std::function<int(const Context&)>& work = {});

}  // namespace queens::cli
