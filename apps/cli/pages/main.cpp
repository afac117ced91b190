// SPDX-License-Identifier: MIT
// queens_pages FOLDER: writes the manual (FOLDER/man) and the completions (FOLDER/completions) while building.
#include <filesystem>
#include <fstream>

#include "apps/cli/pages/pages.hpp"

namespace queens::cli {

std::string replaced(std::string text, char from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, 1, to);
    }
    return text;
}

std::string joined(const std::vector<Choice>& choices) {
    std::string names;
    for (const Choice& choice : choices) names += (names.empty() ? "" : " ") + std::string(choice.name);
    return names;
}

namespace {

bool write_page(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    return bool(std::ofstream(file) << text << std::flush);
}

bool write_manual(const std::filesystem::path& folder, const Words& words) {
    bool is_written = true;
    for (const Verb* verb : verbs()) {
        const std::string name = is_without_word(*verb) ? "queens" : "queens-" + std::string(verb->summary.name);
        is_written = write_page(folder / "man1" / (name + ".1"), manual_page(*verb, words)) && is_written;
    }
    return is_written;
}

bool write_pages(const std::filesystem::path& folder) {
    const Words english(Language::english, Script::utf8);
    const auto completions = folder / "completions";
    return write_manual(folder / "man", english) &&
           write_manual(folder / "man/ja", Words(Language::japanese, Script::utf8)) &&
           write_manual(folder / "man/zh_CN", Words(Language::chinese, Script::utf8)) &&
           write_page(completions / "queens.bash", bash_completion()) &&
           write_page(completions / "_queens", zsh_completion(english)) &&
           write_page(completions / "queens.fish", fish_completion(english));
}

}  // namespace
}  // namespace queens::cli

int main(int count, char** arguments) {
    return count == 2 && queens::cli::write_pages(arguments[1]) ? 0 : 1;
}
