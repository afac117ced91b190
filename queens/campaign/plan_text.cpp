// SPDX-License-Identifier: MIT
// The plan as text: docs/campaign.md draws it.
#include <algorithm>

#include "queens/board/table.hpp"
#include "queens/campaign/sha256.hpp"
#include "queens/campaign/text.hpp"

namespace queens {
namespace campaigning {
namespace {

constexpr std::string_view heading = "queens campaign plan, version ";

std::string text_of(const Place& place) {
    std::string text = std::to_string(place.piece);
    for (const std::uint8_t column : place.columns) {
        if (column == 0) break;
        text += "/" + std::to_string(column - 1);
    }
    return text;
}

std::string text_of(const Diagonal& diagonal) {
    return std::string(name(diagonal.line)) + "=" + std::to_string(diagonal.value);
}

template <class Items, class Text>
std::string list_line(std::string_view word, const Items& items, const Text& text) {
    if (items.empty()) return "";
    std::string line(word);
    for (const auto& item : items) line += " " + text(item);
    return line + "\n";
}

std::optional<Square> square_of(std::string_view word) {
    const auto row = number_of<int>(take_word(word, ','));
    const auto column = number_of<int>(word);
    if (!row || !column) return {};
    return Square{*row, *column};
}

std::optional<Diagonal> diagonal_of(std::string_view word) {
    const std::string_view line_name = take_word(word, '=');
    const auto value = number_of<int>(word);
    for (const Line line : {Line::rising, Line::falling}) {
        if (value && line_name == name(line)) return Diagonal{line, *value};
    }
    return {};
}

std::optional<Place> place_of(std::string_view word, int size) {
    const auto piece = number_of<std::uint32_t>(take_word(word, '/'));
    if (!piece) return {};
    Place place{.piece = *piece};
    for (std::size_t row = 0; !word.empty(); ++row) {
        const auto column = number_of<int>(take_word(word, '/'));
        if (row == Place::most_rows || !column || *column < 0 || *column >= size) return {};
        place.columns[row] = static_cast<std::uint8_t>(*column + 1);
    }
    return place;
}

class PlanReader {
  public:
    explicit PlanReader(std::string_view text) : text_(text), rest_(text) {}

    CampaignPlan read() {
        read_heading();
        CampaignPlan plan{.puzzle = read_puzzle()};
        plan.pieces = number<std::uint32_t>("pieces");
        plan.pieces_hash = take_word(line_);
        end_line();
        plan.nodes_above = number<std::uint64_t>("above");
        end_line();
        const auto shards = number<std::size_t>("shards");
        end_line();
        if (shards < 1 || shards > most_shards) refuse_line();
        for (std::size_t shard = 0; shard < shards; ++shard) plan.shards.push_back(read_shard(plan, shard));
        read_hash(plan);
        return plan;
    }

  private:
    [[noreturn]] void refuse_line() const { refuse({"problem.plan_line", {{"line", line_number_}}}); }

    void begin_line() {
        ++line_number_;
        if (rest_.find('\n') == std::string_view::npos) refuse_line();
        line_start_ = static_cast<std::size_t>(rest_.data() - text_.data());
        line_ = take_word(rest_, '\n');
    }
    void end_line() const {
        if (!line_.empty()) refuse_line();
    }
    /// A line that begins with this word.
    void begin_line(std::string_view word) {
        begin_line();
        if (take_word(line_) != word) refuse_line();
    }
    template <class Number>
    Number number(std::string_view word) {
        begin_line(word);
        const auto value = number_of<Number>(take_word(line_));
        if (!value) refuse_line();
        return *value;
    }
    /// The items of a line that begins with this word, if the next one does.
    template <class Item>
    std::vector<Item> items(std::string_view word, std::optional<Item> (*item_of)(std::string_view)) {
        std::vector<Item> found;
        if (!rest_.starts_with(std::string(word) + " ")) return found;
        begin_line(word);
        while (!line_.empty()) {
            const auto item = item_of(take_word(line_));
            if (!item) refuse_line();
            found.push_back(*item);
        }
        return found;
    }

