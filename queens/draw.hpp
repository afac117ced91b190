// SPDX-License-Identifier: MIT
// Pictures of placements, and of a search: in a terminal, and in files.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board/moment.hpp"
#include "queens/board/placement.hpp"
#include "queens/board/puzzle.hpp"

namespace queens::drawing {
class PictureWriter;
}

#pragma GCC visibility push(default)

namespace queens {

/// The largest board that is drawn.
inline constexpr int largest_drawn_size = 200;

struct DrawOptions {
    /// The queen's character, and how many cells of the terminal it takes (1 or 2).
    std::string_view queen = "♛";
    int queen_width = 1;
    /// With the colours of a terminal (ANSI, 256 colours): light and dark squares, and red ones where there is a `!`.
    bool is_coloured = false;
    /// Ranks at the left and files below, counted from the lower left; or rows at the left and columns above.
    Coordinates coordinates = Coordinates::chess;
};

/// The board as lines of text for a terminal. Before a queen, `!`: it is attacked, or stands where the puzzle forbids
/// it; `+`: it is given. Instead of a dot, `x`: the puzzle forbids a queen here; `?`: a given queen is missing.
/// Refuses n > largest_drawn_size, a placement of another size than the puzzle's, and a queen that is neither 1 nor 2
/// cells wide.
[[nodiscard]] std::string draw(const Placement& placement, const Puzzle& puzzle, const DrawOptions& options);

/// The same for the puzzle of an empty board.
[[nodiscard]] inline std::string draw(const Placement& placement, const DrawOptions& options) {
    return draw(placement, Puzzle(placement.size()), options);
}

/// A moment of a search on this puzzle, in the same way: `x`: a square is refused; `r`: a queen stood here and was
/// lifted. Before a square, `>`: it is what the last event was about; `!`: the queen attacks that square; `+`: it is
/// given. Refuses the same.
[[nodiscard]] std::string draw(const Moment& moment, const Puzzle& puzzle, const DrawOptions& options);

/// A format of picture files: what a row of the table shows.
struct PictureSummary {
    /// Files have it behind their point.
    std::string_view name;
    /// Its one-line description in the catalogue.
    std::string_view summary;
    /// Not to be read by people.
    bool is_binary;
    /// It may hold many pictures, to be shown one after another.
    bool is_moving;
};

/// All formats that this build has; `svg` is the first, and always there.
[[nodiscard]] std::vector<PictureSummary> picture_formats();

/// Names of formats that this build does not have: their libraries were not there.
[[nodiscard]] std::vector<std::string_view> missing_picture_formats();

/// Takes a piece of a file; false: nobody wants more.
using Bytes = std::function<bool(std::string_view)>;

/// A placement, as an answer to its puzzle, and what is written below it on a sheet.
struct PictureBoard {
    Placement placement;
    Puzzle puzzle;
    std::string caption = {};
};

/// How many boards of this size a picture has room for.
[[nodiscard]] std::int64_t most_boards(int size);

/// One board with the names of its ranks and files, or a sheet of several boards (of none: empty): queens, attacks,
/// and what the puzzles give and forbid. Refuses an unknown format, n > largest_drawn_size, and a placement of
/// another size than its puzzle's.
void draw_picture(std::string_view format, std::span<const PictureBoard> boards, Coordinates coordinates,
                  const Bytes& bytes);

/// What stands below the board.
struct FilmText {
    std::string sentence;
    /// In small print.
    std::string remark;
};

struct FilmOptions {
    /// A row of picture_formats(); one that does not move shows the last frame.
    std::string_view format = "gif";
    /// Its width, in pixels.
    int width = 480;
    /// How long a frame is shown, in milliseconds; dead ends, returns and solutions are shown twice as long.
    int delay = 1000;
    Coordinates coordinates = Coordinates::zero;
    Axis axis = Axis::rows;
    /// How many frames there will be.
    std::int64_t frames = 1;
};
inline constexpr int narrowest_film = 160;
inline constexpr int widest_film = 1920;
/// A GIF counts time in hundredths of a second, and browsers do not show anything faster than two of them.
inline constexpr int shortest_delay = 20;
inline constexpr int longest_delay = 60'000;
/// Nobody watches more.
inline constexpr std::int64_t most_frames = 2000;

/// A search as moving pictures, a frame for each event. Needs memory for a few frames, and in `webp` for the file.
class Film {
  public:
    /// Refuses an unknown format, a board for which the width is too small, and options out of range.
    Film(const Puzzle& puzzle, const FilmOptions& options, Bytes bytes);
    Film(const Film&) = delete;
    Film& operator=(const Film&) = delete;
    ~Film();

    void add(const Moment& moment, const FilmText& text);
    /// Once, after the last frame.
    void end();

  private:
    Puzzle puzzle_;
    FilmOptions options_;
    std::unique_ptr<drawing::PictureWriter> writer_;
    std::int64_t frames_ = 0;
};

}  // namespace queens

#pragma GCC visibility pop
