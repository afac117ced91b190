// SPDX-License-Identifier: MIT
// A folder that is gone after the test.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace queens::testing {

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "queens-campaign-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path_); }

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(file(name), std::ios::binary | std::ios::trunc) << text;
    }

  private:
    std::string path_;
};

inline std::string text_of_file(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

/// All that the ledgers in the folder have.
inline std::string ledger_text(const std::string& folder) {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename().string().starts_with("ledger-")) text += text_of_file(entry.path().string());
    }
    return text;
}

}  // namespace queens::testing
