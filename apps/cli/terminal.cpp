// SPDX-License-Identifier: MIT
#include "apps/cli/terminal.hpp"

#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>  // NOLINT(modernize-deprecated-headers): wcwidth is POSIX's

#include <algorithm>
#include <cerrno>
#include <climits>
#include <clocale>
#include <cstdlib>

#include "apps/cli/named_values.hpp"
#include "apps/cli/signals.hpp"
#include "queens/board/limits.hpp"
#include "queens/board/problem.hpp"

namespace queens::cli {
namespace {

bool is_set(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

bool wants_colour(const Request& request, bool is_terminal) {
    const Colour when = request.colour ? value_named(colours, *request.colour, "kind.colour") : Colour::automatic;
    const bool is_sensible = is_terminal && !is_dumb() && !is_set("NO_COLOR");
    return when == Colour::always || (when == Colour::automatic && is_sensible);
}

}  // namespace

bool is_dumb() {
    const char* name = std::getenv("TERM");
    return name == nullptr || std::string_view(name) == "dumb";
}

void reserve_closed_streams() noexcept {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The lowest free number is given; streams below are open by now.
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

Script script_of_locale() {
    // A locale that is wished for but not installed says by its name what the terminal can show.
    std::string locale = is_set("LC_ALL")     ? std::getenv("LC_ALL")
                         : is_set("LC_CTYPE") ? std::getenv("LC_CTYPE")
                         : is_set("LANG")     ? std::getenv("LANG")
                                              : "";
    const bool is_named_so = locale.find("UTF-8") != std::string::npos || locale.find("utf8") != std::string::npos;
    return is_named_so || std::string_view(nl_langinfo(CODESET)) == "UTF-8" ? Script::utf8 : Script::ascii;
}

Script script_for(Language language) {
    return language == Language::english ? script_of_locale() : Script::utf8;
}

ScreenSize screen_size() {
    ScreenSize screen;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return screen;
    if (size.ws_col > 0) screen.columns = size.ws_col;
    if (size.ws_row > 0) screen.rows = size.ws_row;
    return screen;
}

Terminal terminal_for(const Request& request, Script script) {
    Terminal terminal;
    terminal.is_file = request.output && *request.output != "-";
    terminal.is_output = !request.output && isatty(STDOUT_FILENO) != 0;
    terminal.is_conversation = isatty(STDERR_FILENO) != 0 && !is_dumb();
    terminal.columns = screen_size().columns;
    terminal.is_coloured = wants_colour(request, terminal.is_output);
    if (script == Script::ascii) {
        terminal.queen = "Q";
    } else {
        // Some terminals and fonts take two cells for the queen; the locale's table says so.
        terminal.queen_width = wcwidth(L'♛') == 2 ? 2 : 1;
    }
    return terminal;
}

namespace {

/// After a signal a reader that is slow gets this much time; neither one that does not read at all nor an answer of a
/// billion numbers must hold us up.
constexpr auto time_for_the_reader = std::chrono::milliseconds(100);

bool can_write_soon() {
    static const auto deadline = Clock::now() + time_for_the_reader;  // from the first call on
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return left > 0 && poll(&output, 1, static_cast<int>(left)) > 0;
}

}  // namespace

bool write_output(std::string_view text) {
    while (!text.empty()) {
        const bool is_stopping = signal_received() != 0;
        if (is_stopping && !can_write_soon()) return false;
        // As much as never blocks once poll() has said so.
        const std::size_t length = is_stopping ? std::min<std::size_t>(text.size(), PIPE_BUF) : text.size();
        const ssize_t written = write(STDOUT_FILENO, text.data(), length);
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE) {
            return false;
        } else if (errno != EINTR) {
            throw EnvironmentFailure({"failure.output", {reason_of(errno)}});
        }
    }
    return true;
}

void write_conversation(std::string_view text) noexcept {
    while (!text.empty()) {
        const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace queens::cli
