// SPDX-License-Identifier: MIT
// The clauses, by a solver that is written as plainly as possible.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "queens/board/problem.hpp"
#include "queens/encode.hpp"
#include "queens/solve.hpp"
#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

/// Truth values of variables: 1, −1, or 0 for not known; entry 0 is not used.
using Values = std::vector<signed char>;

struct Formula {
    FormulaSize size;
    std::vector<std::vector<int>> clauses;
};

Formula formula_of(const Puzzle& puzzle, std::string_view way) {
    Formula formula;
    formula.size = encode_clauses(puzzle, way, [&](std::span<const int> clause) {
        formula.clauses.emplace_back(clause.begin(), clause.end());
        return Flow::go_on;
    });
    return formula;
}

int value_of(const Values& values, int literal) {
    const int value = values[static_cast<std::size_t>(std::abs(literal))];
    return literal > 0 ? value : -value;
}

void make_true(Values& values, int literal) {
    values[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
}

/// Makes true whatever a clause leaves no choice about. False: some clause has no true literal left.
bool propagate(const Formula& formula, Values& values) {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (const auto& clause : formula.clauses) {
            if (std::any_of(clause.begin(), clause.end(), [&](int l) { return value_of(values, l) == 1; })) continue;
            const auto is_open = [&](int literal) { return value_of(values, literal) == 0; };
            const auto open = std::count_if(clause.begin(), clause.end(), is_open);
            if (open == 0) return false;
            if (open > 1) continue;
            make_true(values, *std::find_if(clause.begin(), clause.end(), is_open));
            has_changed = true;
        }
    }
    return true;
}

void list_models(const Formula& formula, Values values, std::vector<Values>& models) {
    if (!propagate(formula, values)) return;
    const auto open = std::find(values.begin() + 1, values.end(), 0);
    if (open == values.end()) return models.push_back(values);
    for (const bool value : {true, false}) {
        *open = value ? 1 : -1;
        list_models(formula, values, models);
    }
}

std::vector<std::vector<int>> solutions_of(const Formula& formula, int size) {
    std::vector<Values> models;
    list_models(formula, Values(static_cast<std::size_t>(formula.size.variables) + 1), models);
    std::vector<std::vector<int>> solutions;
    for (const Values& model : models) {
        std::vector<int>& columns = solutions.emplace_back();
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                if (value_of(model, variable_of({row, column}, size)) == 1) columns.push_back(column);
            }
        }
    }
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

TEST(Clauses, HaveOneModelForEachSolution) {
    for (const AtMostOneSummary& way : at_most_one_ways()) {
        for (int size = 0; size <= 6; ++size) {
            const Formula formula = formula_of(Puzzle(size), way.name);
            EXPECT_EQ(solutions_of(formula, size), oracle::solutions({.size = size})) << way.name << " " << size;
        }
    }
}

TEST(Clauses, HaveOneModelForEachSolutionOfAnyPuzzle) {
    for (const AtMostOneSummary& way : at_most_one_ways()) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Rule rule = seed % 2 == 0 ? Rule::chess : Rule::torus;
            const Draft draft = testing::random_draft(static_cast<int>(seed % 6), rule, seed);
            const Formula formula = formula_of(Puzzle(draft), way.name);
            EXPECT_EQ(solutions_of(formula, static_cast<int>(draft.size)), oracle::solutions(draft))
                << way.name << " seed " << seed;
        }
    }
}

/// All squares without a queen but those of the placement.
Values values_of(const Formula& formula, const Placement& placement) {
    Values values(static_cast<std::size_t>(formula.size.variables) + 1);
    const int squares = placement.size() * placement.size();
    for (int variable = 1; variable <= squares; ++variable) make_true(values, -variable);
    for (const Square square : placement.queens()) make_true(values, variable_of(square, placement.size()));
    return values;
}

// Lines long enough that each way is used to its full depth.
TEST(Clauses, LeaveNoChoiceToAuxiliaryVariables) {
    constexpr int size = 41;
    Placement solution;
    solve(Puzzle(size), {}, [&](const Found& found) {
        solution = copy(found.queens);
        return Flow::stop;
    });
    for (const AtMostOneSummary& way : at_most_one_ways()) {
        const Formula formula = formula_of(Puzzle(size), way.name);
        Values values = values_of(formula, solution);
        EXPECT_TRUE(propagate(formula, values)) << way.name;
        EXPECT_EQ(std::count(values.begin() + 1, values.end(), 0), 0) << way.name;
    }
}

TEST(Clauses, RefuseEveryPairThatSharesALineByPropagation) {
    constexpr int size = 41;
    for (const AtMostOneSummary& way : at_most_one_ways()) {
        const Formula formula = formula_of(Puzzle(size), way.name);
        for (const Square other : {Square{20, 33}, Square{40, 20}, Square{7, 33}, Square{33, 33}, Square{20, 21}}) {
            Values values(static_cast<std::size_t>(formula.size.variables) + 1);
            for (const Square square : {Square{20, 20}, other}) make_true(values, variable_of(square, size));
            EXPECT_FALSE(propagate(formula, values)) << way.name << " " << other.row << "," << other.column;
        }
    }
}

TEST(Clauses, AreFewWhereLinesAreLong) {
    const auto clauses = [](std::string_view way) { return formula_of(Puzzle(100), way).size.clauses; };
    EXPECT_LT(clauses("product"), clauses("sequential"));
    EXPECT_LT(clauses("by-size"), 130'000);
    EXPECT_GT(clauses("pairwise"), 1'600'000);
}

TEST(Clauses, EndWhenTheSinkHasHadEnough) {
    int clauses = 0;
    encode_clauses(Puzzle(5000), "pairwise",
                   [&](std::span<const int>) { return ++clauses < 3 ? Flow::go_on : Flow::stop; });
    EXPECT_EQ(clauses, 3);
}

TEST(Clauses, AreRefusedForBoardsThatAreTooLarge) {
    const ClauseSink ignore = [](std::span<const int>) { return Flow::stop; };
    EXPECT_THROW(encode_clauses(Puzzle(largest_formula_size + 1), "product", ignore), BadRequest);
    EXPECT_THROW(encode_clauses(Puzzle(8), "no such way", ignore), BadRequest);
}

}  // namespace
}  // namespace queens
