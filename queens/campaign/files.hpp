// SPDX-License-Identifier: MIT
// Files that are safe on the disk when they say so. All throw EnvironmentFailure, with the file's name and the
// reason.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace queens::campaigning {

[[nodiscard]] std::string path_in(const std::string& folder, const std::string& name);

/// A new file that is only appended to.
class NewFile {
  public:
    /// Of a name that nobody else has: `stem` and eight random hexadecimal digits.
    NewFile(const std::string& folder, const std::string& stem);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile();

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    void append(std::string_view text);
    /// Returns when all that was appended is on the disk.
    void sync();

  private:
    std::string path_;
    int descriptor_ = -1;
};

/// Makes the folder and those above it, on the disk.
void make_folder(const std::string& folder);
/// Returns when the folder's names are on the disk.
void sync_folder(const std::string& folder);
/// A whole file, on the disk: it has its name when all of it is there; what has no name yet is taken away.
void put_file(const std::string& folder, const std::string& name, std::string_view text);

[[nodiscard]] bool is_there(const std::string& path);
[[nodiscard]] std::string read_file(const std::string& path);
/// Reads from this byte on, in pieces.
void read_from(const std::string& path, std::uint64_t offset, const std::function<void(std::string_view)>& take);
/// The names in the folder that begin so, in their order.
[[nodiscard]] std::vector<std::string> names_in(const std::string& folder, std::string_view beginning);

struct FileSize {
    std::uint64_t bytes = 0;
    /// Since it was changed last.
    double age_s = 0;
};
[[nodiscard]] FileSize size_of_file(const std::string& path);

/// Bits that no other process is likely to have.
[[nodiscard]] std::uint64_t random_bits();

/// This machine's name, in letters, digits, dots and dashes.
[[nodiscard]] std::string host_name();

}  // namespace queens::campaigning
