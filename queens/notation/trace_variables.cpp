// SPDX-License-Identifier: MIT
// `variables`: a numbered sentence for each event, and the variables after it.
#include <string>

#include "queens/notation/event_sentences.hpp"
#include "queens/notation/trace_rows.hpp"
#include "queens/notation/variables.hpp"

namespace queens::notation {
namespace {

class VariablesTrace final : public TraceWriter {
  public:
    VariablesTrace(Text& text, TraceStyle style)
        : TraceWriter(text, std::move(style)), sentences_(this->style()), variables_(this->style()) {}

    void write(const Event& event, const EventTotals& so_far) override {
        variables_.follow(event);
        text().put(to_string(so_far.events) + ". " + sentences_.next(event) + "\n");
        variables_.write(text());
        text().put('\n');
    }

    void end(const EventTotals& totals, EndedBy ended_by) override {
        if (is_impossible(totals, ended_by)) text().put(say({"answer.no_solution", {}}) + "\n");
        text().put(say(totals_message(totals)) + "\n");
    }

  private:
    EventSentences sentences_;
    Variables variables_;
};

}  // namespace

const TraceFormat variables_trace = {.summary = {.name = "variables", .summary = "trace_format.variables"},
                                     .writer = make_trace_writer<VariablesTrace>};

}  // namespace queens::notation
