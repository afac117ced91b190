// SPDX-License-Identifier: MIT
// The library does not know the command line: the tool says which option a refusal is about.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "queens/board/problem.hpp"

namespace queens::cli {

/// The option that a problem of the library comes from.
struct OptionOfProblem {
    std::string_view problem;
    std::string_view option;
};

/// Does the work. If it is refused for one of these problems, the option is told before the sentence.
template <class Work>
auto naming_options(std::initializer_list<OptionOfProblem> options, const Work& work) {
    try {
        return work();
    } catch (const BadRequest& refused) {
        Problem problem = refused.problem();
        for (const OptionOfProblem& row : options) {
            if (row.problem == problem.id) problem.arguments.emplace_back("where", std::string(row.option));
        }
        refuse(std::move(problem));
    }
}

}  // namespace queens::cli
