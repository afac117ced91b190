// SPDX-License-Identifier: MIT
#include "queens/campaign/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <filesystem>
#include <random>
#include <system_error>

#include "queens/board/failure.hpp"

namespace queens::campaigning {
namespace {

/// Calls until no signal interrupts.
template <class Call>
auto uninterrupted(const Call& call) {
    auto result = call();
    while (result < 0 && errno == EINTR) result = call();
    return result;
}

void sync_descriptor(int descriptor, const std::string& path) {
    // Some file systems have nothing to do for a folder, and say so by EINVAL.
    if (uninterrupted([&] { return fsync(descriptor); }) != 0 && errno != EINVAL) fail_writing(path, errno);
}

class Reading {
  public:
    explicit Reading(const std::string& path) : path_(path), descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (descriptor_ < 0) fail_reading(path, errno);
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;
    ~Reading() { close(descriptor_); }

    [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
    /// The number of bytes read; 0 at the end.
    std::size_t read(char* buffer, std::size_t size, std::uint64_t offset) const {
        const auto length =
            uninterrupted([&] { return pread(descriptor_, buffer, size, static_cast<off_t>(offset)); });
        if (length < 0) fail_reading(path_, errno);
        return static_cast<std::size_t>(length);
    }

  private:
    const std::string& path_;
    int descriptor_;
};

std::string random_digits() {
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string digits;
    const std::uint64_t bits = random_bits();
    for (unsigned shift = 0; shift < 32; shift += 4) digits += hexadecimal[bits >> shift & 0xF];
    return digits;
}

}  // namespace

std::string path_in(const std::string& folder, const std::string& name) {
    return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

NewFile::NewFile(const std::string& folder, const std::string& stem) {
    while (descriptor_ < 0) {
        path_ = path_in(folder, stem + random_digits());
        descriptor_ = open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor_ < 0 && errno != EEXIST && errno != EINTR) fail_writing(path_, errno);
    }
}

NewFile::~NewFile() {
    close(descriptor_);
}

void NewFile::append(std::string_view text) {
    while (!text.empty()) {
        const auto written = uninterrupted([&] { return write(descriptor_, text.data(), text.size()); });
        if (written < 0) fail_writing(path_, errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void NewFile::sync() {
    sync_descriptor(descriptor_, path_);
}

void make_folder(const std::string& folder) {
    if (is_there(folder)) return;
    const std::filesystem::path above = std::filesystem::path(folder + "/").parent_path().parent_path();
    const std::string parent = above.empty() ? "." : above.string();
    if (parent != folder) make_folder(parent);
    if (mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) fail_writing(folder, errno);
    sync_folder(parent);
}

void sync_folder(const std::string& folder) {
    const Reading reading(folder);
    sync_descriptor(reading.descriptor(), folder);
}

void put_file(const std::string& folder, const std::string& name, std::string_view text) {
    const std::string path = path_in(folder, name);
    NewFile file(folder, "unfinished-" + name + "-");
    try {
        file.append(text);
        file.sync();
        if (rename(file.path().c_str(), path.c_str()) != 0) fail_writing(path, errno);
    } catch (...) {
        unlink(file.path().c_str());
        throw;
    }
    sync_folder(folder);
}

bool is_there(const std::string& path) {
    struct stat status {};
    // What cannot be looked at is there: who opens it is told why.
    return stat(path.c_str(), &status) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

std::string read_file(const std::string& path) {
    std::string text;
    read_from(path, 0, [&](std::string_view piece) { text += piece; });
    return text;
}

void read_from(const std::string& path, std::uint64_t offset, const std::function<void(std::string_view)>& take) {
    const Reading reading(path);
    std::vector<char> buffer(std::size_t{1} << 16);
    while (const std::size_t length = reading.read(buffer.data(), buffer.size(), offset)) {
        take({buffer.data(), length});
        offset += length;
    }
}

std::vector<std::string> names_in(const std::string& folder, std::string_view beginning) {
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::string name = entry->path().filename().string();
        if (name.starts_with(beginning) && name.find('\n') == std::string::npos) names.push_back(std::move(name));
    }
    if (error) fail_reading(folder, error.value());
    std::sort(names.begin(), names.end());
    return names;
}

FileSize size_of_file(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) fail_reading(path, errno);
    return {static_cast<std::uint64_t>(status.st_size), std::difftime(std::time(nullptr), status.st_mtime)};
}

std::uint64_t random_bits() {
    std::random_device random;
    return std::uint64_t{random()} << 32 | random();
}

std::string host_name() {
    std::array<char, 256> buffer{};
    if (gethostname(buffer.data(), buffer.size() - 1) != 0) return "unknown";
    std::string name(buffer.data());
    std::replace_if(
        name.begin(), name.end(),
        [](char letter) {
            const bool is_letter = ('a' <= letter && letter <= 'z') || ('A' <= letter && letter <= 'Z');
            return !is_letter && !('0' <= letter && letter <= '9') && letter != '.' && letter != '-';
        },
        '-');
    constexpr std::size_t longest = 64;
    return name.empty() ? "unknown" : name.substr(0, longest);
}

}  // namespace queens::campaigning
