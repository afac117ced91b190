// SPDX-License-Identifier: MIT
// Proofs that there is no solution: written by `solve --method sat`, checked here, and broken in every way.
#include <gtest/gtest.h>

#include <unistd.h>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "queens/check.hpp"
#include "queens/notation/dimacs.hpp"
#include "queens/solve.hpp"
#include "tests/encode/encoded.hpp"
#include "tests/fault.hpp"
#include "tests/naive_rup.hpp"
#include "tests/oracle.hpp"
#include "tests/puzzles.hpp"

namespace queens {
namespace {

using Proof = std::vector<ProofStep>;

ProofCheck checked(const Clauses& clauses, const Proof& proof) {
    std::size_t at = 0;
    return check_proof(clauses, [&]() -> std::optional<ProofStep> {
        if (at == proof.size()) return std::nullopt;
        return proof[at++];
    });
}

bool accepts(const Clauses& clauses, const Proof& proof) {
    return checked(clauses, proof).is_accepted;
}

Clauses clauses(std::initializer_list<std::vector<int>> list) {
    Clauses result;
    for (const auto& clause : list) {
        for (const int literal : clause) result.variables = std::max(result.variables, std::abs(literal));
        result.add(clause);
    }
    return result;
}

Proof read_proof(std::string_view text) {
    notation::Lines lines(text);
    notation::ProofReader reader(lines, 100'000);
    Proof proof;
    while (auto step = reader.next()) proof.push_back(std::move(*step));
    EXPECT_FALSE(reader.problem());
    return proof;
}

// Not 1 and not 2, 1 or 2 …: all four clauses over two variables.
const Clauses square = clauses({{1, 2}, {1, -2}, {-1, 2}, {-1, -2}});

TEST(Proof, IsAcceptedOnlyWithTheEmptyClause) {
    EXPECT_TRUE(accepts(square, read_proof("1 0\n0\n")));
    EXPECT_FALSE(accepts(square, read_proof("1 0\n")));
    EXPECT_FALSE(accepts(square, {}));
    EXPECT_FALSE(accepts(clauses({{}}), {}));
    EXPECT_TRUE(accepts(clauses({{}}), read_proof("0")));
    EXPECT_EQ(checked(square, read_proof("1 0\n0\n3 0\n")).steps, 2);
}

TEST(Proof, IsRefusedAtTheFirstStepThatDoesNotFollow) {
    const auto result = checked(square, read_proof("0\n"));
    EXPECT_FALSE(result.is_accepted);
    ASSERT_TRUE(result.unproved);
    EXPECT_TRUE(result.unproved->literals.empty());
    EXPECT_EQ(checked(square, read_proof("2 0\n3 0\n0\n")).steps, 3);  // after 2 all is refuted, so 3 follows
    EXPECT_EQ(checked(clauses({{1, 2}}), read_proof("1 2 0\n3 0\n0\n")).steps, 2);
    EXPECT_FALSE(accepts(clauses({{1, 2}, {1, -2}, {-1, 2}}), read_proof("1 0\n0\n")));
}

TEST(Proof, MayNotUseWhatWasDeleted) {
    EXPECT_FALSE(accepts(square, read_proof("d 2 1 0\n1 0\n0\n")));
    EXPECT_TRUE(accepts(square, read_proof("1 0\nd 1 2 0\nd 1 -2 0\n0\n")));
    // What rested on the deleted clause is not known any more.
    EXPECT_FALSE(accepts(clauses({{1}, {-1, 2}, {-2, 3}, {-3, 4, 5}, {-3, 4, -5}}), read_proof("d 1 0\n3 0\n")));
    EXPECT_TRUE(accepts(clauses({{1}, {1}, {-1}}), read_proof("d 1 0\n0\n")));  // one of two equal ones
    EXPECT_TRUE(accepts(square, read_proof("d 7 8 0\n1 0\n0\n")));              // it was never there
}

TEST(Proof, IsReadWithItsFaultsPointedAt) {
    const auto fault = [](std::string_view text) -> std::string {
        notation::Lines lines(text);
        notation::ProofReader reader(lines, 9);
        while (reader.next()) {
        }
        return reader.problem() ? testing::fault(*reader.problem()) : "none";
    };
    EXPECT_EQ(fault("c mine\n1 -2 0\r\nd 1 -2 0 \n0\n"), "none");
    EXPECT_EQ(fault("1 0\n1 x 0\n"), "not_a_literal 2:3");
    EXPECT_EQ(fault("1 0\n1 2\n"), "unexpected_end 2:4");
    EXPECT_EQ(fault("1 0 2 0\n"), "unexpected_character 1:5");
    EXPECT_EQ(fault("99999999999 0\n"), "not_a_literal 1:1");
    EXPECT_EQ(fault("9 0\n-10 0\n"), "not_a_literal 2:1");  // the formula has nine variables
}

TEST(Proof, FormulasAreReadAsTheyAreWritten) {
    for (const Draft& draft :
         {Draft{.size = 0}, Draft{.size = 4}, Draft{.size = 8, .given = {{1, 1}}, .blocked = {{0, 0}}}}) {
        const std::string text = testing::encoded(Puzzle(draft), {.to = "dimacs"});
        notation::Lines lines{std::string_view(text)};
        const auto reading = notation::read_dimacs(lines);
        ASSERT_TRUE(reading.clauses) << reading.problem->id;
        EXPECT_EQ(*reading.clauses, clauses_of(Puzzle(draft)));
    }
    for (const char* text : {"", "p cnf 1 1\n", "p cnf 1 1\n1\n", "p cnf 1 1\n2 0\n", "p cnf 1 1\n1 0\n1 0\n",
                             "1 0\n", "p cnf x 1\n", "p cnf 1 1\n1 -0x 0\n"}) {
        notation::Lines lines{std::string_view(text)};
        EXPECT_TRUE(notation::read_dimacs(lines).problem) << text;
    }
}

bool has_sat() {
    const auto all = methods();
    return std::any_of(all.begin(), all.end(), [](const MethodSummary& method) { return method.name == "sat"; });
}

/// The proof that the puzzle has no solution; nothing if it has one.
std::optional<Proof> proof_of(const Puzzle& puzzle) {
    const std::string file =
        (std::filesystem::temp_directory_path() / ("queens_proof_test_" + std::to_string(::getpid()))).string();
    const Solution solution = solve(puzzle, {.proof_file = file}, [](const Found&) { return Flow::stop; });
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    std::filesystem::remove(file);
    if (solution.verdict != Verdict::impossible) return std::nullopt;
    return read_proof(text.str());
}

/// Random puzzles without a solution, and their proofs; the short ones are left out.
struct Impossible {
    Puzzle puzzle;
    Proof proof;
};
std::vector<Impossible> impossible_puzzles(int count, int largest, std::size_t shortest_proof) {
    std::vector<Impossible> result;
    for (std::uint64_t seed = 1; std::ssize(result) < count; ++seed) {
        Random random(seed);
        const int size = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(largest)));
        const Rule rule = random.below(2) == 0 ? Rule::chess : Rule::torus;
        Draft draft = testing::random_draft(size, rule, seed);
        for (int i = 0; i < size * size / 3; ++i) {
            draft.blocked.push_back({static_cast<int>(random.below(static_cast<std::uint64_t>(size))),
                                     static_cast<int>(random.below(static_cast<std::uint64_t>(size)))});
        }
        const Puzzle puzzle(draft);
        auto proof = proof_of(puzzle);
        EXPECT_EQ(proof.has_value(), oracle::solutions(draft).empty());
        if (proof && proof->size() >= shortest_proof) result.push_back({puzzle, std::move(*proof)});
    }
    return result;
}

TEST(Proof, OfSatIsAcceptedAndRefusedWhereItMustBeSlow) {
    if (!has_sat()) GTEST_SKIP() << "built without CaDiCaL";
    int proofs = 0;
    for (const Rule rule : {Rule::chess, Rule::torus}) {
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            const Puzzle puzzle(testing::half_impossible_draft(rule, seed));
            auto proof = proof_of(puzzle);
            if (!proof) continue;  // that it has a solution then is a test of solve
            ++proofs;
            const Clauses formula = clauses_of(puzzle);
            ASSERT_TRUE(accepts(formula, *proof)) << seed;
            ASSERT_TRUE(seed > 100 || naive::accepts(formula, *proof)) << seed;
            // A formula with a model has no proof at all.
            const bool has_model = puzzle.size() != 2 && puzzle.size() != 3;
            ASSERT_FALSE(accepts(clauses_of(Puzzle(has_model ? puzzle.size() : 1)), *proof)) << seed;
            std::erase_if(*proof, [](const ProofStep& step) { return !step.is_deletion && step.literals.empty(); });
            ASSERT_FALSE(accepts(formula, *proof)) << seed;
        }
    }
    EXPECT_GT(proofs, 600);
}

