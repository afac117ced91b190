// SPDX-License-Identifier: MIT
#include "queens/notation/lines.hpp"

#include <utility>

namespace queens::notation {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Without what editors and other systems leave at the ends of a line.
void clean(std::string& line, bool is_first) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (is_first && line.starts_with(byte_order_mark)) line.erase(0, byte_order_mark.size());
}

/// Hands out the lines of a text.
class TextSource {
  public:
    explicit TextSource(std::string_view text) : left_(text) {}

    bool operator()(std::string& line) {
        if (left_.empty()) return false;
        const std::size_t length = left_.find('\n');
        line = left_.substr(0, length);
        left_.remove_prefix(length == std::string_view::npos ? left_.size() : length + 1);
        return true;
    }

  private:
    std::string_view left_;
};

}  // namespace

Lines::Lines(std::string_view text) : source_(TextSource(text)) {}

const std::string* Lines::peek() {
    if (!put_back_.empty()) return &put_back_.front();
    if (!line_) {
        line_.emplace();
        if (!source_(*line_)) {
            line_.reset();
            return nullptr;
        }
        clean(*line_, number_ == 1);
    }
    return &*line_;
}

void Lines::next() {
    if (!put_back_.empty()) return put_back_.pop_front();
    if (peek() == nullptr) return;
    line_.reset();
    ++number_;
}

void Lines::put_back(std::deque<std::string> lines) {
    put_back_.insert(put_back_.begin(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
}

}  // namespace queens::notation
