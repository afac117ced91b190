// SPDX-License-Identifier: MIT
// The ledger that one worker writes.
#pragma once

#include <optional>
#include <string>

#include "queens/campaign/files.hpp"

namespace queens::campaigning {

class OwnLedger {
  public:
    /// The file is made when the first line is written.
    explicit OwnLedger(std::string folder) : folder_(std::move(folder)) {}

    /// Appends a line, which has its end.
    void write(const std::string& line);
    /// The same, and returns when it is on the disk.
    void write_safely(const std::string& line);
    [[nodiscard]] const std::string& host() const noexcept { return host_; }

  private:
    std::string folder_;
    std::string host_ = host_name();
    std::optional<NewFile> file_;
};

}  // namespace queens::campaigning