/// The proof with one thing changed.
Proof mutated(Proof proof, int variables, Random& random) {
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random.below(std::max<std::size_t>(bound, 1)));
    };
    const auto literal = [&] {
        const int variable = 1 + static_cast<int>(below(static_cast<std::size_t>(variables)));
        return below(2) == 0 ? variable : -variable;
    };
    const std::size_t at = below(proof.size());
    const auto where = proof.begin() + static_cast<std::ptrdiff_t>(at);
    auto& literals = proof[at].literals;
    switch (below(8)) {
        case 0: proof.erase(where); break;
        case 1:
            if (!literals.empty())
                literals.erase(literals.begin() + static_cast<std::ptrdiff_t>(below(literals.size())));
            break;
        case 2: literals.push_back(literal()); break;
        case 3:
            if (!literals.empty()) literals[below(literals.size())] *= -1;
            break;
        case 4: std::swap(proof[at], proof[below(proof.size())]); break;
        case 5: proof.insert(where, ProofStep{false, {literal()}}); break;
        case 6: {  // something that is there is deleted early
            ProofStep step = proof[below(proof.size())];
            step.is_deletion = true;
            proof.insert(where, step);
            break;
        }
        case 7: proof[at].is_deletion = !proof[at].is_deletion; break;
        default: break;
    }
    return proof;
}

