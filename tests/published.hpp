// SPDX-License-Identifier: MIT
// data/published.tsv as expectations.
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

namespace queens::testing {

/// The published value; an exception if there is none, so that no test passes for want of an expectation.
inline std::string published(const std::string& quantity, int n) {
    static const auto table = [] {
        std::map<std::pair<std::string, int>, std::string> values;
        std::ifstream file(QUEENS_SOURCE_DIR "/data/published.tsv");
        for (std::string line; std::getline(file, line);) {
            std::istringstream fields(line);
            std::string name, size, value;
            std::getline(fields, name, '\t');
            std::getline(fields, size, '\t');
            std::getline(fields, value, '\t');
            if (name.empty() || name.front() == '#' || name == "quantity") continue;
            values[{name, std::stoi(size)}] = value;
        }
        return values;
    }();
    const auto found = table.find({quantity, n});
    if (found == table.end()) throw std::out_of_range("no published " + quantity + " for " + std::to_string(n));
    return found->second;
}

}  // namespace queens::testing
