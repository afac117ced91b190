// SPDX-License-Identifier: MIT
#include "queens/draw/picture.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "queens/draw/board_painter.hpp"
#include "queens/draw/signs.hpp"

namespace queens {
namespace drawing {

Table<PictureFormat> pictures() {
    static constexpr std::array rows = {
        &svg_picture,
#ifdef QUEENS_HAS_CAIRO
        &png_picture,  &pdf_picture,
#ifdef QUEENS_HAS_GIF
        &gif_picture,
#endif
#ifdef QUEENS_HAS_WEBP
        &webp_picture,
#endif
#endif
    };
    return rows;
}

namespace {

/// How many boards beside each other: as many as below each other.
int boards_in_row(std::size_t count) {
    return static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
}

class Sheet {
  public:
    Sheet(std::span<const PictureBoard> boards, Coordinates coordinates)
        : boards_(boards), coordinates_(coordinates), size_(boards.empty() ? 0 : boards.front().placement.size()) {
        for (const PictureBoard& board : boards) size_ = std::max(size_, board.placement.size());
    }

    [[nodiscard]] Scene scene(double cell) const { return boards_.size() == 1 ? single(cell) : sheet(cell); }

    /// A square's side, in whole dots, for a picture of a width that screens have.
    [[nodiscard]] double dots_of_square() const {
        constexpr double usual_width = 1800;
        return std::clamp(std::floor(usual_width / scene(1).width), 2.0, 90.0);
    }

  private:
    [[nodiscard]] Scene single(double cell) const {
        const double gutter = BoardPainter::gutter(size_, BoardPainter::usual_print(size_, cell));
        const double margin = 0.25 * cell;
        const double side = size_ * cell;
        Scene scene{.width = gutter + side + margin, .height = gutter + side + margin};
        const Point corner = {gutter, coordinates_ == Coordinates::chess ? margin : gutter};
        for (const Square queen : boards_.front().placement.queens()) {
            scene.title += (scene.title.empty() ? "" : " ") + square_name(queen, size_, coordinates_);
        }
        paint(scene, corner, boards_.front(), cell);
        BoardPainter(scene, corner, size_, cell).labels(coordinates_);
        return scene;
    }

    [[nodiscard]] Scene sheet(double cell) const {
        const double gap = std::max(0.75, 0.08 * size_) * cell;
        const double height = std::max(0.5, 0.06 * size_) * cell;  // of a caption
        const double width = size_ * cell + gap;
        const int across = std::max(1, boards_in_row(boards_.size()));
        const auto down = (std::ssize(boards_) + across - 1) / across;
        Scene scene{.width = across * width + gap, .height = static_cast<double>(down) * (width + height) + gap};
        for (std::ptrdiff_t k = 0; k < std::ssize(boards_); ++k) {
            const PictureBoard& board = boards_[static_cast<std::size_t>(k)];
            const auto [row, column] = std::div(k, std::ptrdiff_t{across});
            const Point corner = {gap + static_cast<double>(column) * width,
                                  gap + static_cast<double>(row) * (width + height)};
            paint(scene, corner, board, cell);
            scene.fill(Paint::quiet, Caption{.at = corner + Point{0, board.placement.size() * cell + 1.1 * height},
                                             .height = height,
                                             .words = board.caption});
        }
        return scene;
    }

    static void paint(Scene& scene, Point corner, const PictureBoard& board, double cell) {
        const int size = board.placement.size();
        const Signs signs(board.placement, board.puzzle);
        BoardPainter painter(scene, corner, size, cell);
        painter.ground();
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                const Square square = {row, column};
                if (signs.is_alarming(square)) painter.alarm(square);
                if (signs.is_forbidden(square)) painter.forbidden(square);
            }
        }
        painter.frame();
        paint_attacks(painter, board.placement, board.puzzle.rule());
        for (const Square square : board.puzzle.given()) {
            signs.has_queen(square) ? painter.given(square) : painter.missing(square);
        }
        for (const Square queen : board.placement.queens()) painter.queen(queen);
    }

    /// A line from each queen to the next one on each of its lines.
    static void paint_attacks(BoardPainter& painter, const Placement& placement, Rule rule) {
        const int size = placement.size();
        for (const Line line : all_lines) {
            std::vector<const Square*> last(static_cast<std::size_t>(line_count(rule, size, line)), nullptr);
            for (const Square& queen : placement.queens()) {
                const Square*& before = last[static_cast<std::size_t>(line_index(rule, size, line, queen))];
                if (before != nullptr && *before != queen) painter.attack(line, *before, queen);
                before = &queen;
            }
        }
    }

    std::span<const PictureBoard> boards_;
    Coordinates coordinates_;
    int size_;
};

}  // namespace
}  // namespace drawing

std::vector<PictureSummary> picture_formats() {
    return summaries_of(drawing::pictures());
}

std::vector<std::string_view> missing_picture_formats() {
    std::vector<std::string_view> names;
    for (const std::string_view name : {"png", "pdf", "gif", "webp"}) {
        if (find_row(drawing::pictures(), name) == nullptr) names.push_back(name);
    }
    return names;
}

std::int64_t most_boards(int size) {
    constexpr std::int64_t most = 1000;
    constexpr std::int64_t most_squares = 1'000'000;
    return std::min(most, most_squares / std::max<std::int64_t>(1, std::int64_t{size} * size));
}

void draw_picture(std::string_view format, std::span<const PictureBoard> boards, Coordinates coordinates,
                  const Bytes& bytes) {
    const drawing::PictureFormat& row = row_named(drawing::pictures(), format, "kind.format");
    for (const PictureBoard& board : boards) {
        check_size("kind.format", format, board.placement.size(), 0, largest_drawn_size);
    }
    const drawing::Sheet sheet(boards, coordinates);
    const auto writer = row.writer(bytes);
    writer->add(sheet.scene(row.is_raster ? sheet.dots_of_square() : drawing::crown::side), 0);
    writer->end();
}

}  // namespace queens
