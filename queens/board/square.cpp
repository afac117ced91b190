// SPDX-License-Identifier: MIT
#include "queens/board/square.hpp"

namespace queens {

std::string file_name(int column) {
    constexpr int letters = 26;
    std::string name;
    for (int left = column + 1; left > 0; left = (left - 1) / letters) {
        name.insert(name.begin(), static_cast<char>('a' + (left - 1) % letters));
    }
    return name;
}

std::string square_name(Square square, int size, Coordinates coordinates) {
    if (coordinates == Coordinates::chess) {
        return file_name(square.column) + std::to_string(size - square.row);
    }
    return "(" + std::to_string(square.row) + ", " + std::to_string(square.column) + ")";
}

Message line_name(Line line, int index, int size, Coordinates coordinates) {
    const bool is_row = line == Line::row;
    if (coordinates == Coordinates::zero) return {is_row ? "place.row" : "place.column", {{"line", index}}};
    if (is_row) return {"place.rank", {{"line", size - index}}};
    return {"place.file", {{"line", file_name(index)}}};
}

}  // namespace queens
