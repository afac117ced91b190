// SPDX-License-Identifier: MIT
#include "queens/board/failure.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace queens {
namespace {

struct Reason {
    int error;
    std::string_view id;
};

/// Those that people meet; others are told as the system tells them.
constexpr std::array reasons = {
    Reason{EACCES, "reason.permission_denied"},
    Reason{EBADF, "reason.bad_descriptor"},
    Reason{EEXIST, "reason.file_exists"},
    Reason{EIO, "reason.input_output"},
    Reason{EISDIR, "reason.is_directory"},
    Reason{EMFILE, "reason.too_many_open"},
    Reason{ENAMETOOLONG, "reason.name_too_long"},
    Reason{ENOENT, "reason.no_such_file"},
    Reason{ENOSPC, "reason.no_space"},
    Reason{ENOTDIR, "reason.not_a_directory"},
    Reason{EPERM, "reason.not_permitted"},
    Reason{EROFS, "reason.read_only"},
};

}  // namespace

Argument reason_of(int error) {
    const auto known = std::ranges::find(reasons, error, &Reason::error);
    return known == reasons.end() ? Argument("reason", std::strerror(error)) : phrase("reason", known->id);
}

void fail_reading(const std::string& file, int error) {
    throw EnvironmentFailure({"failure.read", {{"file", file}, reason_of(error)}});
}

void fail_writing(const std::string& file, int error) {
    throw EnvironmentFailure({"failure.write_file", {{"file", file}, reason_of(error)}});
}

}  // namespace queens