TEST(ProofSlow, MutatedIsJudgedAsTheNaiveCheckerDoes) {
    if (!has_sat()) GTEST_SKIP() << "built without CaDiCaL";
    const auto puzzles = impossible_puzzles(50, 6, 20);
    Random random(7);
    int accepted = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto& [puzzle, proof] = puzzles[static_cast<std::size_t>(i) % puzzles.size()];
        Clauses formula = clauses_of(puzzle);
        Proof changed = proof;
        for (std::uint64_t changes = 1 + random.below(12); changes > 0 && !changed.empty(); --changes) {
            changed = mutated(std::move(changed), formula.variables, random);
        }
        if (random.below(3) == 0) {  // a clause of the formula is missing: what rests on it must fall
            std::vector<std::vector<int>> all = naive::clauses_in(formula);
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(random.below(all.size())));
            formula = Clauses{.variables = formula.variables};
            for (const auto& clause : all) formula.add(clause);
        }
        const bool expected = naive::accepts(formula, changed);
        ASSERT_EQ(accepts(formula, changed), expected) << i;
        accepted += expected ? 1 : 0;
    }
    EXPECT_GT(accepted, 100);
    EXPECT_LT(accepted, 900);
}

TEST(Proof, OfRandomClausesIsJudgedAsTheNaiveCheckerDoes) {
    // Small random formulas and random steps: every way in which clauses can hang together.
    Random random(11);
    int accepted = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto clause = [&] {
            std::vector<int> literals(random.below(4));
            for (int& literal : literals)
                literal = (random.below(2) == 0 ? 1 : -1) * (1 + static_cast<int>(random.below(4)));
            return literals;
        };
        Clauses formula{.variables = 4};
        for (std::uint64_t k = 4 + random.below(12); k > 0; --k) {
            std::vector<int> literals = clause();
            literals.push_back((random.below(2) == 0 ? 1 : -1) * (1 + static_cast<int>(random.below(4))));
            formula.add(literals);
        }
        Proof proof;
        const auto all = naive::clauses_in(formula);
        for (std::uint64_t k = random.below(8); k > 0; --k) {
            const bool is_deletion = random.below(2) == 0;
            proof.push_back({is_deletion, is_deletion ? all[random.below(all.size())] : clause()});
        }
        proof.push_back({false, {}});
        const bool expected = naive::accepts(formula, proof);
        ASSERT_EQ(accepts(formula, proof), expected) << i;
        accepted += expected ? 1 : 0;
    }
    EXPECT_GT(accepted, 30);
}

}  // namespace
}  // namespace queens
