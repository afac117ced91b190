// SPDX-License-Identifier: MIT
#include "apps/cli/progress_line.hpp"

#include <fmt/format.h>

#include <condition_variable>
#include <mutex>
#include <system_error>

#include "apps/cli/numbers.hpp"

namespace queens::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto silence = 1s;  // shorter work shows nothing
constexpr auto interval = 200ms;
constexpr std::string_view clear_line = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine(const Context& context, std::string_view unit) : context_(context), unit_(unit) {
    if (!context.terminal.is_conversation) return;
    try {
        thread_.emplace([this](const std::stop_token& stop) { show_while_working(stop); });
    } catch (const std::system_error&) {
        // No thread to be had: no progress is shown.
    }
}

void ProgressLine::show_while_working(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    const auto never = [] { return false; };
    bool is_shown = false;
    for (auto pause = std::chrono::milliseconds(silence); !stop.stop_requested(); pause = interval) {
        woken.wait_for(lock, stop, pause, never);
        if (stop.stop_requested()) break;
        show();
        is_shown = true;
    }
    if (is_shown) write_conversation(clear_line);
}

void ProgressLine::show() const {
    const double elapsed = Seconds(Clock::now() - start_).count();
    const auto done = static_cast<double>(progress_.done);
    const auto total = static_cast<double>(progress_.total);
    std::vector<Argument> arguments = {{"count", fmt::format("{}", progress_.done.load())},
                                       {"seconds", fmt::format("{:.0f}", elapsed)},
                                       {"rate", fmt::format("{:.0f}", done / elapsed)}};
    std::string id(unit_);
    if (total <= 0 && id != "progress.enumerate") return;  // how much there is to do is not known yet
    if (total > 0) {
        arguments.emplace_back("percent", fmt::format("{:.0f}", 100 * done / total));
        arguments.emplace_back("left",
                               done > 0 ? words_of(context_.words, Seconds(elapsed * (total - done) / done)) : "?");
    }
    write_conversation(std::string(clear_line) + context_.words.say({id, std::move(arguments)}));
}

}  // namespace queens::cli