    void read_heading() {
        begin_line();
        if (!line_.starts_with(heading)) refuse_line();
        line_.remove_prefix(heading.size());
        if (line_ != std::to_string(CampaignPlan::version)) {
            refuse({"problem.plan_version", {{"value", std::string(line_)}, {"version", CampaignPlan::version}}});
        }
    }

    Puzzle read_puzzle() {
        Draft draft{.size = number<int>("size")};
        end_line();
        begin_line("rule");
        const std::string_view rule_name = take_word(line_);
        const auto rule = std::find_if(std::begin(all_rules), std::end(all_rules),
                                       [&](Rule one) { return rule_name == name(one); });
        if (rule == std::end(all_rules)) refuse_line();
        draft.rule = *rule;
        end_line();
        draft.given = items<Square>("given", square_of);
        draft.blocked = items<Square>("blocked", square_of);
        draft.excluded = items<Diagonal>("excluded", diagonal_of);
        if (draft.size < smallest_campaign_size || draft.size > largest_campaign_size) refuse_line();
        return Puzzle(std::move(draft));
    }

    Place read_shard(const CampaignPlan& plan, std::size_t shard) {
        begin_line();
        if (number_of<std::size_t>(take_word(line_)) != shard) refuse_line();
        const auto place = place_of(take_word(line_), plan.puzzle.size());
        const bool is_in_order = place && (shard == 0 ? *place == Place{} : plan.shards.back() < *place);
        if (!is_in_order || (shard > 0 && place->piece >= plan.pieces)) refuse_line();
        end_line();
        return *place;
    }

    void read_hash(CampaignPlan& plan) {
        begin_line("sha256");
        plan.hash = take_word(line_);
        end_line();
        if (!rest_.empty()) refuse_line();
        if (plan.hash != sha256(text_.substr(0, line_start_))) {
            refuse({"problem.plan_hash", {{"line", line_number_}}});
        }
    }

    std::string_view text_;
    std::string_view rest_;
    std::string_view line_;
    std::size_t line_start_ = 0;
    std::int64_t line_number_ = 0;
};

}  // namespace

std::string text_without_hash(const CampaignPlan& plan) {
    std::string text(heading);
    text += std::to_string(CampaignPlan::version) + "\nsize " + std::to_string(plan.puzzle.size()) + "\nrule " +
            name(plan.puzzle.rule()) + "\n";
    text += list_line("given", plan.puzzle.given(), square_text);
    text += list_line("blocked", plan.puzzle.blocked(), square_text);
    text += list_line("excluded", plan.puzzle.excluded(), [](const Diagonal& line) { return text_of(line); });
    text += "pieces " + std::to_string(plan.pieces) + " " + plan.pieces_hash + "\nabove " +
            std::to_string(plan.nodes_above) + "\nshards " + std::to_string(plan.shards.size()) + "\n";
    for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
        text += std::to_string(shard) + " " + text_of(plan.shards[shard]) + "\n";
    }
    return text;
}

std::optional<Total> total_of(std::string_view word) {
    // A number with a digit more than 2^128 − 1 has.
    if (word.empty() || word.size() > 39) return {};
    if (const auto short_number = number_of<std::uint64_t>(word)) return *short_number;
    Total total;
    for (const char digit : word) {
        if (digit < '0' || digit > '9') return {};
        if (total > Total(~std::uint64_t{0} / 10, 0)) return {};
        total = total * 10 + static_cast<std::uint64_t>(digit - '0');
    }
    if (to_string(total) != word) return {};
    return total;
}

}  // namespace campaigning

std::string text_of(const CampaignPlan& plan) {
    return campaigning::text_without_hash(plan) + "sha256 " + plan.hash + "\n";
}

CampaignPlan read_plan(std::string_view text) {
    return campaigning::PlanReader(text).read();
}

}  // namespace queens
