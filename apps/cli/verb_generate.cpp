// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "apps/cli/named_values.hpp"
#include "apps/cli/naming_options.hpp"
#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/pictures.hpp"
#include "apps/cli/puzzle_sheet.hpp"
#include "apps/cli/puzzle_source.hpp"
#include "apps/cli/seed.hpp"
#include "apps/cli/verbs.hpp"
#include "apps/cli/written_puzzle_formats.hpp"
#include "queens/draw.hpp"
#include "queens/generate.hpp"
#include "queens/solve.hpp"

namespace queens::cli {
namespace {

/// As many as anybody prints.
constexpr std::int64_t largest_sheet = 1000;
/// Wider boards are not shown on a terminal unless they are asked for.
constexpr int widest_on_terminal = 40;

GenerateOptions options_of(const Request& request) {
    GenerateOptions options{.stop = &stop_flag()};
    if (request.kind) options.kind = *request.kind;
    if (request.amount) options.amount = whole_number("--amount", *request.amount, 1, largest_size);
    if (request.minimum)
        options.minimum = static_cast<int>(whole_number("--minimum", *request.minimum, 0, largest_size));
    return options;
}

std::optional<Grade> grade_of(const Request& request) {
    if (!request.grade) return std::nullopt;
    return value_named(grades, *request.grade, "kind.grade");
}

void check_options(const Request& request, const GenerateOptions& options) {
    const bool is_unique = request.is_unique || request.sheet;
    const std::string_view unique = request.sheet ? "--sheet" : "--unique";
    if (request.grade && !is_unique) {
        refuse({"problem.goes_with", {{"option", "--grade"}, {"other", "--unique, --sheet"}}});
    }
    if (is_unique) {
        refuse_together(request, unique, {"--kind", "--amount", "--minimum"});
    }
    if (request.sheet) {
        refuse_together(request, "--sheet", {"--format", "--json"});
    }
    std::string with_minimum;
    for (const KindSummary& kind : kinds()) {
        if (!kind.has_minimum) continue;
        if (kind.name == options.kind) return;
        with_minimum += (with_minimum.empty() ? "--kind " : ", ") + std::string(kind.name);
    }
    if (request.minimum) refuse({"problem.goes_with", {{"option", "--minimum"}, {"other", with_minimum}}});
}

/// Writes a puzzle, as text or as a picture.
using PutPuzzle = std::function<void(const Draft&)>;

PutPuzzle writer_for(const Context& context, int size) {
    const bool is_shown = context.terminal.is_output && size <= widest_on_terminal;
    const std::string name = answer_format(context.request, is_shown ? "board" : "csplib");
    if (const auto picture = find_picture(name)) {
        check_picture(context, *picture, size, Subject::placement);
        return [&context, picture = *picture](const Draft& draft) {
            PictureSheet sheet(context, picture);
            sheet.add({.placement = Placement(static_cast<int>(draft.size), draft.given), .puzzle = Puzzle(draft)});
            sheet.write();
        };
    }
    const auto* text = find_row(written_puzzle_formats(), name);
    if (text == nullptr) refuse_format("kind.format", name, names_of(written_puzzle_formats()), Subject::placement);
    check_size("kind.format", name, size, 0, text->summary.largest_size);
    return [&context, text](const Draft& draft) { text->write(draft, context.output); };
}

/// Says why there is no puzzle, unless an interruption was the reason.
int end_without(const Context& context, const Message& reason) {
    if (stop_flag()) {
        context.tell_limit(EndedBy::stopped);
    } else {
        context.tell(reason);
    }
    return limit_came_first;
}

/// Whether there is a solution to give queens of. If not, says so.
bool is_solvable(const Context& context, int size) {
    const Solution solution = solve(Puzzle(size), {}, [](const Found&) { return Flow::stop; });
    if (solution.verdict == Verdict::solved) return true;
    context.tell({"generate.no_solution", {{"size", size}}});
    return false;
}

/// Puzzles of one seed after another, none of them twice; on small boards there may not be so many.
std::vector<UniquePuzzle> different_puzzles(const Request& request, int size, std::uint64_t seed, std::size_t count) {
    constexpr std::size_t attempts_per_puzzle = 100;
    const auto grade = grade_of(request);
    std::vector<UniquePuzzle> puzzles;
    std::set<std::vector<Square>> seen;
    for (std::size_t i = 0; i < attempts_per_puzzle * count && puzzles.size() < count && !stop_flag(); ++i) {
        auto puzzle = generate_unique(size, {.seed = seed + i, .grade = grade, .stop = &stop_flag()});
        if (!puzzle) break;
        std::vector<Square> given = puzzle->draft.given;
        std::sort(given.begin(), given.end());
        if (seen.insert(std::move(given)).second) puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

int run_sheet(const Context& context, int size, std::uint64_t seed) {
    const auto count = static_cast<std::size_t>(whole_number("--sheet", *context.request.sheet, 1, largest_sheet));
    const auto picture = picture_of_file_name(context.request);
    if (picture) {
        check_picture(context, *picture, size, Subject::placement);
        const std::int64_t most = most_boards(size) / 2;  // each puzzle comes with its solution
        if (std::cmp_greater(count, most)) refuse({"problem.too_many_puzzles_for_picture", {{"count", most}}});
    }
    if (!is_solvable(context, size)) return answered_no;
    const auto puzzles = different_puzzles(context.request, size, seed, count);
    if (puzzles.size() < count) {
        return end_without(context, {context.request.grade ? "generate.too_few_of_grade" : "generate.too_few",
                                     {{"count", std::ssize(puzzles)}}});
    }
    picture ? draw_sheet(context, *picture, puzzles) : put_sheet(context, puzzles);
    return answered;
}

int run_one(const Context& context, int size, GenerateOptions options, std::uint64_t seed) {
    const PutPuzzle put_puzzle = writer_for(context, size);
    if (context.request.is_unique) {
        if (!is_solvable(context, size)) return answered_no;
        const auto puzzle =
            generate_unique(size, {.seed = seed, .grade = grade_of(context.request), .stop = &stop_flag()});
        if (!puzzle) return end_without(context, {"generate.not_of_grade", {}});
        put_puzzle(puzzle->draft);
        context.tell({"generate.unique", {phrase("grade", phrase_id(puzzle->grade))}});
        return answered;
    }
    options.seed = seed;
    const auto draft =
        naming_options({{"problem.amount_out_of_range", "--amount"}, {"problem.minimum_out_of_range", "--minimum"}},
                       [&] { return generate(size, options); });
    if (!draft) return end_without(context, {"generate.gave_up", {}});
    put_puzzle(*draft);
    return answered;
}

int run(const Context& context) {
    const Request& request = context.request;
    const auto size = static_cast<int>(size_of(request));
    const GenerateOptions options = options_of(request);
    check_options(request, options);
    const std::uint64_t seed = request.seed ? unsigned_number("--seed", *request.seed) : new_seed();
    const int code = request.sheet ? run_sheet(context, size, seed) : run_one(context, size, options, seed);
    if (!request.seed) context.tell({"solve.seed", {{"seed", std::to_string(seed)}}});
    return context.output.is_closed() ? context.end_unread() : code;
}

}  // namespace

const Verb generate_verb = {.summary = {.name = "generate", .summary = "verb.generate", .arguments = "N"},
                            .run = run};

}  // namespace queens::cli
