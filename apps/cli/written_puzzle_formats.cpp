// SPDX-License-Identifier: MIT
#include "apps/cli/written_puzzle_formats.hpp"

#include <vector>

#include "queens/notation/puzzle_lists.hpp"

namespace queens::cli {
namespace {

using notation::PuzzleFormat;
using notation::Text;

/// An option with its list; nothing if there is nothing to list.
template <class Items, class Put>
void put_option(Text& text, std::string_view option, const Items& items, const Put& put) {
    if (items.empty()) return;
    text.put(option);
    notation::put_list(text, items, ",", put);
}

void write_words(const Draft& draft, Text& text) {
    const auto size = static_cast<int>(draft.size);
    const auto put_square = [&](Square square) { text.put(square_name(square, size, Coordinates::chess)); };
    text.put_number(size);
    put_option(text, " --given ", draft.given, put_square);
    put_option(text, " --blocked ", draft.blocked, put_square);
    put_option(text, " --exclude ", draft.excluded, [&](const Diagonal& diagonal) {
        text.put(diagonal.line == Line::rising ? "r+c=" : "r-c=");
        text.put_number(diagonal.value);
    });
    if (draft.rule != Rule::chess) {
        text.put(" --rule ");
        text.put(name(draft.rule));
    }
    text.put('\n');
}

constexpr PuzzleFormat words = {
    .summary = {.name = "words", .summary = "puzzle_format.words", .largest_size = largest_size},
    .looks_like = nullptr,
    .read = nullptr,
    .write = write_words,
};

}  // namespace

Table<PuzzleFormat> written_puzzle_formats() {
    static const auto rows = [] {
        const auto library = notation::puzzle_formats();
        std::vector<const PuzzleFormat*> all(library.begin(), library.end());
        all.push_back(&words);
        return all;
    }();
    return rows;
}

}  // namespace queens::cli
