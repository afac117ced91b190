// SPDX-License-Identifier: MIT
#include "apps/cli/pictures.hpp"
#include "apps/cli/placements.hpp"
#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/verbs.hpp"
#include "queens/draw.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {
namespace {

/// Draws one placement after another: on the terminal at once, or into a picture.
class Artist {
  public:
    Artist(const Context& context, const std::optional<PictureSummary>& picture)
        : context_(context), picture_(picture), json_(notation::find_format("json")->writer(context.output, {})) {
        if (picture) sheet_.emplace(context, *picture);
    }

    void draw(const Placement& placement, const Puzzle& puzzle) {
        ++number_;
        if (context_.request.wants_json) {
            json_->write({.queens = placement, .number = number_});
        } else if (sheet_) {
            check_picture(context_, *picture_, placement.size(), Subject::placement);
            sheet_->add({.placement = placement, .puzzle = puzzle, .caption = std::to_string(number_)});
        } else {
            if (number_ > 1) context_.output.put('\n');
            context_.output.put(queens::draw(placement, puzzle,
                                             {.queen = context_.terminal.queen,
                                              .queen_width = context_.terminal.queen_width,
                                              .is_coloured = context_.terminal.is_coloured,
                                              .coordinates = coordinates_of(context_.request, Coordinates::chess)}));
        }
    }
    void end() const {
        if (sheet_) sheet_->write();
    }

  private:
    const Context& context_;
    std::optional<PictureSummary> picture_;
    std::unique_ptr<notation::Writer> json_;
    std::optional<PictureSheet> sheet_;
    std::uint64_t number_ = 0;
};

/// The picture asked for: by --format, which may also tell in which text format placements are read, or by the name
/// of the file.
std::optional<PictureSummary> picture_of(const Request& request) {
    if (request.wants_json) {
        if (request.format && find_picture(*request.format)) {
            refuse({"problem.two_formats", {{"value", *request.format}}});
        }
        return std::nullopt;
    }
    if (request.format) {
        if (auto picture = find_picture(*request.format)) return picture;
        if (notation::find_format(*request.format) == nullptr) {
            refuse_format("kind.format", *request.format, names_of(notation::formats()), Subject::placement);
        }
    }
    return picture_of_file_name(request);
}

int run(const Context& context) {
    Artist artist(context, picture_of(context.request));
    Request reading = context.request;
    if (reading.format && find_picture(*reading.format)) reading.format.reset();
    const auto draw = [&](const Placement& placement, const Puzzle& puzzle, std::string_view /*format*/) {
        artist.draw(placement, puzzle);
        return static_cast<int>(answered);
    };
    const int code = for_each_placement({reading, context.words, context.terminal, context.output}, draw);
    artist.end();
    return code;
}

}  // namespace

const Verb draw_verb = {.summary = {.name = "draw", .summary = "verb.draw", .arguments = "PLACEMENT|FILE|-"},
                        .run = run};

}  // namespace queens::cli
