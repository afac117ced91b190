// SPDX-License-Identifier: MIT
// `text`: a numbered sentence for each event, indented by depth, and the totals.
#include <algorithm>
#include <string>

#include "queens/notation/event_sentences.hpp"
#include "queens/notation/trace_rows.hpp"

namespace queens::notation {
namespace {

class TextTrace final : public TraceWriter {
  public:
    TextTrace(Text& text, TraceStyle style) : TraceWriter(text, std::move(style)), sentences_(this->style()) {}

    void write(const Event& event, const EventTotals& so_far) override {
        const std::string number = to_string(so_far.events);
        text().put(std::string(number_width - std::min(number_width, number.size()), ' '));
        text().put(number);
        text().put(std::string(2 + 2 * static_cast<std::size_t>(event.depth), ' '));
        text().put(sentences_.next(event));
        text().put('\n');
    }

    void end(const EventTotals& totals, EndedBy ended_by) override {
        if (is_impossible(totals, ended_by)) {
            text().put(say({"answer.no_solution", {}}));
            text().put('\n');
        }
        text().put(say(totals_message(totals)));
        text().put('\n');
    }

  private:
    static constexpr std::size_t number_width = 5;

    EventSentences sentences_;
};

}  // namespace

const TraceFormat text_trace = {.summary = {.name = "text", .summary = "trace_format.text"},
                                .writer = make_trace_writer<TextTrace>};

}  // namespace queens::notation
