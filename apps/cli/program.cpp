// SPDX-License-Identifier: MIT
#include "apps/cli/program.hpp"

#include <algorithm>
#include <new>

#include "apps/cli/arguments.hpp"
#include "apps/cli/context.hpp"
#include "apps/cli/near_miss.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/board/problem.hpp"
#include "queens/notation/scanner.hpp"

namespace queens::cli {
namespace {

using Work = std::function<int(const Context&)>;

int run(const Request& request, const Words& words, const Work& work) {
    static_cast<void>(coordinates_of(request, Coordinates::zero));  // a wrong word is refused before any work
    if (request.output && request.output->empty()) refuse({"problem.no_output_name", {}});
    const Terminal terminal = terminal_for(request, words.script());
    std::optional<OutputFile> file;
    if (terminal.is_file) file.emplace(*request.output);
    notation::Text output([&](std::string_view piece) { return file ? file->write(piece) : write_output(piece); });
    const Verb& verb = row_named(verbs(), request.verb, "kind.verb");
    const Context context{.request = request, .words = words, .terminal = terminal, .output = output};
    try {
        const int code = work ? work(context) : verb.run(context);
        output.flush();
        // What a signal cut short takes no file's place; nor does nothing, unless it is the answer.
        if (file && signal_received() == 0 && (code == answered || !file->is_empty())) file->keep();
        return code;
    } catch (...) {
        output.flush();  // what has been answered comes before what went wrong; writing it may fail as well
        throw;
    }
}

int run(const std::vector<std::string>& arguments, const Words& words, const Work& work) {
    auto parsed = parse_arguments(arguments, words);
    if (const auto* request = std::get_if<Request>(&parsed)) return run(*request, words, work);
    notation::Text output(write_output);
    output.put(std::get<Information>(parsed).text);
    output.flush();
    return answered;
}

/// What a message has beside its sentence: the file whose text was wrong (`where`), the `other_formats` in which it
/// could be read, the `names` that would have been right. Empty if it has none.
std::string extra(const Message& message, std::string_view name) {
    for (const Argument& argument : message.arguments) {
        if (argument.name == name) return argument.value;
    }
    return "";
}

/// Says what went wrong, and what may have been meant.
void tell(const Words& words, Message message) {
    for (Argument& argument : message.arguments) argument.value = notation::printable(argument.value);
    const std::string where = extra(message, "where");
    write_conversation("queens: " + (where.empty() ? "" : where + ": ") + words.say(message) + "\n");
    const std::string meant = nearest_name(extra(message, "value"), extra(message, "names"));
    if (!meant.empty()) write_conversation(words.say({"problem.did_you_mean", {{"value", meant}}}) + "\n");
    const std::string others = extra(message, "other_formats");
    if (!others.empty()) write_conversation(words.say({"problem.other_formats", {{"names", others}}}) + "\n");
}

/// The words that the arguments ask for.
Words words_for(const std::vector<std::string>& arguments) {
    const auto code = requested_language(arguments);
    const Language language = code ? language_named(*code) : language_of_environment();
    const bool wants_ascii = std::count(arguments.begin(), arguments.end(), "--ascii") > 0;
    if (wants_ascii) return {language, Script::ascii};
    return {language, code ? script_for(language) : script_of_locale()};
}

}  // namespace

// Whatever goes wrong is said here, and nowhere else, unless a signal came first: then it is what the interruption
// left behind.
int run_program(const std::vector<std::string>& arguments, const Work& work) {
    std::optional<Words> words;
    const auto tell_of = [&](const Message& message) {
        // The language asked for may be what was wrong.
        if (!words) words.emplace(language_of_environment(), script_of_locale());
        tell(*words, message);
    };
    try {
        words = words_for(arguments);
        return run(arguments, *words, work);
    } catch (const BadRequest& refused) {
        tell_of(refused.problem());
        return bad_request;
    } catch (const EnvironmentFailure& failure) {
        if (signal_received() == 0) tell_of(failure.message());
        return environment_failed;
    } catch (const std::bad_alloc&) {
        if (signal_received() == 0) tell_of({"failure.memory", {}});
        return environment_failed;
    }
}

}  // namespace queens::cli
