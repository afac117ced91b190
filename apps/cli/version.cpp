// SPDX-License-Identifier: MIT
#include "apps/cli/version.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "queens/count.hpp"

namespace queens::embedded {
extern const std::string_view commit;
extern const std::string_view commit_date;
}  // namespace queens::embedded

namespace queens::cli {
namespace {

constexpr std::string_view compiler = QUEENS_COMPILER;
constexpr std::string_view machine = QUEENS_MACHINE;

std::vector<std::string_view> cpu_targets() {
    std::vector<std::string_view> names;
    for (const TargetSummary& target : targets()) names.push_back(target.name);
    return names;
}

}  // namespace

std::string version_text(const Words& words) {
    std::string names;
    for (const std::string_view target : cpu_targets()) names += (names.empty() ? "" : ", ") + std::string(target);
    return "queens " + std::string(version_number()) + "\n" +
           words.say({"version.built",
                      {{"commit", std::string(embedded::commit)},
                       {"compiler", std::string(compiler)},
                       {"machine", std::string(machine)}}}) +
           "\n" + words.say({"version.targets", {{"targets", names}}}) + "\n";
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
