// SPDX-License-Identifier: MIT
#include "apps/cli/watch.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "apps/cli/player.hpp"
#include "apps/cli/screen.hpp"
#include "queens/draw.hpp"
#include "queens/notation/display_width.hpp"
#include "queens/notation/scanner.hpp"
#include "queens/notation/trace_rows.hpp"
#include "queens/notation/wrapping.hpp"

namespace queens::cli {
namespace {

using std::chrono::milliseconds;
using Lines = std::vector<std::string>;

/// Steps in a second; the last one is as fast as the terminal.
constexpr std::array speeds = {0.5, 1.0, 2.0, 5.0, 20.0, 100.0, 1000.0};
constexpr std::size_t usual_speed = 1;
/// So often the size of the terminal is looked at while nothing is pressed.
constexpr milliseconds idle{400};

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

double cells_of(std::string_view character) {
    return static_cast<double>(notation::display_width(character));
}

Lines wrapped(std::string_view text, int columns, std::size_t most) {
    return notation::wrapped(text, columns - 1, most, cells_of);
}

/// As much of a line without colours as fits: a word may be wider than a terminal.
std::string cut(const std::string& line, int columns) {
    double used = 0;
    std::string_view left = line;
    while (!left.empty()) {
        const std::string_view character = notation::first_character(left);
        used += cells_of(character);
        if (used > columns) break;
        left.remove_prefix(character.size());
    }
    return line.substr(0, line.size() - left.size());
}

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

bool is_dead_end(const Event& event) {
    return event.kind == EventKind::stuck;
}
bool is_return(const Event& event) {
    return event.kind == EventKind::stuck || event.kind == EventKind::backtrack;
}
bool is_found(const Event& event) {
    return event.kind == EventKind::found;
}

class Watch {
  public:
    Watch(const Context& context, notation::TraceStyle style, Trace trace)
        : context_(context), style_(std::move(style)), player_(style_, std::move(trace), [this] {
              // A look at the keyboard takes longer than a step.
              constexpr unsigned steps_between_looks = 256;
              return stop_flag() || (++looks_ % steps_between_looks == 0 && screen_.has_key());
          }) {}

    int run() {
        while (!is_over_ && !stop_flag() && !screen_.is_closed()) {
            show();
            const std::string key = screen_.next_key(patience());
            if (!key.empty()) {
                press(key);
            } else if (is_playing_ && !stop_flag()) {
                if (Clock::now() >= next_step_) play();
            }
        }
        return answered;
    }

  private:
    struct Key {
        std::string_view name;
        void (Watch::*action)();
    };

    // What the keys do.
    void toggle() {
        is_playing_ = !is_playing_ && !player_.is_at_end();
        next_step_ = Clock::now() + pause_after_step();
    }
    void forward() { player_.step(); }
    void back() { player_.go(player_.now().at() - std::min<std::uint64_t>(1, player_.now().at())); }
    void start() { player_.go(0); }
    void end() { player_.go(player_.known()); }
    void next_dead_end() { player_.find_next(is_dead_end); }
    void previous_dead_end() { player_.find_previous(is_dead_end); }
    void next_return() { player_.find_next(is_return); }
    void previous_return() { player_.find_previous(is_return); }
    void next_found() { player_.find_next(is_found); }
    void previous_found() { player_.find_previous(is_found); }
    /// To where the queen just placed is lifted again.
    void over() {
        const auto& last = player_.now().moment.last();
        last && last->kind == EventKind::place ? to_lift_of(last->depth) : forward();
    }
    /// To where the queen above is lifted.
    void out() {
        const Moment& moment = player_.now().moment;
        to_lift_of(static_cast<int>(moment.queens().size() - moment.given_count()) - 1);
    }
    void to_lift_of(int depth) {
        player_.find_next(
            [depth](const Event& event) { return event.kind == EventKind::lift && event.depth <= depth; });
    }
    void faster() { speed_ = std::min(speed_ + 1, speeds.size() - 1); }
    void slower() { speed_ -= speed_ > 0 ? 1 : 0; }
    void other_coordinates() {
        style_.coordinates = style_.coordinates == Coordinates::zero ? Coordinates::chess : Coordinates::zero;
        // The sentences are said anew from the snapshot before.
        const std::uint64_t at = player_.now().at();
        if (at == 0) return;
        player_.go(at - 1);
        player_.step();
    }
    void board_only() { shows_variables_ = false; }
    void with_variables() { shows_variables_ = true; }
    void help() { is_helping_ = !is_helping_; }
    void ask_event() { typed_ = std::string(); }
    void close() { is_helping_ = false; }
    void quit() { is_over_ = true; }

