// SPDX-License-Identifier: MIT
#include "apps/cli/help.hpp"

#include "apps/cli/choices.hpp"
#include "apps/cli/option.hpp"
#include "queens/notation/display_width.hpp"

namespace queens::cli {
namespace {

/// Names at the left, descriptions at the right.
class Page {
  public:
    explicit Page(const Words& words) : words_(words) {}

    void line(std::string_view text) { text_ += std::string(text) + "\n"; }
    void paragraph(std::string_view id) { line(words_.say(id)); }
    void heading(std::string_view id) { text_ += "\n" + words_.say(id) + "\n"; }
    void entry(std::string_view name, std::string_view summary) {
        constexpr std::size_t name_width = 24;
        text_ += "  " + notation::padded(name, name_width) + words_.say(summary) + "\n";
    }
    template <class Rows>
    void table(std::string_view title, const Rows& rows) {
        heading(title);
        for (const auto& row : rows) entry(row.name, row.summary);
    }
    template <class Row>
    void table(std::string_view title, Table<Row> rows) {
        table(title, summaries_of(rows));
    }
    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    const Words& words_;
    std::string text_;
};

void add_options(Page& page, std::string_view verb) {
    page.heading("help.options");
    for (const Option& option : options()) {
        if (!option.is_taken_by(verb)) continue;
        page.entry((option.letter.empty() ? "" : std::string(option.letter) + ", ") + std::string(option.name) +
                       (option.has_value() ? " " : "") + std::string(option.value),
                   option.summary);
    }
}

void add_tables(Page& page, std::string_view verb) {
    for (const auto& [heading, rows] : choice_tables_of(verb)) page.table(heading, rows);
}

}  // namespace

std::string help_text(const Words& words) {
    Page page(words);
    page.paragraph("help.what");
    page.heading("help.examples");
    page.paragraph("help.examples_all");
    page.table("help.verbs", verbs());
    page.heading("help.more");
    page.paragraph("help.exit_codes");
    return std::move(page).text();
}

std::string help_text(const Verb& verb, const Words& words) {
    const std::string name(verb.summary.name);
    Page page(words);
    page.line("queens " + name + ": " + words.say(verb.summary.summary));
    page.line("queens " + (&verb == &overview_verb ? "" : name + " ") + std::string(verb.summary.arguments) +
              " [OPTION ...]");
    page.heading("help.examples");
    page.paragraph("help.examples_" + name);
    add_options(page, name);
    add_tables(page, name);
    return std::move(page).text();
}

}  // namespace queens::cli
