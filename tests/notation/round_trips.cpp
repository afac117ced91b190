// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/notation/notation.hpp"
#include "tests/puzzles.hpp"

namespace queens::notation {
namespace {

constexpr int sizes[] = {0, 1, 2, 3, 4, 8, 9, 10, 26, 27, 100};

bool takes(const Format& format, int size) {
    return size <= format.largest_size;
}

void expect_round_trip(const Format& format, const Placement& placement) {
    const std::string text = written(format, placement);
    EXPECT_EQ(read_one(format.summary.name, text, placement.size()), placement) << format.summary.name << "\n"
                                                                                << text;
}

/// Where the format shows the size, it is not needed for reading; the board of size 0 is an empty line.
bool shows_size(const Format& format, const Placement& placement) {
    if (placement.size() == 0) return format.summary.name == "json";
    const bool is_list_of_squares = format.summary.name == "squares" || format.summary.name == "pairs";
    return !is_list_of_squares || std::ssize(placement.queens()) == placement.size();
}

TEST(Notation, ReadsWhatItWritesInEveryFormat) {
    Random random(1);
    for (const Format* row : formats()) {
        const Format& format = *row;
        for (const int size : sizes) {
            if (!takes(format, size)) continue;
            expect_round_trip(format, random_full(size, random));
            expect_round_trip(format, random_partial(size, random));
            expect_round_trip(format, Placement(size, {}));
            if (format.holds_any_placement) expect_round_trip(format, random_any(size, random));
        }
    }
}

TEST(Notation, ReadsAPlacementWithoutBeingToldItsSize) {
    Random random(2);
    for (const Format* row : formats()) {
        const Format& format = *row;
        for (const int size : sizes) {
            if (!takes(format, size)) continue;
            for (const Placement& placement : {random_full(size, random), random_partial(size, random)}) {
                if (!shows_size(format, placement)) continue;
                const std::string text = written(format, placement);
                EXPECT_EQ(read_one(format.summary.name, text), placement) << format.summary.name << "\n" << text;
            }
        }
    }
}

TEST(Notation, ReadsListsWithHeadingsAndTotalsInEveryFormat) {
    Random random(3);
    for (const Format* row : formats()) {
        const Format& format = *row;
        for (const int size : sizes) {
            if (!takes(format, size)) continue;
            std::vector<Placement> list(size == 0 ? 1 : 3);
            for (Placement& placement : list) placement = random_full(size, random);
            const std::string text = written(format, list, Purpose::list);
            const AllRead all = read_all(format.summary.name, text, size);
            EXPECT_FALSE(all.problem) << format.summary.name << "\n" << text;
            EXPECT_EQ(all.placements, list) << format.summary.name << "\n" << text;
        }
    }
}

TEST(Notation, WritesTheSizeOfAClassInEveryFormatAndPassesOverIt) {
    const Placement placement = columns({1, 3, 0, 2});
    for (const Format* row : formats()) {
        const Format& format = *row;
        const std::string text = written(format, placement, 2);
        EXPECT_EQ(read_one(format.summary.name, text), placement) << text;
        if (format.summary.name != "json") {
            EXPECT_TRUE(text.ends_with(" # 2\n")) << text;
        }
        EXPECT_EQ(read_all(format.summary.name, written(format, Placement(), 1), 0).placements.size(), 1U);
    }
}

TEST(Notation, LineFormatsWriteOneLine) {
    Random random(4);
    for (const Format* row : formats()) {
        const Format& format = *row;
        if (!format.is_line) continue;
        for (const int size : {0, 1, 9}) {
            const std::string text = written(format, random_full(size, random));
            EXPECT_EQ(text.find('\n'), text.size() - 1) << text;
        }
    }
}

TEST(Notation, SurvivesWindowsLinesAByteOrderMarkAndTabs) {
    const Placement placement = columns({1, 3, 0, 2});
    for (const Format* row : formats()) {
        const Format& format = *row;
        std::string text = "\xEF\xBB\xBF";
        for (const char character : written(format, {placement, placement}, Purpose::list)) {
            text += character == '\n' ? " \t\r\n" : std::string(1, character);
        }
        EXPECT_EQ(read_all(format.summary.name, text).placements, (std::vector{placement, placement}))
            << format.summary.name;
    }
    EXPECT_EQ(read_one("numbers", "\t2\t4\t1\t3\t"), placement);
    EXPECT_EQ(read_one("board", "4\t.\tQ\t.\t.\n.\t.\t.\tQ\nQ\t.\t.\t.\n.\t.\tQ\t."), placement);
}

TEST(Notation, ReadsTheSameSquareTwiceWhereSquaresAreListed) {
    const Placement twice(2, {{0, 1}, {0, 1}});
    for (const char* name : {"squares", "pairs", "json"}) expect_round_trip(format_named(name), twice);
}

RC_GTEST_PROP(Notation, ReadsBackAnyPlacementOfAnySize, (std::uint64_t seed)) {
    Random random(seed);
    const int size = testing::any_size(0, 39);
    for (const Format* row : formats()) {
        const Format& format = *row;
        if (!takes(format, size)) continue;
        const Placement placement =
            format.holds_any_placement ? random_any(size, random) : random_partial(size, random);
        const AllRead all = read_all(format.summary.name, written(format, placement), size);
        RC_ASSERT(!all.problem);
        RC_ASSERT(all.placements == std::vector{placement});
    }
}

RC_GTEST_PROP(Notation, ComesToAnEndOnAnyInput, (const std::string& text)) {
    for (const Format* row : formats()) {
        const Format& format = *row;
        Lines lines{std::string_view(text)};
        std::size_t readings = 0;
        for (Reading reading = format.read(lines, {}); reading.placement || reading.problem;
             reading = format.read(lines, {})) {
            RC_ASSERT(++readings <= text.size());
        }
    }
}

}  // namespace
}  // namespace queens::notation
