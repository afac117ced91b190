// SPDX-License-Identifier: MIT
// What every verb has at hand.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "apps/cli/request.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/terminal.hpp"
#include "apps/cli/words.hpp"
#include "queens/board/verdict.hpp"
#include "queens/notation/text.hpp"

namespace queens::cli {

/// How the program ends; signals are 128 + their number.
enum Exit : int { answered = 0, answered_no = 1, bad_request = 2, limit_came_first = 3, environment_failed = 4 };

struct Context {
    const Request& request;
    const Words& words;
    const Terminal& terminal;
    notation::Text& output;

    [[nodiscard]] Speak speak() const {
        return [this](const Message& message) { return words.say(message); };
    }
    /// An answer in JSON, in a line of its own. What is no UTF-8 (a file's name may not be) is replaced.
    void put_json(const nlohmann::ordered_json& json) const;
    void put_line(const Message& message) const {
        output.put(words.say(message));
        output.put('\n');
    }
    /// To stderr, after what stdout has been given so far.
    void tell(const Message& message) const {
        output.flush();
        write_conversation(words.say(message) + "\n");
    }
    /// To stderr: which limit ended the work.
    void tell_limit(EndedBy ended_by) const { tell({std::string("ended.") + name(ended_by), {}}); }
    /// The same, as the end of the work. Returns the exit code.
    [[nodiscard]] int end_by_limit(EndedBy ended_by) const {
        tell_limit(ended_by);
        return limit_came_first;
    }
    /// Nobody reads stdout any more: a quiet end, unless a signal was the reason. Returns the exit code.
    [[nodiscard]] int end_unread() const {
        if (stop_flag()) tell_limit(EndedBy::stopped);
        return answered;
    }
};

/// The format of the answer, by --json or --format, or by the name of a picture's file, else `otherwise`. Refuses two
/// that contradict each other.
[[nodiscard]] std::string answer_format(const Request& request, std::string_view otherwise);

/// Whether the answer is to be JSON, for verbs that have no other format but their own text. Refuses other formats.
[[nodiscard]] bool wants_json(const Request& request);

/// A verb of the command line: a row of the table.
struct Verb {
    struct Summary {
        std::string_view name;
        /// Its one-line description in the catalogue.
        std::string_view summary;
        /// What stands behind the name: alternatives with a bar between.
        std::string_view arguments;
    } summary;
    int (*run)(const Context& context);
};

}  // namespace queens::cli