    static std::span<const Key> keys() {
        static constexpr std::array table = {
            Key{" ", &Watch::toggle},
            Key{"right", &Watch::forward},
            Key{"s", &Watch::forward},
            Key{"left", &Watch::back},
            Key{"b", &Watch::back},
            Key{"home", &Watch::start},
            Key{"end", &Watch::end},
            Key{"d", &Watch::next_dead_end},
            Key{"D", &Watch::previous_dead_end},
            Key{"r", &Watch::next_return},
            Key{"R", &Watch::previous_return},
            Key{"f", &Watch::next_found},
            Key{"F", &Watch::previous_found},
            Key{"o", &Watch::over},
            Key{"u", &Watch::out},
            Key{"+", &Watch::faster},
            Key{"-", &Watch::slower},
            Key{"c", &Watch::other_coordinates},
            Key{"1", &Watch::board_only},
            Key{"2", &Watch::with_variables},
            Key{"?", &Watch::help},
            Key{"g", &Watch::ask_event},
            Key{"escape", &Watch::close},
            Key{"q", &Watch::quit},
        };
        return table;
    }

    void press(const std::string& pressed) {
        if (typed_) return type(pressed);
        const auto found = std::ranges::find(keys(), std::string_view(pressed), &Key::name);
        if (found == keys().end()) return;
        constexpr std::string_view playing_goes_on = " +-c123?";
        if (playing_goes_on.find(pressed) == std::string_view::npos) is_playing_ = false;
        if (is_helping_ && found->action != &Watch::help) is_helping_ = false;
        (this->*found->action)();
    }

    /// A digit of the number of an event to go to.
    void type(const std::string& pressed) {
        constexpr std::size_t most_digits = 18;
        if (pressed == "escape" || pressed == "q") return typed_.reset();
        if (pressed == "\r" || pressed == "\n" || pressed == "enter") {
            const std::string digits = *std::exchange(typed_, std::nullopt);
            if (!digits.empty()) player_.go(std::stoull(digits));
        } else if (pressed == "\x7f" || pressed == "\b") {
            if (!typed_->empty()) typed_->pop_back();
        } else if (pressed.size() == 1 && '0' <= pressed[0] && pressed[0] <= '9' && typed_->size() < most_digits) {
            *typed_ += pressed;
        }
    }

    /// A sentence takes time to read: dead ends and solutions stay twice as long.
    [[nodiscard]] milliseconds pause_after_step() const {
        const auto& last = player_.now().moment.last();
        const double factor = last && (is_return(*last) || is_found(*last)) ? 2 : 1;
        return milliseconds(static_cast<int>(factor * 1000 / speeds[speed_]));
    }
    [[nodiscard]] milliseconds patience() const {
        if (!is_playing_) return idle;
        const auto left = std::chrono::ceil<milliseconds>(next_step_ - Clock::now());
        return std::clamp(left, milliseconds(0), idle);
    }
    void play() {
        is_playing_ = player_.step();
        next_step_ = Clock::now() + pause_after_step();
    }

    // What there is to see.
    void show() {
        const ScreenSize size = screen_size();
        const auto rows = static_cast<std::size_t>(size.rows);
        Lines below = wrapped(sentence(), size.columns, 4);
        Lines details = is_helping_ ? lines_of(say({"watch.keys", {}})) : details_for(size.columns);
        const std::string status = cut(status_line(), size.columns - 1);
        Lines board = is_helping_ ? Lines() : board_for(size.columns);
        // The sentence and the line below stay in sight; then as much of the board as there is room for.
        below.resize(std::min(below.size(), rows > 2 ? rows - 1 : 1));
        const std::size_t room = rows - std::min(rows, below.size() + 1);
        if (board.size() > room) board = around_line(board, room);
        for (Lines* each : {&below, &details}) {
            for (std::string& line : *each) line = cut(line, size.columns);
        }
        Lines lines = board;
        append(lines, below);
        const std::size_t rest = rows - std::min(rows, lines.size() + 1);
        if (is_helping_) details.resize(std::min(details.size(), rest));
        if (details.size() <= rest) append(lines, details);
        while (lines.size() + 1 < rows) lines.emplace_back();
        lines.push_back(status);
        if (lines.size() > rows) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(rows));
        screen_.show(lines, size);
    }

