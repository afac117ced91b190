// SPDX-License-Identifier: MIT
#include <clocale>

#include "apps/cli/program.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/terminal.hpp"

int main(int count, char** arguments) {
    queens::cli::reserve_closed_streams();
    std::setlocale(LC_CTYPE, "");
    queens::cli::watch_signals();
    const int code = queens::cli::run_program({arguments + 1, arguments + count});
    const int signal = queens::cli::signal_received();
    return signal != 0 ? 128 + signal : code;
}
