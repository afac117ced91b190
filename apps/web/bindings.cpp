// SPDX-License-Identifier: MIT
// The library for the page: a handful of functions that take and give whole numbers. A request is written into
// `request`, an answer is read from `numbers` or `text`; page/src/core/core.ts is the other side and names the
// fields. Nothing throws here: a puzzle is checked before it is built, and the page asks for nothing that a table
// refuses.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "queens/board/moment.hpp"
#include "queens/check.hpp"
#include "queens/count.hpp"
#include "queens/draw.hpp"
#include "queens/enumerate.hpp"
#include "queens/solve.hpp"
#include "queens/trace.hpp"

namespace queens::web {
namespace {

// What the page has written, and what it may read until the next call.
std::vector<std::int32_t> request;
std::vector<std::int32_t> numbers;
std::string text;

std::optional<Puzzle> puzzle;
std::vector<Piece> pieces_of_puzzle;

/// A search, and what there is to see of it.
struct Watched {
    Trace trace;
    Moment moment;
    Axis axis;

    std::optional<Event> next() {
        std::optional<Event> event = trace.next();
        if (event) moment.follow(*event);
        return event;
    }
};
std::map<int, Watched> traces;
int last_trace = 0;

/// Reads the request, number by number.
class Reader {
  public:
    std::int32_t next() { return at_ < request.size() ? request[at_++] : 0; }
    Square square() {
        const int row = next();
        return {row, next()};
    }
    std::vector<Square> squares() {
        std::vector<Square> list(static_cast<std::size_t>(std::max(0, next())));
        for (Square& each : list) each = square();
        return list;
    }
    /// A list of bytes.
    std::string words() {
        std::string bytes(static_cast<std::size_t>(std::max(0, next())), ' ');
        for (char& each : bytes) each = static_cast<char>(next());
        return bytes;
    }

