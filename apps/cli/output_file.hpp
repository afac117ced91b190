// SPDX-License-Identifier: MIT
// Where the answer goes instead of stdout: `--output FILE`.
#pragma once

#include <string>
#include <string_view>

namespace queens::cli {

/// Gives the file another name, whose file it takes the place of. Throws EnvironmentFailure.
void give_name(const std::string& from, const std::string& to);

/// Where a link leads to: a new file takes the place of what the link means, not of the link.
[[nodiscard]] std::string behind_links(const std::string& name);

/// What a file is called, beside its place, until it gets its name.
[[nodiscard]] std::string unfinished_name(const std::string& name);

/// A file that is there once the answer is: until then it is written under another name beside its own, and what has
/// its name already stays as it is. Devices and pipes are written directly.
class OutputFile {
  public:
    /// Opens it, so that a place that cannot be written to is known at once: throws EnvironmentFailure.
    explicit OutputFile(std::string name);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    /// Takes away what was not kept.
    ~OutputFile();

    /// False if nobody reads it any more, or a signal came; throws EnvironmentFailure if it cannot be written.
    [[nodiscard]] bool write(std::string_view text);
    [[nodiscard]] bool is_empty() const noexcept { return is_empty_; }
    /// Gives the file its name. Throws EnvironmentFailure.
    void keep();

  private:
    OutputFile(std::string name, int descriptor);
    [[noreturn]] void fail() const;

    std::string name_;
    std::string unfinished_;  // empty: a device or pipe
    int descriptor_ = -1;
    bool is_empty_ = true;
};

}  // namespace queens::cli
