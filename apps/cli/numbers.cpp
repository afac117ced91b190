// SPDX-License-Identifier: MIT
#include "apps/cli/numbers.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

#include "queens/board/problem.hpp"

namespace queens::cli {
namespace {

constexpr double longest_duration = 1e9;  // seconds: over thirty years

template <class Number>
std::from_chars_result read(const std::string& word, Number& number) {
    return std::from_chars(word.data(), word.data() + word.size(), number);
}

template <class Number>
[[noreturn]] void refuse_number(std::string_view option, const std::string& word, bool is_number, Number low,
                                Number high) {
    refuse({is_number ? "problem.number_out_of_range" : "problem.not_a_whole_number",
            {{"option", std::string(option)},
             {"value", word},
             {"low", std::to_string(low)},
             {"high", std::to_string(high)}}});
}

template <class Number>
Number checked_number(std::string_view option, const std::string& word, Number low, Number high) {
    Number number = 0;
    const auto [end, error] = read(word, number);
    const bool is_whole = end == word.data() + word.size() && error != std::errc::invalid_argument;
    if (!is_whole || error != std::errc() || number < low || number > high) {
        refuse_number(option, word, is_whole, low, high);
    }
    return number;
}

}  // namespace

std::int64_t whole_number(std::string_view option, const std::string& word, std::int64_t low, std::int64_t high) {
    return checked_number(option, word, low, high);
}

std::uint64_t unsigned_number(std::string_view option, const std::string& word) {
    return checked_number<std::uint64_t>(option, word, 0, std::numeric_limits<std::uint64_t>::max());
}

Seconds duration(std::string_view option, const std::string& word) {
    double number = 0;
    const auto [end, error] = read(word, number);
    const std::string_view unit(end, static_cast<std::size_t>(word.data() + word.size() - end));
    const double factor = unit.empty() || unit == "s" ? 1
                          : unit == "ms"              ? 1e-3
                          : unit == "m"               ? 60
                          : unit == "h"               ? 3600
                                                      : 0;
    const double seconds = number * factor;
    if (error == std::errc::invalid_argument || factor == 0 || !(seconds >= 0) || std::isinf(number)) {
        refuse({"problem.not_a_duration", {{"option", std::string(option)}, {"value", word}}});
    }
    if (error != std::errc() || seconds > longest_duration) {
        refuse({"problem.duration_too_long",
                {{"option", std::string(option)},
                 {"value", word},
                 {"high", static_cast<std::int64_t>(longest_duration)}}});
    }
    return Seconds(seconds);
}

std::string words_of(const Words& words, Seconds time) {
    constexpr double day = 86400;
    constexpr double year = 365.25 * day;
    const double seconds = time.count();
    const auto about = [&](std::string_view id, double count) {
        return words.say({std::string(id),
                          {{"count", count < 1000 ? fmt::format("{:.3g}", count) : fmt::format("{:.0f}", count)}}});
    };
    if (seconds > year) return about("duration.years", seconds / year);
    if (seconds > 2 * day) return about("duration.days", seconds / day);
    const auto whole = std::llround(seconds);
    if (whole < 60) return words.say({"duration.seconds", {{"seconds", whole}}});
    if (whole < 3600) {
        return words.say(
            {"duration.minutes", {{"minutes", whole / 60}, {"seconds", fmt::format("{:02}", whole % 60)}}});
    }
    return words.say(
        {"duration.hours", {{"hours", whole / 3600}, {"minutes", fmt::format("{:02}", whole / 60 % 60)}}});
}

bool looks_like_number(std::string_view word) {
    if (!word.empty() && (word.front() == '-' || word.front() == '+')) word.remove_prefix(1);
    return !word.empty() && '0' <= word.front() && word.front() <= '9';
}

}  // namespace queens::cli
