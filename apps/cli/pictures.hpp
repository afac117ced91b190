// SPDX-License-Identifier: MIT
// Answers that are pictures: which format was asked for, and the placements on their way into it.
#pragma once

#include <memory>
#include <optional>

#include "apps/cli/context.hpp"
#include "queens/draw.hpp"
#include "queens/notation/format.hpp"

namespace queens::cli {

/// The picture format of this name, if it is one. Refuses one that this build does not have.
[[nodiscard]] std::optional<PictureSummary> find_picture(std::string_view name);

/// The picture format that the file of --output has in its name: `png` of board.png.
[[nodiscard]] std::optional<PictureSummary> picture_of_file_name(const Request& request);

/// The picture formats for one placement, or for a search.
enum class Subject { placement, search };
[[nodiscard]] std::vector<PictureSummary> pictures_of(Subject subject);

/// Refuses what is neither one of the text formats, by their names, nor a picture. `kind`: as for row_named.
[[noreturn]] void refuse_format(std::string_view kind, const std::string& value, std::string names, Subject subject);

/// Refuses boards that are too large, moving pictures of what does not move, and to write to a terminal what people
/// cannot read.
void check_picture(const Context& context, const PictureSummary& picture, int size, Subject subject);

/// Where a picture's bytes go. The output must outlive it.
[[nodiscard]] Bytes bytes_to(notation::Text& output);

/// Collects placements, for a picture that is written at the end: of one board, or a sheet.
class PictureSheet {
  public:
    PictureSheet(const Context& context, const PictureSummary& picture) : context_(context), picture_(picture) {}

    /// Refuses more than there is room for.
    void add(PictureBoard board);
    /// Nothing, if there are no boards.
    void write() const;

  private:
    const Context& context_;
    PictureSummary picture_;
    std::vector<PictureBoard> boards_;
};

/// The same as a writer of solutions of this puzzle. The context must outlive it.
[[nodiscard]] std::unique_ptr<notation::Writer> picture_writer(const Context& context, const PictureSummary& picture,
                                                               const Puzzle& puzzle);

}  // namespace queens::cli
