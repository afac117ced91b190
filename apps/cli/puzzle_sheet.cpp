// SPDX-License-Identifier: MIT
#include "apps/cli/puzzle_sheet.hpp"

#include <algorithm>
#include <string>

#include "queens/notation/display_width.hpp"

namespace queens::cli {
namespace {

constexpr std::size_t page_width = 80;
constexpr std::size_t gap = 6;

std::string heading_of(const Context& context, const UniquePuzzle& puzzle, std::size_t number) {
    return context.words.say(
        {"generate.sheet_puzzle",
         {{"number", static_cast<std::int64_t>(number)}, phrase("grade", phrase_id(puzzle.grade))}});
}

/// The puzzle's lines: its number and grade, then the board.
std::vector<std::string> lines_of(const Context& context, const UniquePuzzle& puzzle, std::size_t number) {
    std::vector<std::string> lines = {heading_of(context, puzzle, number)};
    for (int row = 0; row < puzzle.draft.size; ++row) {
        std::string& line = lines.emplace_back();
        for (int column = 0; column < puzzle.draft.size; ++column) {
            const auto& given = puzzle.draft.given;
            const bool is_given = std::count(given.begin(), given.end(), Square{row, column}) > 0;
            line += std::string(column == 0 ? "" : " ") + (is_given ? "Q" : ".");
        }
    }
    return lines;
}

void put_line(const Context& context, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    context.output.put(line + "\n");
}

}  // namespace

void draw_sheet(const Context& context, const PictureSummary& picture, std::span<const UniquePuzzle> puzzles) {
    PictureSheet sheet(context, picture);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle puzzle(puzzles[i].draft);
        sheet.add({.placement = Placement(puzzle.size(), puzzles[i].draft.given),
                   .puzzle = puzzle,
                   .caption = heading_of(context, puzzles[i], i + 1)});
    }
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        sheet.add({.placement = puzzles[i].solution,
                   .puzzle = Puzzle(puzzles[i].draft),
                   .caption = std::to_string(i + 1) + "."});
    }
    sheet.write();
}

void put_sheet(const Context& context, std::span<const UniquePuzzle> puzzles) {
    const auto width = std::max<std::size_t>(2 * static_cast<std::size_t>(puzzles.front().draft.size), 12) + gap;
    const std::size_t abreast = std::max<std::size_t>(1, (page_width + gap) / width);
    for (std::size_t first = 0; first < puzzles.size(); first += abreast) {
        std::vector<std::string> band;
        for (std::size_t i = first; i < std::min(first + abreast, puzzles.size()); ++i) {
            const auto lines = lines_of(context, puzzles[i], i + 1);
            band.resize(lines.size());
            for (std::size_t k = 0; k < lines.size(); ++k) band[k] += notation::padded(lines[k], width);
        }
        for (std::string& line : band) put_line(context, std::move(line));
        context.output.put('\n');
    }
    context.put_line({"generate.sheet_answers", {}});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        std::string line = std::to_string(i + 1) + ".";
        for (const Square queen : puzzles[i].solution.queens()) line += " " + std::to_string(queen.column + 1);
        put_line(context, std::move(line));
    }
}

}  // namespace queens::cli
