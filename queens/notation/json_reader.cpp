// SPDX-License-Identifier: MIT
#define JSON_NO_IO  // no iostream in the library
#include "queens/notation/json_reader.hpp"

#include <cmath>
#include <deque>
#include <nlohmann/json.hpp>
#include <utility>

#include "queens/notation/json_value.hpp"
#include "queens/notation/scanner.hpp"
#include "queens/notation/square_list.hpp"

namespace queens::notation {
namespace {

using Json = nlohmann::json;

std::string text_of(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_square(const Json& value) {
    if (value.is_object()) return value.contains("row");
    return value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number();
}

/// Lists within lists, or objects: each element is a placement, or again a list of them.
bool is_list_of_placements(const Json& value) {
    return value.is_array() && !value.empty() && value[0].is_structured() && !is_square(value[0]);
}

/// The last line of a listing, with its totals.
bool is_ending(const Json& value) {
    const bool has_total = value.is_object() && (value.contains("solutions") || value.contains("classes"));
    return has_total && !value.contains("queens");
}

/// Whether it is a whole number; those of more than 64 bits are floating ones here.
bool is_whole(const Json& value) {
    return value.is_number_integer() || (value.is_number_float() && std::abs(value.get<double>()) > largest_size);
}

/// The whole number that a value is, from 0 up to the highest; else nothing.
std::optional<int> number_in(const Json& value, std::int64_t highest) {
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(largest_size)) {
        return std::nullopt;
    }
    const auto number = value.get<std::int64_t>();
    if (number < 0 || number > highest) return std::nullopt;
    return static_cast<int>(number);
}

/// Reads one value.
class ValueReader {
  public:
    ValueReader(const JsonText& where, std::optional<int> size) : where_(where), size_(size) {}

    Reading read(const Json& value) {
        if (value.is_array()) return read_squares(value);
        const auto queens = value.find("queens");
        if (queens == value.end() || !queens->is_array()) return failure(problem("notation.json_no_queens", value));
        const auto size = value.find("size");
        if (size != value.end()) {
            if (auto problem = read_size(*size)) return failure(std::move(*problem));
        }
        return read_squares(*queens);
    }

  private:
    std::optional<Problem> read_size(const Json& value) {
        const std::optional<int> size = number_in(value, largest_size);
        if (!is_whole(value)) return problem("notation.json_not_whole", value);
        if (!size) return problem("notation.size_out_of_range", value, {{"low", 0}, {"high", largest_size}});
        if (size_ && *size != *size_) return problem("notation.wrong_size", value, {{"size", *size_}});
        size_ = size;
        return std::nullopt;
    }

    Reading read_squares(const Json& list) {
        SquareList squares(size_);
        for (const Json& square : list) {
            if (auto problem = read_square(square, squares)) return failure(std::move(*problem));
        }
        return success(squares.take());
    }

    [[nodiscard]] std::optional<Problem> read_square(const Json& square, SquareList& squares) const {
        if (!is_square(square)) return problem("notation.json_not_a_square", square);
        const bool is_object = square.is_object();
        const Json row = is_object ? square.at("row") : square[0];
        const Json column = is_object ? square.value("column", square.value("col", Json())) : square[1];
        if (column.is_null()) return problem("notation.json_not_a_square", square);
        const auto row_number = number_in(row, squares.limit() - 1);
        const auto column_number = number_in(column, squares.limit() - 1);
        if (!row_number || !column_number) return outside(row_number ? column : row, squares.limit());
        squares.add(*row_number, *column_number);
        return std::nullopt;
    }

    [[nodiscard]] Problem outside(const Json& number, std::int64_t limit) const {
        if (!is_whole(number)) return problem("notation.json_not_whole", number);
        if (limit == 0) return problem("notation.no_such_square", number);
        return problem("notation.number_out_of_range", number, {{"low", 0}, {"high", limit - 1}});
    }

    [[nodiscard]] Problem problem(std::string_view id, const Json& value, std::vector<Argument> more = {}) const {
        Problem result{std::string(id),
                       {{"line", where_.line}, {"position", where_.position}, {"value", shown(text_of(value))}}};
        std::move(more.begin(), more.end(), std::back_inserter(result.arguments));
        return result;
    }

    const JsonText& where_;
    std::optional<int> size_;
};

/// Each element on a line of its own.
std::deque<std::string> lines_of(const Json& list) {
    std::deque<std::string> lines;
    for (const Json& element : list) lines.push_back(text_of(element));
    return lines;
}

}  // namespace

Reading read_json(Lines& lines, std::optional<int> size) {
    while (true) {
        JsonReading next = take_json(lines);
        if (next.problem) return failure(std::move(*next.problem));
        if (!next.value) return {};
        const Json value = Json::parse(next.value->text, nullptr, false);
        if (value.is_discarded()) {
            return failure({"notation.json_syntax",
                            {{"line", next.value->line},
                             {"position", next.value->position},
                             {"value", shown(std::string_view(next.value->text).substr(0, 80))}}});
        }
        if (is_list_of_placements(value)) {
            lines.put_back(lines_of(value));
        } else if (!is_ending(value)) {
            return ValueReader(*next.value, size).read(value);
        }
    }
}

}  // namespace queens::notation
