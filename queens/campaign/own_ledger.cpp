// SPDX-License-Identifier: MIT
#include "queens/campaign/own_ledger.hpp"

#include "queens/campaign/ledgers.hpp"

namespace queens::campaigning {

void OwnLedger::write(const std::string& line) {
    if (!file_) {
        file_.emplace(folder_, std::string(ledger_beginning) + host_ + "-");
        sync_folder(folder_);
    }
    file_->append(line);
}

void OwnLedger::write_safely(const std::string& line) {
    write(line);
    file_->sync();
}

}  // namespace queens::campaigning
