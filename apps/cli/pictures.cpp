// SPDX-License-Identifier: MIT
#include "apps/cli/pictures.hpp"

#include <algorithm>
#include <filesystem>

#include "apps/cli/puzzle_words.hpp"
#include "apps/cli/small_letters.hpp"

namespace queens::cli {
namespace {

std::string names_of_pictures() {
    std::string names;
    for (const PictureSummary& each : picture_formats())
        names += (names.empty() ? "" : ", ") + std::string(each.name);
    return names;
}

class SolutionPictures final : public notation::Writer {
  public:
    SolutionPictures(const Context& context, const PictureSummary& picture, const Puzzle& puzzle)
        : Writer(context.output, {}), sheet_(context, picture), puzzle_(puzzle) {}

    void write(const Found& found) override {
        std::string caption = to_string(found.number);
        if (found.class_size > 0) caption += " (× " + std::to_string(found.class_size) + ")";
        sheet_.add({.placement = copy(found.queens), .puzzle = puzzle_, .caption = std::move(caption)});
    }
    void end(const notation::Ending& /*ending*/) override { sheet_.write(); }

  private:
    PictureSheet sheet_;
    Puzzle puzzle_;
};

}  // namespace

std::optional<PictureSummary> find_picture(std::string_view name) {
    const auto all = picture_formats();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const PictureSummary& each) { return each.name == name; });
    if (found != all.end()) return *found;
    const auto missing = missing_picture_formats();
    if (std::find(missing.begin(), missing.end(), name) != missing.end()) {
        refuse({"problem.picture_left_out", {{"format", std::string(name)}, {"others", names_of_pictures()}}});
    }
    return std::nullopt;
}

// Whoever names a file so wants a picture: text would surprise.
std::optional<PictureSummary> picture_of_file_name(const Request& request) {
    if (!request.output) return std::nullopt;
    const std::string ending = in_small_letters(std::filesystem::path(*request.output).extension().string());
    if (ending.empty()) return std::nullopt;
    const std::string name = ending.substr(1);
    constexpr std::string_view others[] = {"jpg", "jpeg", "tif", "tiff", "bmp", "eps", "ps", "avif", "mp4", "webm"};
    if (std::find(std::begin(others), std::end(others), name) != std::end(others)) {
        refuse({"problem.unknown_name",
                {phrase("kind", "kind.format"), {"value", name}, {"names", names_of_pictures()}}});
    }
    return find_picture(name);
}

std::vector<PictureSummary> pictures_of(Subject subject) {
    auto all = picture_formats();
    if (subject == Subject::placement) {
        std::erase_if(all, [](const PictureSummary& each) { return each.is_moving; });
    }
    return all;
}

void refuse_format(std::string_view kind, const std::string& value, std::string names, Subject subject) {
    for (const PictureSummary& picture : pictures_of(subject)) names += ", " + std::string(picture.name);
    refuse({"problem.unknown_name", {phrase("kind", kind), {"value", value}, {"names", std::move(names)}}});
}

void check_picture(const Context& context, const PictureSummary& picture, int size, Subject subject) {
    const std::string name(picture.name);
    if (picture.is_moving && subject == Subject::placement) refuse({"problem.nothing_moves", {{"format", name}}});
    if (size > largest_drawn_size) {
        refuse({"problem.too_large_for_picture", {{"format", name}, {"value", size}, {"high", largest_drawn_size}}});
    }
    if (picture.is_binary && context.terminal.is_output) refuse({"problem.picture_on_terminal", {{"format", name}}});
}

Bytes bytes_to(notation::Text& output) {
    return [&output](std::string_view piece) {
        output.put(piece);
        return !output.is_closed();
    };
}

void PictureSheet::add(PictureBoard board) {
    const std::int64_t most = most_boards(board.placement.size());
    if (std::ssize(boards_) >= most) {
        const bool can_ask_for_less = context_.request.verb == "enumerate";
        refuse({can_ask_for_less ? "problem.too_many_solutions_for_picture" : "problem.too_many_boards",
                {{"count", most}}});
    }
    boards_.push_back(std::move(board));
}

void PictureSheet::write() const {
    if (boards_.empty()) return;
    draw_picture(picture_.name, boards_, coordinates_of(context_.request, Coordinates::chess),
                 bytes_to(context_.output));
}

std::unique_ptr<notation::Writer> picture_writer(const Context& context, const PictureSummary& picture,
                                                 const Puzzle& puzzle) {
    return std::make_unique<SolutionPictures>(context, picture, puzzle);
}

}  // namespace queens::cli
