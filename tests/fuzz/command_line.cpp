// SPDX-License-Identifier: MIT
// A whole command line, a word in each line of the input: whatever it is, the program ends with one of its exit
// codes. Run with -close_fd_mask=3, since the program answers as it would anywhere.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/program.hpp"

namespace {

constexpr int last_exit_code = 4;
constexpr std::size_t longest_input = 4096;

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        words.emplace_back(text.substr(0, end));
        // A shell cannot say a word with a zero byte in it.
        words.back() = words.back().substr(0, words.back().find('\0'));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// Files could be anything, those that are read and those that are written, and limits anything too; a time limit of
/// our own takes their place.
bool is_left_out(const std::string& word) {
    return word.find("/dev") != std::string::npos || word.find("/proc") != std::string::npos ||
           word.find("/sys") != std::string::npos || word.starts_with("--time-limit") || word.starts_with("-o") ||
           word.starts_with("--output");
}

bool searches(const std::vector<std::string>& words) {
    return std::none_of(words.begin(), words.end(),
                        [](const std::string& word) { return word == "check" || word == "draw"; });
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*arguments*/) {
    // Standard input has nothing to say.
    const int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
    if (length > longest_input) return 0;
    std::vector<std::string> words = words_of({reinterpret_cast<const char*>(data), length});
    if (std::any_of(words.begin(), words.end(), is_left_out)) return 0;
    if (searches(words)) words.emplace_back("--time-limit=2ms");
    const int code = queens::cli::run_program(words);
    if (code < 0 || code > last_exit_code) {
        std::fprintf(stderr, "exit code %d\n", code);
        std::abort();
    }
    return 0;
}
