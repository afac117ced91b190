// SPDX-License-Identifier: MIT
#include "apps/cli/film.hpp"

#include <algorithm>

#include "apps/cli/numbers.hpp"
#include "apps/cli/option.hpp"
#include "apps/cli/pictures.hpp"
#include "queens/notation/event_sentences.hpp"
#include "queens/notation/trace_rows.hpp"

namespace queens::cli {
namespace {

[[noreturn]] void refuse_first(const EventRange& range, std::uint64_t events) {
    refuse({"problem.no_such_event", {{"value", std::to_string(range.first)}, {"count", std::to_string(events)}}});
}

/// How many frames there will be: the trace is run ahead, which takes no time beside drawing.
std::int64_t count_frames(const Context& context, Trace trace, const EventRange& range) {
    std::uint64_t number = 0;
    const std::uint64_t enough = range.first + static_cast<std::uint64_t>(most_frames);
    while (number < std::min(range.last, enough) && trace.next()) ++number;
    if (stop_flag()) return 0;
    const bool is_no_range = !context.request.first_event && !context.request.last_event;
    if (number < range.first && !is_no_range && !is_cut_short(trace.ended_by())) refuse_first(range, number);
    const auto frames = static_cast<std::int64_t>(number + 1 - std::min(range.first, number + 1));
    if (frames > most_frames) refuse({"problem.too_many_frames", {{"count", most_frames}}});
    return frames;
}

int number_of(std::string_view option, const Word& word, int otherwise, int low, int high) {
    return word ? static_cast<int>(whole_number(option, *word, low, high)) : otherwise;
}

FilmOptions options_of(const Context& context, const PictureSummary& picture, const notation::TraceStyle& style) {
    const Request& request = context.request;
    FilmOptions options{.format = picture.name, .coordinates = style.coordinates, .axis = style.algorithm.axis};
    options.width = number_of("--size", request.width, options.width, narrowest_film, widest_film);
    options.delay = number_of("--delay", request.delay, options.delay, shortest_delay, longest_delay);
    return options;
}

[[noreturn]] void refuse_without(std::string_view option, const std::vector<PictureSummary>& pictures) {
    std::string names;
    for (const PictureSummary& picture : pictures) {
        names += (names.empty() ? "--format " : ", ") + std::string(picture.name);
    }
    refuse({"problem.goes_with", {{"option", std::string(option)}, {"other", names}}});
}

}  // namespace

void check_film_options(const Request& request, const std::optional<PictureSummary>& picture) {
    std::vector<PictureSummary> pictures = pictures_of(Subject::search);
    if (request.width && !picture) refuse_without("--size", pictures);
    std::erase_if(pictures, [](const PictureSummary& each) { return !each.is_moving; });
    if (request.delay && !(picture && picture->is_moving)) refuse_without("--delay", pictures);
}

bool put_film(const Context& context, const PictureSummary& picture, Trace& trace, const notation::TraceStyle& style,
              const EventRange& range) {
    FilmOptions options = options_of(context, picture, style);
    if (picture.is_moving) options.frames = count_frames(context, trace, range);
    Film film(style.puzzle, options, bytes_to(context.output));
    notation::EventSentences sentences(style);
    Moment moment(style.puzzle);
    std::string sentence;
    const auto add = [&] {
        film.add(moment, {.sentence = to_string(trace.totals().events) + ". " + sentence,
                          .remark = style.speak(notation::totals_message(trace.totals()))});
    };
    std::uint64_t number = 0;
    bool is_over = false;
    while (number < range.last && !context.output.is_closed()) {
        const auto event = trace.next();
        is_over = !event;
        if (is_over) break;
        ++number;
        moment.follow(*event);
        sentence = sentences.next(*event);
        if (picture.is_moving && number >= range.first) add();
    }
    if (number == 0 || stop_flag()) return is_over;
    if (!picture.is_moving) {
        if (number < range.first) refuse_first(range, number);
        add();
    }
    film.end();
    return is_over;
}

}  // namespace queens::cli
