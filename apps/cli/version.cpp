// SPDX-License-Identifier: MIT
#include "apps/cli/version.hpp"

#include <nlohmann/json.hpp>
#include <vector>

namespace queens::embedded {
extern const std::string_view commit;
extern const std::string_view commit_date;
}  // namespace queens::embedded

namespace queens::cli {
namespace {

constexpr std::string_view compiler = QUEENS_COMPILER;
constexpr std::string_view machine = QUEENS_MACHINE;

/// The kinds of CPU that the program has code of its own for, the best of them first: none yet.
std::vector<std::string_view> cpu_targets() {
    return {};
}

}  // namespace

std::string version_text(const Words& words) {
    std::string targets;
    for (const std::string_view target : cpu_targets())
        targets += (targets.empty() ? "" : ", ") + std::string(target);
    const Message about_targets =
        targets.empty() ? Message{"version.no_targets", {}} : Message{"version.targets", {{"targets", targets}}};
    return "queens " + std::string(version_number()) + "\n" +
           words.say({"version.built",
                      {{"commit", std::string(embedded::commit)},
                       {"compiler", std::string(compiler)},
                       {"machine", std::string(machine)}}}) +
           "\n" + words.say(about_targets) + "\n";
}

std::string version_json() {
    const nlohmann::ordered_json json = {{"version", version_number()}, {"commit", embedded::commit},
                                         {"date", version_date()},      {"compiler", compiler},
                                         {"machine", machine},          {"cpu_targets", cpu_targets()}};
    return json.dump() + "\n";
}

std::string_view version_number() {
    return QUEENS_VERSION;
}

std::string_view version_date() {
    return embedded::commit_date;
}

}  // namespace queens::cli
