// SPDX-License-Identifier: MIT
// Placements that come from the command line, from a file or from standard input.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/cli/request.hpp"
#include "queens/notation/format.hpp"
#include "queens/notation/lines.hpp"

namespace queens::cli {

/// An open input: where its lines come from, and what it is called in messages.
struct Input {
    notation::Lines::Source lines;
    /// The file's name, "-" for standard input, empty for words of the command line.
    std::string name;
};

/// Opens what the request is about: `-` is standard input; a single word that names an existing file is that file;
/// all other words are a placement. Refuses a request without words.
[[nodiscard]] Input open_input(const Request& request);

/// Opens the file of this name; `-` is standard input.
[[nodiscard]] Input open_file(const std::string& name);

[[nodiscard]] bool is_existing_file(const std::string& word);

/// Reads placement after placement.
class PlacementReader {
  public:
    PlacementReader(const Request& request, Input input);
    PlacementReader(const PlacementReader&) = delete;
    PlacementReader& operator=(const PlacementReader&) = delete;

    /// What the placements must fit: a puzzle of their size.
    void set_size(int size) noexcept { size_ = size; }
    /// The next one; nothing at the end. Refuses what cannot be read.
    [[nodiscard]] std::optional<Placement> next();
    /// Says that there was none at all.
    [[noreturn]] void refuse_emptiness() const;
    /// The format of the placement read last, as recognised or asked for.
    [[nodiscard]] const notation::Format& format() const noexcept { return *format_; }

  private:
    bool next_line(std::string& line);
    void recognise_format();
    [[nodiscard]] std::vector<const notation::Format*> formats_under_heading();
    /// A puzzle's file is taken for a placement easily.
    void refuse_puzzle() const;
    [[noreturn]] void refuse_unrecognised(const std::string& line, int number) const;
    [[noreturn]] void refuse_reading(Problem problem) const;

    std::string verb_;
    Input input_;
    notation::Lines lines_;
    std::optional<int> size_;
    const notation::Format* format_ = nullptr;
    // What was read while the format is a guess, so that other formats can be tried on it if the guess was wrong.
    std::string seen_;
    bool is_guessing_ = true;
};

}  // namespace queens::cli
