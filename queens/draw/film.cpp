// SPDX-License-Identifier: MIT
// A frame of a film: the board, below it the sentence that says what just happened and why, and how far the film is.
// Everything has its place for the whole film, so that nothing jumps.
#include <algorithm>
#include <cmath>

#include "queens/draw/board_painter.hpp"
#include "queens/draw/picture.hpp"
#include "queens/draw/signs.hpp"
#include "queens/notation/display_width.hpp"
#include "queens/notation/wrapping.hpp"

namespace queens {
namespace drawing {
namespace {

constexpr double usual_width = 480;
constexpr std::size_t sentence_lines = 4;
constexpr std::size_t remark_lines = 2;
constexpr double line_spacing = 1.35;
constexpr double smallest_square = 2;
constexpr double largest_square = 90;

void check_range(std::string_view option, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (low <= value && value <= high) return;
    refuse({"problem.number_out_of_range",
            {{"option", std::string(option)}, {"value", value}, {"low", low}, {"high", high}}});
}

/// Where everything is. All in whole pixels.
class Layout {
  public:
    Layout(int size, int width)
        : size_(size),
          width_(width),
          margin_(std::round(width / 40.0)),
          sentence_height_(std::max(9.0, std::round(15 * width / usual_width))),
          remark_height_(std::max(8.0, std::round(11 * width / usual_width))),
          print_(std::min(usual_print(), 1.2 * sentence_height_)),
          gutter_(std::ceil(BoardPainter::gutter(size, print_))),
          cell_(std::min(largest_square, std::floor((text_width() - gutter_) / std::max(1, size)))) {}

    [[nodiscard]] double cell() const { return cell_; }
    [[nodiscard]] double print() const { return print_; }
    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] double board_side() const { return size_ * cell_; }
    [[nodiscard]] Point board(Coordinates coordinates) const {
        const double left = std::floor((width_ - gutter_ - board_side()) / 2) + gutter_;
        return {left, margin_ + (coordinates == Coordinates::zero ? gutter_ : 0)};
    }
    [[nodiscard]] double text_top() const { return margin_ + gutter_ + board_side() + margin_; }
    [[nodiscard]] double text_width() const { return width_ - 2 * margin_; }
    [[nodiscard]] double margin() const { return margin_; }
    [[nodiscard]] double sentence_height() const { return sentence_height_; }
    [[nodiscard]] double remark_height() const { return remark_height_; }
    [[nodiscard]] double remark_top() const {
        return text_top() + std::ceil(sentence_lines * line_spacing * sentence_height_);
    }
    [[nodiscard]] double bar_height() const { return std::max(2.0, std::round(margin_ / 3)); }
    [[nodiscard]] double height() const {
        return remark_top() + std::ceil(remark_lines * line_spacing * remark_height_) + margin_ / 2 + bar_height();
    }

  private:
    /// The names beside the board if they take a part of a square, as they do elsewhere.
    [[nodiscard]] double usual_print() const {
        const double gutter = BoardPainter::gutter(size_, BoardPainter::usual_print(size_, 1));
        return BoardPainter::usual_print(size_, std::floor(text_width() / (size_ + gutter)));
    }

