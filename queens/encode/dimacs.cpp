// SPDX-License-Identifier: MIT
// Clauses: a variable for each square, and what the at-most-one constraints add.
#include <array>
#include <map>
#include <vector>

#include "queens/encode/answer.hpp"
#include "queens/encode/at_most_one.hpp"
#include "queens/encode/constraints.hpp"
#include "queens/encode/encoding.hpp"

namespace queens {

namespace {

using namespace encoding;

void add(const Constraint& constraint, int size, const Way& way, std::vector<int>& literals, Clauses& clauses) {
    literals.clear();
    for (const Square square : constraint.squares) literals.push_back(variable_of(square, size));
    if (constraint.amount == Amount::none) {
        for (const int literal : literals) clauses.add({-literal});
    } else {
        if (constraint.amount == Amount::exactly_one) clauses.add(literals);
        way.add(literals, clauses);
    }
}

/// What encode_clauses will return. How much a constraint adds depends on its length alone, so that each length is
/// tried once only.
FormulaSize size_of_formula(const Puzzle& puzzle, const Way& way) {
    const ClauseSink ignore = [](std::span<const int>) { return Flow::go_on; };
    std::array<std::map<std::size_t, FormulaSize>, 3> added;  // by amount and length
    std::vector<int> literals;
    FormulaSize whole{.variables = std::int64_t{puzzle.size()} * puzzle.size()};
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        auto& by_length = added[static_cast<std::size_t>(constraint.amount)];
        const auto [entry, is_new] = by_length.try_emplace(constraint.squares.size());
        if (is_new) {
            Clauses clauses(0, ignore);
            add(constraint, puzzle.size(), way, literals, clauses);
            entry->second = clauses.size();
        }
        whole.variables += entry->second.variables;
        whole.clauses += entry->second.clauses;
        return Flow::go_on;
    });
    return whole;
}

}  // namespace

FormulaSize encode_clauses(const Puzzle& puzzle, std::string_view at_most_one, const ClauseSink& sink) {
    const Way& way = row_named(ways(), at_most_one, "kind.at_most_one");
    const int size = puzzle.size();
    check_size("kind.encoding", "dimacs", size, 0, largest_formula_size);
    Clauses clauses(size * size, sink);
    std::vector<int> literals;
    for_each_constraint(puzzle, [&](const Constraint& constraint) {
        add(constraint, size, way, literals, clauses);
        return clauses.flow();
    });
    return clauses.size();
}

namespace encoding {
namespace {

void write(const Puzzle& puzzle, const EncodeOptions& options, Text& text) {
    const int size = puzzle.size();
    const FormulaSize whole = size_of_formula(puzzle, row_named(ways(), options.at_most_one, "kind.at_most_one"));
    put_heading(text, "c", puzzle);
    put(text, "c Rows and columns count from 0. Variable row * ", size,
        " + column + 1: a queen stands on the square.\n");
    if (whole.variables > std::int64_t{size} * size) {
        put(text, "c Variables from ", size * size + 1,
            " on are auxiliary, defined by the others: ", "a solution is one model.\n");
    }
    put(text, "p cnf ", whole.variables, " ", whole.clauses, "\n");
    encode_clauses(puzzle, options.at_most_one, [&](std::span<const int> clause) {
        for (const int literal : clause) put(text, literal, " ");
        text.put("0\n");
        return text.is_closed() ? Flow::stop : Flow::go_on;
    });
}

}  // namespace

const Encoding dimacs_encoding = {{"dimacs", "encoding.dimacs", 0, largest_formula_size}, write, read_dimacs_answer};

}  // namespace encoding
}  // namespace queens
