// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "queens/board/problem.hpp"
#include "queens/draw.hpp"
#include "queens/trace.hpp"

namespace queens {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

std::string svg_of(std::vector<PictureBoard> boards, Coordinates coordinates = Coordinates::chess) {
    std::string text;
    draw_picture("svg", boards, coordinates, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

std::string svg_of(const Placement& placement) {
    return svg_of({{.placement = placement, .puzzle = Puzzle(placement.size())}});
}

TEST(Picture, ShowsEachQueenOnce) {
    const std::vector<int> columns = {1, 3, 0, 2};
    const std::string svg = svg_of(Placement::from_columns(columns));
    EXPECT_EQ(count(svg, "<use "), 4U);
    EXPECT_EQ(count(svg, "<title>b4 d3 a2 c1</title>"), 1U);
    EXPECT_EQ(svg_of(Placement(4, {})).find("<use "), std::string::npos);
}

TEST(Picture, DrawsALineForEachAttackAlongALine) {
    EXPECT_EQ(count(svg_of(Placement(4, {{0, 0}, {1, 1}, {2, 2}})), "stroke=\"#8a2c00\" stroke-width=\"2.7\""), 2U);
    EXPECT_EQ(count(svg_of(Placement(4, {{0, 0}, {1, 2}})), "#8a2c00"), 0U);
}

TEST(Picture, DrawsAttacksOnTheTorusThroughItsEdges) {
    const Puzzle torus({.size = 5, .rule = Rule::torus});
    // Down the diagonal ／ from (0, 0): off at the left edge, and on at the right one.
    const std::string svg = svg_of({{.placement = Placement(5, {{0, 0}, {1, 4}}), .puzzle = torus}});
    EXPECT_EQ(count(svg, "stroke=\"#8a2c00\" stroke-width=\"2.7\""), 2U);
    // The shorter way round: up, through the upper edge.
    const std::string up = svg_of({{.placement = Placement(5, {{0, 2}, {4, 3}}), .puzzle = torus}});
    EXPECT_EQ(count(up, "stroke=\"#8a2c00\" stroke-width=\"2.7\""), 2U);
    EXPECT_EQ(count(svg_of(Placement(5, {{0, 0}, {1, 4}})), "#8a2c00"), 0U);
}

TEST(Picture, MarksWhatThePuzzleGivesAndForbids) {
    const Puzzle puzzle({.size = 4, .given = {{0, 1}, {3, 2}}, .blocked = {{0, 0}}});
    const std::string svg = svg_of({{.placement = Placement(4, {{0, 1}}), .puzzle = puzzle}});
    EXPECT_EQ(count(svg, ">?</text>"), 1U);  // a given queen that is missing
    EXPECT_EQ(count(svg, "stroke-dasharray=\"5.4\""), 1U);
}

TEST(Picture, TakesThePlacesOfRowsFromTheCoordinates) {
    const Puzzle puzzle(3);
    const auto labels = [&](Coordinates coordinates) {
        const std::string svg = svg_of({{.placement = Placement(3, {}), .puzzle = puzzle}}, coordinates);
        std::string found;
        for (const std::string_view word : {">0<", ">1<", ">2<", ">3<", ">a<", ">c<"}) {
            found += static_cast<char>('0' + count(svg, word));
        }
        return found;
    };
    EXPECT_EQ(labels(Coordinates::chess), "011111");
    EXPECT_EQ(labels(Coordinates::zero), "222000");
}

TEST(Picture, IsASheetOfSeveralBoards) {
    const Puzzle puzzle(1);
    const PictureBoard board{.placement = Placement(1, {{0, 0}}), .puzzle = puzzle, .caption = "a < \"b\" & c"};
    const std::string svg = svg_of({board, board, board});
    EXPECT_EQ(count(svg, "<use "), 3U);
    EXPECT_EQ(count(svg, "a &lt; &quot;b&quot; &amp; c</text>"), 3U);
    EXPECT_EQ(count(svg_of(std::vector<PictureBoard>{}), "<use "), 0U);
}

TEST(Picture, RefusesWhatCannotBeDrawn) {
    EXPECT_THROW(svg_of(Placement(201, {})), BadRequest);
    EXPECT_THROW(svg_of({{.placement = Placement(4, {}), .puzzle = Puzzle(5)}}), BadRequest);
    EXPECT_THROW(draw_picture("bmp", {}, Coordinates::zero, [](std::string_view) { return true; }), BadRequest);
}

TEST(Picture, HasEveryFormatOrNamesItAsMissing) {
    std::vector<std::string_view> names = missing_picture_formats();
    for (const PictureSummary& format : picture_formats()) names.push_back(format.name);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, (std::vector<std::string_view>{"gif", "pdf", "png", "svg", "webp"}));
}

TEST(Picture, StopsWhenNobodyReads) {
    int pieces = 0;
    const PictureBoard board{.placement = Placement(8, {}), .puzzle = Puzzle(8)};
    draw_picture("svg", std::span(&board, 1), Coordinates::chess, [&](std::string_view) { return ++pieces < 3; });
    EXPECT_EQ(pieces, 3);
}

std::string film_of(int size, int events, FilmOptions options) {
    const Puzzle puzzle(size);
    Trace trace(puzzle);
    Moment moment(puzzle);
    std::string bytes;
    Film film(puzzle, options, [&](std::string_view piece) {
        bytes += piece;
        return true;
    });
    for (int k = 0; k < events; ++k) {
        moment.follow(trace.next().value());
        film.add(moment, {.sentence = "A sentence.", .remark = "A remark."});
    }
    film.end();
    return bytes;
}

TEST(Film, OfAStillFormatIsItsLastFrame) {
    EXPECT_EQ(count(film_of(4, 4, {.format = "svg"}), "<use "), 2U);
    EXPECT_EQ(count(film_of(4, 1, {.format = "svg"}), "<use "), 1U);
}

TEST(Film, SaysTheSentenceInAPlaceThatStays) {
    const std::string svg = film_of(4, 5, {.format = "svg", .width = 300});
    EXPECT_NE(
        svg.find(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"300\""),
        std::string::npos);
    EXPECT_EQ(count(svg, ">A sentence.</text>"), 1U);
    EXPECT_EQ(svg.substr(0, svg.find('\n')), [&] {
        const std::string other = film_of(4, 35, {.format = "svg", .width = 300});
        return other.substr(0, other.find('\n'));
    }());
}

TEST(Film, RefusesWhatIsOutOfRange) {
    for (const FilmOptions& options :
         {FilmOptions{.format = "svg", .width = 159}, FilmOptions{.format = "svg", .width = 1921},
          FilmOptions{.format = "svg", .delay = 19}, FilmOptions{.format = "svg", .frames = 2},
          FilmOptions{.format = "bmp"}}) {
        EXPECT_THROW(film_of(4, 1, options), BadRequest);
    }
    EXPECT_THROW(film_of(201, 1, {.format = "svg", .width = 1900}), BadRequest);
    EXPECT_THROW(film_of(150, 1, {.format = "svg", .width = 160}), BadRequest);
}

TEST(Draw, ShowsAMomentOfASearch) {
    const Puzzle puzzle(4);
    Trace trace(puzzle);
    Moment moment(puzzle);
    for (int k = 0; k < 22; ++k) moment.follow(trace.next().value());
    const DrawOptions options{.queen = "Q", .coordinates = Coordinates::zero};
    EXPECT_EQ(draw(moment, puzzle, options),
              "   0 1 2 3\n"
              "0  Q . . .\n"
              "1  x x r Q\n"
              "2  x r x x\n"
              "3  . . . .\n");
    moment.follow(trace.next().value());
    EXPECT_EQ(draw(moment, puzzle, options),
              "   0 1 2 3\n"
              "0  Q . . .\n"
              "1  x x r>r\n"
              "2  x r x x\n"
              "3  . . . .\n");
    for (int k = 23; k < 27; ++k) moment.follow(trace.next().value());
    EXPECT_EQ(draw(moment, puzzle, options),
              "   0 1 2 3\n"
              "0  r!Q . .\n"
              "1 >x . . .\n"
              "2  . . . .\n"
              "3  . . . .\n");
}

TEST(Draw, PointsAtTheSquareOfEveryKindOfEvent) {
    const Puzzle puzzle(6);
    std::set<EventKind> seen;
    for (const TraceOptions& options :
         {TraceOptions{.algorithm = "rows", .until = {}}, TraceOptions{.algorithm = "forward-checking", .until = {}},
          TraceOptions{.algorithm = "min-conflicts", .seed = 1}}) {
        Trace trace(puzzle, options);
        Moment moment(puzzle);
        while (const auto event = trace.next()) {
            moment.follow(*event);
            seen.insert(event->kind);
            const bool is_about_square = event->kind != EventKind::stuck && event->kind != EventKind::backtrack &&
                                         event->kind != EventKind::found;
            const std::string board = draw(moment, puzzle, {.queen = "Q"});
            EXPECT_EQ(count(board, ">"), is_about_square ? 1U : 0U) << options.algorithm << ' ' << name(event->kind);
        }
    }
    EXPECT_EQ(seen.size(), 9U);
}

}  // namespace
}  // namespace queens
