// SPDX-License-Identifier: MIT
#include "tests/notation/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace queens::notation {
namespace {

Text text_into(std::string& output) {
    return Text([&output](std::string_view piece) {
        output += piece;
        return true;
    });
}

}  // namespace

std::string speak_japanese(const Message& message) {
    if (message.id == "discs.heading") return "第 " + argument(message, "number") + " パターン";
    if (message.id == "discs.total") return argument(message, "count") + " パターン配置可能でした。";
    if (message.id == "discs.none") return "配置不可能でした。";
    return message.id;
}

std::string written(const Format& format, const std::vector<Placement>& placements, Purpose purpose,
                    EndedBy ended_by) {
    std::string output;
    {
        Text text = text_into(output);
        const auto writer = format.writer(text, {.purpose = purpose, .speak = speak_japanese});
        Total number;
        for (const Placement& placement : placements) writer->write({placement, ++number});
        writer->end({number, ended_by});
        text.flush();
    }
    return output;
}

std::string written(const Format& format, const Placement& placement, int class_size) {
    std::string output;
    {
        Text text = text_into(output);
        format.writer(text, {.speak = speak_japanese})->write({placement, 1, class_size});
        text.flush();
    }
    return output;
}

const Format& format_named(std::string_view name) {
    const Format* format = find_format(name);
    EXPECT_NE(format, nullptr) << name;
    return *format;
}

AllRead read_all(std::string_view format, std::string_view text, std::optional<int> size) {
    AllRead all;
    Lines lines(text);
    while (true) {
        Reading reading = format_named(format).read(lines, size);
        EXPECT_FALSE(reading.placement && reading.problem);
        if (!reading.placement) {
            all.problem = std::move(reading.problem);
            return all;
        }
        all.placements.push_back(std::move(*reading.placement));
    }
}

Placement read_one(std::string_view format, std::string_view text, std::optional<int> size) {
    AllRead all = read_all(format, text, size);
    EXPECT_FALSE(all.problem) << format << ": " << all.problem->id << " in\n" << text;
    EXPECT_EQ(all.placements.size(), 1U) << format << ":\n" << text;
    return all.placements.empty() ? Placement() : all.placements.front();
}

std::string problem_in(std::string_view format, std::string_view text, std::optional<int> size) {
    const AllRead all = read_all(format, text, size);
    return all.problem ? testing::fault(*all.problem) + " " + argument(*all.problem, "value") : "";
}

Placement columns(const std::vector<int>& columns) {
    return Placement::from_columns(columns);
}

Placement random_full(int size, Random& random) {
    std::vector<int> all(static_cast<std::size_t>(size));
    std::iota(all.begin(), all.end(), 0);
    random.shuffle(std::span(all));
    return columns(all);
}

Placement random_partial(int size, Random& random) {
    const Placement full = random_full(size, random);
    std::vector<Square> some;
    std::copy_if(full.queens().begin(), full.queens().end(), std::back_inserter(some),
                 [&](Square) { return random.below(2) == 0; });
    return {size, std::move(some)};
}

Placement random_any(int size, Random& random) {
    std::vector<Square> squares;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            if (random.below(4) == 0) squares.push_back({row, column});
        }
    }
    return {size, std::move(squares)};
}

}  // namespace queens::notation
