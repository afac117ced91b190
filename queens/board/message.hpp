// SPDX-License-Identifier: MIT
// What the library has to say, before it is put into words. The sentences are in po/, one catalogue a language.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#pragma GCC visibility push(default)

namespace queens {

/// A named hole of a sentence and what fills it: digits, a quoted input, a square's name, or, where `is_message`,
/// the id of another message.
struct Argument {
    Argument(std::string_view hole, std::string text) : name(hole), value(std::move(text)) {}
    Argument(std::string_view hole, std::int64_t number) : name(hole), value(std::to_string(number)) {}

    std::string name;
    std::string value;
    bool is_message = false;
};

/// An argument that is itself a message of the catalogue, such as the name of a line; its holes are filled by the
/// other arguments of the message that it is in.
[[nodiscard]] inline Argument phrase(std::string_view hole, std::string_view id) {
    Argument argument(hole, std::string(id));
    argument.is_message = true;
    return argument;
}

/// A sentence's id in the catalogue, and what fills its holes.
struct Message {
    std::string id;
    std::vector<Argument> arguments;
};

/// Puts a message into words of some language. The library never does; whoever talks to people passes one in.
using Speak = std::function<std::string(const Message&)>;

}  // namespace queens

#pragma GCC visibility pop
