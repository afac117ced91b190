// SPDX-License-Identifier: MIT
// Placements that come from the command line, from a file or from standard input.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "apps/cli/request.hpp"
#include "queens/notation/format.hpp"
#include "queens/notation/lines.hpp"

namespace queens::cli {

/// An open input: its lines, and what it is called in messages.
struct Input {
    std::unique_ptr<notation::Lines> lines;
    /// The file's name, "-" for standard input, empty for words of the command line.
    std::string name;
};

/// Opens what the request is about: `-` is standard input; a single word that names an existing file is that file;
/// all other words are a placement. Refuses a request without words.
[[nodiscard]] Input open_input(const Request& request);

/// Reads placement after placement.
class PlacementReader {
  public:
    PlacementReader(const Request& request, Input input);

    /// The next one; nothing at the end. Refuses what cannot be read.
    [[nodiscard]] std::optional<Placement> next();
    /// The format of the placement read last, as recognised or asked for.
    [[nodiscard]] const notation::Format& format() const noexcept { return *format_; }

  private:
    void recognise_format();
    [[noreturn]] void refuse_reading(Problem problem) const;

    Input input_;
    std::optional<int> size_;
    const notation::Format* format_ = nullptr;
};

}  // namespace queens::cli
