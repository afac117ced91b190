// SPDX-License-Identifier: MIT
#include "apps/cli/placement_output.hpp"

#include <string>

#include "queens/board/square.hpp"
#include "queens/board/table.hpp"

namespace queens::cli {
namespace {

/// Cells of the terminal that a board takes: ranks, and for each file a blank and the queen.
bool fits(const Terminal& terminal, int size) {
    const auto cell = std::max(terminal.queen_width + 1, static_cast<int>(file_name(size - 1).size()) + 1);
    return static_cast<std::int64_t>(size) * cell + static_cast<int>(std::to_string(size).size()) + 1 <=
           terminal.columns;
}

std::string_view default_format(const Context& context, int size) {
    return context.terminal.is_output && fits(context.terminal, size) ? "board" : "numbers";
}

}  // namespace

OutputFormat output_format(const Context& context, int size) {
    const std::string name = answer_format(context.request, default_format(context, size));
    if (const auto picture = find_picture(name)) {
        check_picture(context, *picture, size, Subject::placement);
        return {.picture = picture};
    }
    const notation::Format* format = notation::find_format(name);
    if (format == nullptr) refuse_format("kind.format", name, names_of(notation::formats()), Subject::placement);
    check_size("kind.format", name, size, 0, format->largest_size);
    return {.text = format};
}

std::unique_ptr<notation::Writer> output_writer(const Context& context, const OutputFormat& format,
                                                const Puzzle& puzzle, notation::Purpose purpose) {
    if (format.picture) return picture_writer(context, *format.picture, puzzle);
    return format.text->writer(context.output, {.purpose = purpose,
                                                .speak = context.speak(),
                                                .queen = context.terminal.queen,
                                                .queen_width = context.terminal.queen_width,
                                                .is_ascii = context.words.script() == Script::ascii});
}

}  // namespace queens::cli