    [[nodiscard]] std::string say(const Message& message) const { return context_.words.say(message); }

    [[nodiscard]] std::string sentence() const {
        const Scenery& now = player_.now();
        if (now.at() == 0) return say({"watch.start", {}});
        return to_string(now.trace.totals().events) + ". " + now.sentence;
    }

    [[nodiscard]] std::string status_line() const {
        if (typed_) return say({"watch.go_to", {{"digits", *typed_}}});
        const std::string end = player_.is_end_known() ? std::to_string(player_.known()) : "?";
        const std::vector<Argument> arguments = {{"event", std::to_string(player_.now().at())},
                                                 {"end", end},
                                                 {"speed", fmt::format("{:g}", speeds[speed_])}};
        return say({is_playing_ ? "watch.playing" : "watch.paused", arguments});
    }

    /// The totals, and the variables.
    [[nodiscard]] Lines details_for(int columns) const {
        Lines lines = wrapped(say(notation::totals_message(player_.now().trace.totals())), columns, 2);
        if (!shows_variables_ || player_.now().at() == 0) return lines;
        std::string variables;
        notation::Text text([&](std::string_view piece) {
            variables += piece;
            return true;
        });
        player_.now().variables.write(text);
        text.flush();
        lines.emplace_back();
        for (const std::string& line : lines_of(variables)) {
            // What is too wide would be broken in the middle of a table.
            if (notation::display_width(line) < static_cast<std::size_t>(columns)) lines.push_back(line);
        }
        return lines;
    }

    [[nodiscard]] Lines board_for(int columns) const {
        const DrawOptions options{.queen = context_.terminal.queen,
                                  .queen_width = context_.terminal.queen_width,
                                  .is_coloured = context_.terminal.is_coloured,
                                  .coordinates = style_.coordinates};
        const int size = style_.puzzle.size();
        if (size > largest_drawn_size) return {};
        const Moment& moment = player_.now().moment;
        Lines board = lines_of(draw(moment, style_.puzzle, options));
        const DrawOptions plain{.queen = "Q",
                                .queen_width = options.queen_width,
                                .is_coloured = false,
                                .coordinates = options.coordinates};
        const std::size_t margin = options.is_coloured ? static_cast<std::size_t>(size) : 0;
        const Lines measured = lines_of(draw(moment, style_.puzzle, plain));
        for (const std::string& line : measured) {
            const bool fits = notation::display_width(line) + margin <= static_cast<std::size_t>(columns);
            if (fits) continue;
            Lines reason = wrapped(say({"watch.too_narrow", {{"size", size}}}), columns, 3);
            for (std::string& words : reason) words = cut(words, columns);
            return reason;
        }
        return board;
    }

    /// As many lines of the board as there is room for, those around the line where the search is.
    [[nodiscard]] Lines around_line(const Lines& board, std::size_t room) const {
        const int line = style_.algorithm.axis == Axis::rows ? player_.now().moment.next_line() : 0;
        const auto middle = static_cast<std::size_t>(std::max(line, 0)) + 1;
        const std::size_t first = std::min(middle > room / 2 ? middle - room / 2 : 0, board.size() - room);
        return {board.begin() + static_cast<std::ptrdiff_t>(first),
                board.begin() + static_cast<std::ptrdiff_t>(first + room)};
    }

    const Context& context_;
    notation::TraceStyle style_;
    Screen screen_;
    Player player_;
    unsigned looks_ = 0;
    std::size_t speed_ = usual_speed;
    bool is_playing_ = false;
    bool is_over_ = false;
    bool is_helping_ = false;
    bool shows_variables_ = true;
    std::optional<std::string> typed_;  // while the number of an event is asked for
    Clock::time_point next_step_;
};

}  // namespace

int watch(const Context& context, const notation::TraceStyle& style, Trace trace) {
    if (is_dumb() || !context.terminal.is_output || isatty(STDIN_FILENO) == 0) {
        refuse({"problem.watch_without_terminal", {{"size", style.puzzle.size()}}});
    }
    try {
        return Watch(context, style, std::move(trace)).run();
    } catch (...) {
        throw;  // caught and thrown again, whatever it is takes its way through the screen's end
    }
}

}  // namespace queens::cli
