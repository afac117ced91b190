// SPDX-License-Identifier: MIT
#include "apps/cli/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "apps/cli/signals.hpp"
#include "queens/board/failure.hpp"

namespace queens::cli {
std::string behind_links(const std::string& name) {
    std::filesystem::path path(name);
    std::error_code error;
    while (std::filesystem::is_symlink(path, error)) path = path.parent_path() / std::filesystem::read_symlink(path);
    return path.string();
}

std::string unfinished_name(const std::string& name) {
    constexpr std::size_t longest_kept = 200;  // what is added must not make a name too long that is not
    const std::filesystem::path path(name);
    const std::string kept = path.filename().string().substr(0, longest_kept);
    return (path.parent_path() / (kept + "." + std::to_string(getpid()) + ".unfinished")).string();
}

void give_name(const std::string& from, const std::string& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    if (error) fail_writing(to, error.value());
}

OutputFile::OutputFile(std::string name, int descriptor) : name_(std::move(name)), descriptor_(descriptor) {}

// By another constructor, so that what was opened is closed and taken away if the rest fails.
OutputFile::OutputFile(std::string name) : OutputFile(std::move(name), -1) {
    struct stat there {};
    const bool exists = stat(name_.c_str(), &there) == 0;
    if (!exists && errno != ENOENT) fail();  // for one, links that lead to each other
    if (exists && !S_ISREG(there.st_mode)) {
        descriptor_ = open(name_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    } else {
        name_ = behind_links(name_);
        unfinished_ = unfinished_name(name_);
        unlink(unfinished_.c_str());  // left by a process that was killed
        constexpr mode_t usual = 0666;
        descriptor_ = open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, usual);
        // Whoever may read the file that is there may read the new one.
        if (descriptor_ >= 0 && exists && fchmod(descriptor_, there.st_mode & 07777U) != 0) fail();
    }
    if (descriptor_ < 0) fail();
}

OutputFile::~OutputFile() {
    if (descriptor_ >= 0) close(descriptor_);
    if (!unfinished_.empty()) unlink(unfinished_.c_str());
}

bool OutputFile::write(std::string_view text) {
    is_empty_ = is_empty_ && text.empty();
    while (!text.empty()) {
        // What is cut short is not kept: no need to write it.
        if (!unfinished_.empty() && signal_received() != 0) return false;
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE || (errno == EINTR && signal_received() != 0)) {
            return false;
        } else if (errno != EINTR) {
            fail();
        }
    }
    return true;
}

void OutputFile::keep() {
    if (close(std::exchange(descriptor_, -1)) != 0) fail();
    if (unfinished_.empty()) return;
    give_name(unfinished_, name_);
    unfinished_.clear();
}

void OutputFile::fail() const {
    fail_writing(name_, errno);
}

}  // namespace queens::cli