  private:
    std::size_t at_ = 0;
};

// JSON, into `text`. What is written often is not inlined: the page is downloaded.
[[gnu::noinline]] void write_quoted(std::string_view value) {
    text += '"';
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        if (static_cast<unsigned char>(c) >= ' ') text += c;
    }
    text += '"';
}

[[gnu::noinline]] void write_name(std::string_view name) {
    if (text.back() != '{') text += ',';
    write_quoted(name);
    text += ':';
}

/// Of an object that has been begun.
[[gnu::noinline]] void write_member(std::string_view name, std::string_view value) {
    write_name(name);
    write_quoted(value);
}

[[gnu::noinline]] void write_member(std::string_view name, const Total& value) {
    write_member(name, to_string(value));
}

void write(const Message& message) {
    text = "{";
    write_member("id", message.id);
    write_name("arguments");
    text += '{';
    for (const Argument& argument : message.arguments) {
        write_name(argument.name);
        if (argument.is_message) text += '[';
        write_quoted(argument.value);
        if (argument.is_message) text += ']';
    }
    text += "}}";
}

void put(Square square) {
    numbers.push_back(square.row);
    numbers.push_back(square.column);
}

void put(const PlacementView& queens) {
    for (std::int64_t k = 0; k < queens.count(); ++k) numbers.push_back(queens.queen(k).column);
}

void put(const Event& event) {
    numbers.push_back(static_cast<int>(event.kind));
    put(event.square);
    numbers.insert(numbers.end(), {event.depth, event.line, event.next_line, static_cast<int>(event.refusal),
                                   static_cast<int>(event.attackers.size())});
    for (const Square attacker : event.attackers) put(attacker);
}

/// Takes a picture.
bool add_to_text(std::string_view piece) {
    text += piece;
    return true;
}

Coordinates coordinates_of(int with_chess_names) {
    return with_chess_names != 0 ? Coordinates::chess : Coordinates::zero;
}

Limits limit(int milliseconds) {
    if (milliseconds <= 0) return {};
    return {.time = Seconds(milliseconds / 1000.0)};
}

/// With the engine that counted, the library's default, and how many boards it searches at a time.
void write(const Count& count) {
    text = "{";
    write_member("engine", CountOptions{}.engine);
    write_name("lanes");
    text += std::to_string(targets().front().lanes);
    write_member("solutions", count.solutions);
    write_member("nodes", count.nodes);
    write_member("ended_by", name(count.ended_by));
    if (count.classes) {
        write_name("classes");
        text += '[';
        for (const Total& of_size : count.classes->of_size) {
            if (text.back() != '[') text += ',';
            write_quoted(to_string(of_size));
        }
        text += ']';
    }
    text += '}';
}

extern "C" {

/// Makes room for a request of so many numbers; returns where.
[[clang::export_name("request_room")]] std::int32_t* request_room(int count) {
    request.assign(static_cast<std::size_t>(count), 0);
    return request.data();
}

[[clang::export_name("numbers_at")]] const std::int32_t* numbers_at() {
    return numbers.data();
}
[[clang::export_name("numbers_count")]] int numbers_count() {
    return static_cast<int>(numbers.size());
}
[[clang::export_name("text_at")]] const char* text_at() {
    return text.data();
}
[[clang::export_name("text_size")]] int text_size() {
    return static_cast<int>(text.size());
}

/// The puzzle that all the others are about: size, rule, then the lists of given queens, blocked squares and excluded
/// diagonals, each with its length in front. False: `text` has the problem, or why it is impossible.
[[clang::export_name("set_puzzle")]] int set_puzzle() {
    Reader reader;
    Draft draft{.size = reader.next()};
    draft.rule = reader.next() == 1 ? Rule::torus : Rule::chess;
    draft.given = reader.squares();
    draft.blocked = reader.squares();
    for (const auto& [line, value] : reader.squares()) {
        draft.excluded.push_back({line == 0 ? Line::rising : Line::falling, value});
    }
    pieces_of_puzzle.clear();
    if (const auto problem = problem_in(draft)) {
        write(*problem);
        return 0;
    }
    puzzle.emplace(std::move(draft));
    return 1;
}

/// One solution, its columns in `numbers`. Returns the verdict: 0 solved, 1 impossible, 2 gave up.
[[clang::export_name("solve_puzzle")]] int solve_puzzle(int milliseconds) {
    numbers.clear();
    const Solution solution = solve(*puzzle, {.limits = limit(milliseconds)}, [](const Found& found) {
        put(found.queens);
        return Flow::stop;
    });
    return static_cast<int>(solution.verdict);
}

/// Solutions `from` + 1 to `from` + `count` in lexicographic order, or those of one a class: for each its class size
/// (or 0) and its columns. Returns 0 if these are the last, 1 if there are more, 2 if the time was up.
[[clang::export_name("list_solutions")]] int list_solutions(int one_per_class, int from, int count,
                                                            int milliseconds) {
    numbers.clear();
    std::int64_t number = 0;
    const EnumerateOptions options{.listing = one_per_class != 0 ? Listing::one_per_class : Listing::all,
                                   .limits = limit(milliseconds)};
    const Enumeration result = enumerate(*puzzle, options, [&](const Found& found) {
        if (number++ < from) return Flow::go_on;
        if (number > std::int64_t{from} + count) return Flow::stop;
        numbers.push_back(found.class_size);
        put(found.queens);
        return Flow::go_on;
    });
    return result.ended_by == EndedBy::end ? 0 : result.ended_by == EndedBy::enough ? 1 : 2;
}

/// The whole count, in `text`.
[[clang::export_name("count_solutions")]] void count_solutions(int with_classes, int milliseconds) {
    write(
        count(*puzzle,
              {.unique = with_classes != 0 ? Unique::yes : Unique::no, .threads = 1, .limits = limit(milliseconds)}));
}

/// How many pieces the count is cut into: the same in every instance.
[[clang::export_name("cut_into_pieces")]] int cut_into_pieces() {
    pieces_of_puzzle = pieces(*puzzle);
    return static_cast<int>(pieces_of_puzzle.size());
}

/// The count of one piece, in `text`.
[[clang::export_name("count_piece")]] void count_piece(int index) {
    write(count(*puzzle, std::span(pieces_of_puzzle).subspan(static_cast<std::size_t>(index), 1), {.threads = 1}));
}

/// As Memory counts them.
constexpr std::string_view memories[] = {"calls", "list", "masks", "candidates", "items", "board"};

/// The table of algorithms, in `text`.
[[clang::export_name("list_algorithms")]] void list_algorithms() {
    text = "[";
    for (const AlgorithmSummary& row : algorithms()) {
        if (text.back() != '[') text += ',';
        text += '{';
        write_member("name", row.name);
        write_member("summary", row.summary);
        write_name("largest_size");
        text += std::to_string(row.largest_size);
        write_member("axis", row.axis == Axis::rows ? "rows" : "columns");
        write_member("memory", memories[static_cast<std::size_t>(row.memory)]);
        write_name("tests_before_placing");
        text += row.tests_before_placing ? "true" : "false";
        write_name("sees_all");
        text += row.sees_all ? "true}" : "false}";
    }
    text += ']';
}

/// A trace of the puzzle by the algorithm of that index, to so many solutions (0: all). Returns its handle; 0 if the
/// algorithm does not take the size.
[[clang::export_name("trace_open")]] int trace_open(int algorithm, int until) {
    const auto all = algorithms();
    if (algorithm < 0 || algorithm >= std::ssize(all)) return 0;
    const AlgorithmSummary& row = all[static_cast<std::size_t>(algorithm)];
    if (puzzle->size() > row.largest_size) return 0;
    TraceOptions options{.algorithm = row.name};
    options.until = until > 0 ? std::optional(static_cast<std::uint64_t>(until)) : std::nullopt;
    traces.emplace(++last_trace, Watched{Trace(*puzzle, options), Moment(*puzzle), row.axis});
    return last_trace;
}

/// A snapshot: a trace that goes on from where this one is.
[[clang::export_name("trace_copy")]] int trace_copy(int trace) {
    const auto found = traces.find(trace);
    if (found == traces.end()) return 0;
    traces.emplace(++last_trace, found->second);
    return last_trace;
}

[[clang::export_name("trace_close")]] void trace_close(int trace) {
    traces.erase(trace);
}

/// At most so many next events, in `numbers`: for each its kind, row, column, depth, line, next line, refusal, and
/// the list of attackers with its length in front. Returns how many there were; `text` says by what the trace has
/// ended, if it has.
[[clang::export_name("trace_next")]] int trace_next(int trace, int most) {
    numbers.clear();
    text.clear();
    const auto found = traces.find(trace);
    if (found == traces.end()) return 0;
    for (int count = 0; count < most; ++count) {
        const std::optional<Event> event = found->second.next();
        if (!event) {
            text = name(found->second.trace.ended_by());
            return count;
        }
        put(*event);
    }
    return most;
}

/// Goes on for at most so many events and tells none of them. Returns whether it has ended; `text`: what has happened
/// so far, and by what it has ended.
[[clang::export_name("trace_run")]] int trace_run(int trace, int most) {
    const auto found = traces.find(trace);
    if (found == traces.end()) return 1;
    Watched& running = found->second;
    int count = 0;
    while (count < most && running.next()) ++count;
    const EventTotals& totals = running.trace.totals();
    text = "{";
    write_member("placed", totals.placed);
    write_member("tried", totals.tried);
    write_member("solutions", totals.solutions);
    write_member("events", totals.events);
    write_member("ended_by", name(running.trace.ended_by()));
    text += '}';
    return count < most ? 1 : 0;
}

/// The next conclusion about the queens of the request (a list), in `text`: a message.
[[clang::export_name("give_hint")]] void give_hint(int with_chess_names, int milliseconds) {
    Reader reader;
    const int size = puzzle->size();
    const Placement placement(size, reader.squares());
    const Hint given = hint(placement, *puzzle, limit(milliseconds));
    write(message_of(given, size, coordinates_of(with_chess_names)));
}

/// The queens of the request (a list) on the puzzle's board, as SVG, in `text`. n ≤ 200.
[[clang::export_name("draw_queens")]] void draw_queens(int with_chess_names) {
    text.clear();
    Reader reader;
    const PictureBoard board{.placement = Placement(puzzle->size(), reader.squares()), .puzzle = *puzzle};
    draw_picture("svg", {&board, 1}, coordinates_of(with_chess_names), add_to_text);
}

/// The board after the last event that was told, as SVG, in `text`. The request: what is written below it, a sentence
/// and in small print a remark, each as a list of bytes. The trace is one of the puzzle.
[[clang::export_name("trace_draw")]] void trace_draw(int trace, int with_chess_names) {
    text.clear();
    const auto found = traces.find(trace);
    if (found == traces.end()) return;
    Reader reader;
    FilmText below{.sentence = reader.words()};
    below.remark = reader.words();
    Film film(*puzzle, {.format = "svg", .coordinates = coordinates_of(with_chess_names), .axis = found->second.axis},
              add_to_text);
    film.add(found->second.moment, below);
    film.end();
}
}

}  // namespace
}  // namespace queens::web
