// SPDX-License-Identifier: MIT
#include "apps/cli/near_miss.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "apps/cli/small_letters.hpp"

namespace queens::cli {
namespace {

constexpr std::size_t longest_word = 64;

/// Whether the beginnings of these lengths end in the same two letters, swapped.
bool end_swapped(std::string_view one, std::size_t i, std::string_view other, std::size_t j) {
    return i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
}

/// Slips between two words: the optimal string alignment distance, a table of one row for each letter of `one`.
std::size_t slips(std::string_view one, std::string_view other) {
    std::vector<std::vector<std::size_t>> least(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
    std::iota(least[0].begin(), least[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
        least[i][0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t wrong = one[i - 1] == other[j - 1] ? 0 : 1;
            least[i][j] = std::min({least[i - 1][j] + 1, least[i][j - 1] + 1, least[i - 1][j - 1] + wrong});
            if (end_swapped(one, i, other, j)) least[i][j] = std::min(least[i][j], least[i - 2][j - 2] + 1);
        }
    }
    return least[one.size()][other.size()];
}

std::vector<std::string_view> split(std::string_view names) {
    constexpr std::string_view comma = ", ";
    std::vector<std::string_view> all;
    while (!names.empty()) {
        const auto end = std::min(names.find(comma), names.size());
        all.push_back(names.substr(0, end));
        names.remove_prefix(std::min(end + comma.size(), names.size()));
    }
    return all;
}

std::string_view without_dashes(std::string_view word) {
    word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
    return word;
}

}  // namespace

std::string nearest_name(std::string_view word, std::string_view names) {
    const std::string meant = in_small_letters(std::string(without_dashes(word)));
    if (meant.empty() || meant.size() > longest_word) return {};
    // One slip in a short word, one more for every third letter of a long one.
    std::size_t fewest = std::max<std::size_t>(1, meant.size() / 3) + 1;
    std::string_view nearest;
    for (const std::string_view name : split(names)) {
        const std::string_view bare = without_dashes(name);
        constexpr std::size_t shortest_beginning = 2;
        const bool is_beginning = meant.size() >= shortest_beginning && bare.starts_with(meant);
        const std::size_t count = is_beginning ? 1 : slips(meant, bare);
        if (count >= bare.size()) continue;  // nothing of the name would be left
        if (count == fewest) nearest = {};
        if (count < fewest) nearest = name, fewest = count;
    }
    return std::string(nearest);
}

}  // namespace queens::cli