    int size_;
    int width_;
    double margin_, sentence_height_, remark_height_, print_, gutter_, cell_;
};

/// In heights of the letters. Fonts differ: these are the widths of a broad one, so no line is too long in another.
double width_of(std::string_view character) {
    constexpr std::string_view narrow = " ijl.,:;'!|()[]";
    constexpr std::string_view broad = "mwMW@%";
    if (notation::display_width(character) == 2) return 1;
    if (narrow.find(character) != std::string_view::npos) return 0.4;
    return broad.find(character) != std::string_view::npos ? 1 : 0.65;
}

/// Where a text goes.
struct Block {
    Point corner;
    double width, height;
    Paint paint;
    std::size_t most_lines;
};

void write(Scene& scene, const Block& block, std::string_view words) {
    Point at = block.corner;
    for (std::string& line : notation::wrapped(words, block.width / block.height, block.most_lines, width_of)) {
        at.y += line_spacing * block.height;
        scene.fill(block.paint, Caption{.at = at, .height = block.height, .words = std::move(line)});
    }
}

/// What the last event was about, below the queens.
void paint_ground_of_event(BoardPainter& painter, const Event& event, const Puzzle& puzzle, Axis axis) {
    switch (event.kind) {
        case EventKind::look:
        case EventKind::rule_out:
        case EventKind::move:
            for (const Square attacker : event.attackers) {
                const auto line = shared_line(puzzle.rule(), puzzle.size(), attacker, event.square);
                if (line) painter.attack(*line, attacker, event.square);
            }
            break;
        case EventKind::stuck: painter.around(axis, event.line, Paint::refused); break;
        case EventKind::backtrack: painter.around(axis, event.line, Paint::control); break;
        default: break;
    }
}

/// And above them.
void paint_event(BoardPainter& painter, const Moment& moment, const Event& event) {
    switch (event.kind) {
        case EventKind::look:
        case EventKind::rule_out:
            painter.ring(event.square, Paint::refused);
            painter.refused(event.square);
            break;
        case EventKind::place:
        case EventKind::move: painter.ring(event.square, Paint::trying); break;
        case EventKind::allow: painter.dashed_ring(event.square, Paint::ink); break;
        case EventKind::lift:
            painter.queen(event.square, Paint::ghost);
            painter.dashed_ring(event.square, Paint::ink);
            break;
        case EventKind::found:
            for (const Square queen : moment.queens()) painter.found(queen);
            break;
        default: break;
    }
}

void paint_board(BoardPainter& painter, const Moment& moment, const Puzzle& puzzle, const FilmOptions& options) {
    const auto& last = moment.last();
    painter.ground();
    for (const Square square : forbidden_squares(puzzle)) painter.forbidden(square);
    painter.frame();
    painter.labels(options.coordinates, options.axis, moment.next_line());
    if (last) paint_ground_of_event(painter, *last, puzzle, options.axis);
    for (const Mark& mark : moment.marks()) {
        if (last && last->kind == EventKind::lift && last->square == mark.square) continue;  // its ghost is there
        mark.kind == Mark::Kind::refused ? painter.refused(mark.square) : painter.tried(mark.square);
    }
    for (const Square given : moment.queens().first(moment.given_count())) painter.given(given);
    for (const Square queen : moment.queens()) painter.queen(queen);
    if (last) paint_event(painter, moment, *last);
}

int milliseconds_of(const Moment& moment, int delay) {
    const auto& last = moment.last();
    const bool is_to_be_thought_about =
        last &&
        (last->kind == EventKind::stuck || last->kind == EventKind::backtrack || last->kind == EventKind::found);
    return is_to_be_thought_about ? 2 * delay : delay;
}

}  // namespace
}  // namespace drawing

Film::Film(const Puzzle& puzzle, const FilmOptions& options, Bytes bytes) : puzzle_(puzzle), options_(options) {
    const drawing::PictureFormat& row = row_named(drawing::pictures(), options.format, "kind.format");
    check_size("kind.format", options.format, puzzle.size(), 0, largest_drawn_size);
    drawing::check_range("width", options.width, narrowest_film, widest_film);
    drawing::check_range("delay", options.delay, shortest_delay, longest_delay);
    drawing::check_range("frames", options.frames, 0, row.summary.is_moving ? most_frames : 1);
    if (drawing::Layout(puzzle.size(), options.width).cell() < drawing::smallest_square) {
        refuse({"problem.too_narrow", {{"value", options.width}, {"size", puzzle.size()}}});
    }
    writer_ = row.writer(std::move(bytes));
}

Film::~Film() = default;

void Film::add(const Moment& moment, const FilmText& text) {
    using namespace drawing;
    check_same_size(moment.size(), puzzle_);
    const Layout layout(puzzle_.size(), options_.width);
    Scene scene{.width = layout.width(), .height = layout.height(), .title = text.sentence};
    BoardPainter painter(scene, layout.board(options_.coordinates), puzzle_.size(), layout.cell(), layout.print());
    paint_board(painter, moment, puzzle_, options_);
    write(scene,
          {.corner = {layout.margin(), layout.text_top()},
           .width = layout.text_width(),
           .height = layout.sentence_height(),
           .paint = Paint::ink,
           .most_lines = sentence_lines},
          text.sentence);
    write(scene,
          {.corner = {layout.margin(), layout.remark_top()},
           .width = layout.text_width(),
           .height = layout.remark_height(),
           .paint = Paint::quiet,
           .most_lines = remark_lines},
          text.remark);
    ++frames_;
    if (options_.frames > 1) {
        const double part = static_cast<double>(frames_) / static_cast<double>(options_.frames);
        scene.fill(Paint::trying, Rectangle{{0, layout.height() - layout.bar_height()},
                                            std::round(part * layout.width()),
                                            layout.bar_height()});
    }
    writer_->add(std::move(scene), milliseconds_of(moment, options_.delay));
}

void Film::end() {
    writer_->end();
}

}  // namespace queens
