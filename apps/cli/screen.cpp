// SPDX-License-Identifier: MIT
#include "apps/cli/screen.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>
#include <utility>

#include "apps/cli/signals.hpp"

namespace queens::cli {
namespace {

constexpr std::string_view own_screen = "\x1b[?1049h\x1b[?25l";
constexpr std::string_view former_screen = "\x1b[0m\x1b[?25h\x1b[?1049l";

/// As far as it goes: a terminal that is gone needs nothing more.
bool put(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR || signal_received() != 0) {
            return false;
        }
    }
    return true;
}

constexpr auto rest_of_a_sequence = std::chrono::milliseconds(50);

}  // namespace

Screen::Screen() {
    tcgetattr(STDIN_FILENO, &before_);
    termios own = before_;
    own.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    own.c_cc[VMIN] = 1;
    own.c_cc[VTIME] = 0;
    // Ctrl-C stays what it is. Ctrl-Z and Ctrl-\ would leave the terminal as it is now.
    own.c_cc[VSUSP] = _POSIX_VDISABLE;
    own.c_cc[VQUIT] = _POSIX_VDISABLE;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &own);
    if (!put(own_screen)) is_closed_ = true;
}

Screen::~Screen() {
    put(former_screen);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
}

void Screen::show(const std::vector<std::string>& lines, const ScreenSize& size) {
    std::string text = "\x1b[H";
    for (std::size_t k = 0; k < lines.size(); ++k) {
        text += (k > 0 ? "\r\n" : "") + lines[k] + "\x1b[K";
    }
    text += "\x1b[J";
    const bool is_same_size = size.columns == shown_at_.columns && size.rows == shown_at_.rows;
    if (text == shown_ && is_same_size) return;
    if (!put(text)) is_closed_ = true;
    shown_ = std::move(text);
    shown_at_ = size;
}

bool Screen::has_key() const {
    pollfd keys{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    return poll(&keys, 1, 0) > 0;
}

char Screen::next_byte(std::chrono::milliseconds patience) {
    pollfd keys{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    if (stop_flag() || poll(&keys, 1, static_cast<int>(patience.count())) <= 0) return 0;
    char byte = 0;
    const ssize_t length = read(STDIN_FILENO, &byte, 1);
    if (length == 0 || (length < 0 && errno != EINTR)) is_closed_ = true;
    return length == 1 ? byte : '\0';
}

std::string Screen::next_key(std::chrono::milliseconds patience) {
    const char first = next_byte(patience);
    if (first == 0) return {};
    if (first == '\x1b') return escape_sequence();
    std::string key(1, first);
    const auto bits = static_cast<unsigned char>(first);
    for (int more = bits >= 0xF0 ? 3 : bits >= 0xE0 ? 2 : bits >= 0xC0 ? 1 : 0; more > 0; --more) {
        key += next_byte(rest_of_a_sequence);
    }
    return key;
}

std::string Screen::escape_sequence() {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> names = {{{"C", "right"},
                                                                                             {"D", "left"},
                                                                                             {"A", "up"},
                                                                                             {"B", "down"},
                                                                                             {"H", "home"},
                                                                                             {"F", "end"},
                                                                                             {"1~", "home"},
                                                                                             {"4~", "end"},
                                                                                             {"7~", "home"},
                                                                                             {"8~", "end"},
                                                                                             {"3~", "delete"},
                                                                                             {"5~", "page up"},
                                                                                             {"6~", "page down"},
                                                                                             {"M", "enter"}}};
    const char kind = next_byte(rest_of_a_sequence);
    if (kind != '[' && kind != 'O') return "escape";
    std::string sequence;
    for (;;) {
        const char byte = next_byte(rest_of_a_sequence);
        if (byte == 0) return "unknown";
        sequence += byte;
        if (byte >= '@' && byte <= '~') break;
    }
    for (const auto& [ending, name] : names) {
        if (sequence == ending) return std::string(name);
    }
    return "unknown";
}

}  // namespace queens::cli
