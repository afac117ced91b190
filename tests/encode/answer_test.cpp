// SPDX-License-Identifier: MIT
// Answers as the solvers print them, and as they should not be.
#include <gtest/gtest.h>

#include <string>

#include "queens/encode.hpp"
#include "tests/fault.hpp"

namespace queens {
namespace {

LineSource lines_of(std::string text) {
    return [text = std::move(text), at = std::size_t{0}](std::string& line) mutable {
        if (at >= text.size()) return false;
        const auto end = std::min(text.find('\n', at), text.size());
        line = text.substr(at, end - at);
        at = end + 1;
        return true;
    };
}

/// What was read: models as `2 4 1 3` (in order of rows, with a row of two queens as `2,3` and of none as `-`), one
/// after another with a slash between; then what the solver says, or what is wrong and where.
std::string answer(std::string_view encoding, int size, const std::string& text) {
    AnswerReader reader(encoding, size, lines_of(text));
    std::string result;
    for (;;) {
        const Answer piece = reader.next();
        if (!result.empty() && (piece.placement || piece.verdict || piece.problem)) result += " / ";
        if (piece.problem) return result + testing::fault(*piece.problem);
        if (piece.verdict) return result + (*piece.verdict == Verdict::impossible ? "impossible" : "gave up");
        if (!piece.placement) return result;
        const auto queens = piece.placement->queens();
        for (int row = 0; row < size; ++row) {
            std::string columns;
            for (const Square square : queens) {
                if (square.row == row) columns += (columns.empty() ? "" : ",") + std::to_string(square.column + 1);
            }
            result += (row > 0 ? " " : "") + (columns.empty() ? "-" : columns);
        }
    }
}

// Short names for what is written often.
std::string dimacs(const std::string& text) {
    return answer("dimacs", 4, text);
}
std::string lp(const std::string& text) {
    return answer("lp", 4, text);
}

TEST(AnswersOfClauses, AreLinesOfValues) {
    EXPECT_EQ(dimacs("c version\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8\nv 9 -10 -11 -12 -13 -14 15 -16 0\n"),
              "2 4 1 3");
    EXPECT_EQ(dimacs("s SATISFIABLE\r\nv 2 8 9 15 0\r\n"), "2 4 1 3");
    EXPECT_EQ(dimacs("v x2 -x3 x8 x9 x15 0"), "2 4 1 3");
}

TEST(AnswersOfClauses, MayBeSeveral) {
    EXPECT_EQ(
        dimacs("c Solving...\nc Answer: 1\nv 2 8 9 15 0\nc Answer: 2\nv 3 5 12 14 0\ns SATISFIABLE\nc Models : 2\n"),
        "2 4 1 3 / 3 1 4 2");
    EXPECT_EQ(dimacs("s SATISFIABLE\nv 2 8 9 15 0\ns SATISFIABLE\nv 3 5 12 14 0\ns UNSATISFIABLE\n"),
              "2 4 1 3 / 3 1 4 2");
    EXPECT_EQ(dimacs("v 2 8 9 15 0\nv 3 5 12 14 0\n"), "2 4 1 3 / 3 1 4 2");
}

TEST(AnswersOfClauses, MayHaveAuxiliaryVariables) {
    EXPECT_EQ(dimacs("v 2 8 9 15 16 17 -18 99999999999999999999 0"), "2 4 1 3,4");
    EXPECT_EQ(answer("dimacs", 0, "s SATISFIABLE\nv 1 0\n"), "");
}

TEST(AnswersOfClauses, DoNotContradictThemselves) {
    EXPECT_EQ(dimacs("v 2 -2 8 9 15 0"), "both_values 1:5");
    EXPECT_EQ(answer("opb", 4, "v -x2 x8 x2"), "both_values 1:10");
    EXPECT_EQ(dimacs("v 2 2 8 9 15 -17 17 0"), "2 4 1 3");  // 17 is no square's
    EXPECT_EQ(dimacs("s UNSATISFIABLE\nc then\nv 2 8 9 15 0\n"), "contradicts_itself 1:");
}

TEST(AnswersOfClauses, AreReadAsTheyAre) {
    EXPECT_EQ(dimacs("v 1 2 5 0"), "1,2 1 - -");
    EXPECT_EQ(dimacs("v 0"), "- - - -");
}

TEST(AnswersOfClauses, MaySayThatThereIsNone) {
    EXPECT_EQ(dimacs("c version\ns UNSATISFIABLE\n"), "impossible");
    EXPECT_EQ(dimacs("s UNKNOWN\n"), "gave up");
    EXPECT_EQ(dimacs("s INDETERMINATE\n"), "gave up");
}

TEST(AnswersOfClauses, ArePointedAtWhereWrong) {
    EXPECT_EQ(dimacs(""), "missing 1:");
    EXPECT_EQ(dimacs("s SATISFIABLE\n"), "missing 2:");
    EXPECT_EQ(dimacs("v 2 8 9\n"), "unfinished 2:");
    EXPECT_EQ(dimacs("v 2 8 9\ns SATISFIABLE"), "unfinished 2:");
    EXPECT_EQ(dimacs("v 2 8a 0"), "unexpected 1:5");
    EXPECT_EQ(dimacs("v 2 --8 0"), "unexpected 1:5");
    EXPECT_EQ(dimacs("v 2 0 8 0"), "unexpected 1:7");
    EXPECT_EQ(dimacs("v 2 -0"), "unexpected 1:5");
    EXPECT_EQ(dimacs("s PERHAPS"), "unexpected 1:3");
    EXPECT_EQ(dimacs("2 4 1 3"), "unexpected 1:1");
    EXPECT_EQ(dimacs("v 2 8 9 15 0\nwhat?"), "2 4 1 3 / unexpected 2:1");
}

TEST(AnswersOfPseudoBooleans, EndWithTheirLines) {
    const auto opb = [](const std::string& text) { return answer("opb", 4, text); };
    EXPECT_EQ(opb("c clasp\nc Answer: 1\nv -x1 x2 -x3 x8\nv x9 x15 -x16\ns SATISFIABLE\n"), "2 4 1 3");
    EXPECT_EQ(opb("v x2 x8 x9 x15\no 0\nv 3 5 12 14\n"), "2 4 1 3 / 3 1 4 2");
    EXPECT_EQ(opb("s OPTIMUM FOUND\nv x2 x8 x9 x15 0"), "2 4 1 3");
    EXPECT_EQ(opb("s UNSATISFIABLE"), "impossible");
    EXPECT_EQ(opb("v x2 y3"), "unexpected 1:6");
    EXPECT_EQ(answer("opb", 0, "s SATISFIABLE\nv\n"), "");
}

TEST(AnswersOfLinearPrograms, AreReadFromCbc) {
    EXPECT_EQ(lp("Optimal - objective value 0.00000000\n"
                 "      0 row_0                  1                       0\n"
                 "      0 x_0_0                  0                       0\n"
                 "      1 x_0_1                  1                       0\n"
                 "      7 x_1_3         0.99999999                       0\n"
                 "**    8 x_2_0                  1                       0\n"
                 "     14 x_3_2                  1                       0\n"
                 "Total time (CPU seconds):       0.00   (Wallclock seconds):       0.01\n"),
              "2 4 1 3");
    EXPECT_EQ(lp("Integer infeasible - objective value 0.00000000\n      0 x_0_0                0.5       0\n"),
              "impossible");
    EXPECT_EQ(lp("Infeasible - objective value 0.00000000\n"), "impossible");
    EXPECT_EQ(lp("Stopped on time (no integer solution - continuous used) - objective value 0\n 0 x_0_0 0.5 0\n"),
              "gave up");
}

TEST(AnswersOfLinearPrograms, AreReadFromGlpsol) {
    const std::string heading = "Problem:    \nRows:       18\nColumns:    16 (16 integer, 16 binary)\n";
    const std::string table =
        "   No. Column name       Activity     Lower bound   Upper bound\n"
        "------ ------------    ------------- ------------- -------------\n"
        "     2 x_0_1        *              1             0             1 \n"
        "     3 x_0_2        *              0             0             1 \n"
        "     8 x_1_3        *              1             0             1 \n"
        "     9 x_2_0        *              1             0             1 \n"
        "    15 x_3_2        *              1             0             1 \n"
        "\nInteger feasibility conditions:\n\nKKT.PE: max.abs.err = 0.00e+00 on row 0\n";
    EXPECT_EQ(answer("mps", 4, heading + "Status:     INTEGER OPTIMAL\n" + table), "2 4 1 3");
    EXPECT_EQ(answer("mps", 4, heading + "Status:     INTEGER EMPTY\n" + table), "impossible");
    EXPECT_EQ(answer("mps", 4, heading + "Status:     INTEGER UNDEFINED\n" + table), "gave up");
    EXPECT_EQ(lp("PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION\n"), "impossible");
}

TEST(AnswersOfLinearPrograms, AreReadFromScipAndHighs) {
    EXPECT_EQ(lp("solution status: optimal solution found\nobjective value:                                    0\n"
                 "x_0_1                                               1 \t(obj:0)\n"
                 "x_1_3                                               1 \t(obj:0)\n"
                 "x_2_0                               0.999999999999998 \t(obj:0)\n"
                 "x_3_2                                               1 \t(obj:0)\n"),
              "2 4 1 3");
    EXPECT_EQ(lp("solution status: infeasible\nno solution available\n"), "impossible");
    EXPECT_EQ(lp("SCIP Status        : problem is solved [infeasible]\nno solution available\n"), "impossible");
    EXPECT_EQ(lp("no solution available\n"), "gave up");
    EXPECT_EQ(
        lp("Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 5\nx_0_1 1\nx_1_3 1\n"
           "x_2_0 1\nx_3_2 1\nx_3_3 -0\n# Rows 1\nrow_0 1\n\n# Dual solution values\nFeasible\n# Columns 1\nx_0_1 "
           "0\n"),
        "2 4 1 3");
    EXPECT_EQ(lp("Model status\nInfeasible\n\n# Primal solution values\nNone\n"), "impossible");
}

TEST(AnswersOfLinearPrograms, ArePointedAtWhereWrong) {
    EXPECT_EQ(lp("x_0_1 0.5"), "not_whole 1:7");
    EXPECT_EQ(lp("x_0_1 nan"), "not_whole 1:7");
    EXPECT_EQ(lp("x_0_1 one"), "unexpected 1:7");
    EXPECT_EQ(lp("x_0_1"), "cut_off 1:6");
    EXPECT_EQ(lp("x_0_4 1"), "number_out_of_range 1:5");
    EXPECT_EQ(lp("x_0_1_2 1"), "unexpected 1:1");
    EXPECT_EQ(lp("x_0 1"), "unexpected 1:1");
    EXPECT_EQ(lp("Optimal\n"), "missing 2:");
}

TEST(AnswersOfLogicPrograms, AreAtoms) {
    const auto asp = [](const std::string& text) { return answer("asp", 4, text); };
    EXPECT_EQ(asp("clingo version 5.4.1\nReading from p.asp\nSolving...\nAnswer: 1\n"
                  "queen(0,2) queen(1,0) queen(2,3) queen(3,1)\nAnswer: 2\n"
                  "queen(3,2) queen(2,0) queen(1,3) queen(0,1)\nSATISFIABLE\n\nModels       : 2\n"),
              "3 1 4 2 / 2 4 1 3");
    EXPECT_EQ(asp("queen(0,1) queen(1,3) queen(2,0) queen(3,2)\nSATISFIABLE\n"), "2 4 1 3");
    EXPECT_EQ(asp("% Answer: 1\nANSWER\nqueen(0,1). queen(1,3). queen(2,0). queen(3,2).\n% Models : 1\n"), "2 4 1 3");
    EXPECT_EQ(asp("Answer: 1 (Time: 0.003s)\n\nSATISFIABLE\n"), "- - - -");
    EXPECT_EQ(asp("Solving...\nUNSATISFIABLE\n\nModels : 0\n"), "impossible");
    EXPECT_EQ(asp("INCONSISTENT\n"), "impossible");
    EXPECT_EQ(asp("UNKNOWN\n"), "gave up");
    EXPECT_EQ(asp("Solving...\n"), "missing 2:");
    EXPECT_EQ(asp("Answer: 1\n"), "unfinished 2:");
    EXPECT_EQ(asp("Answer: 1\nqueen(0,1) quee"), "unexpected 2:12");
    EXPECT_EQ(asp("Answer: 1\nqueen(0,1"), "cut_off 2:10");
    EXPECT_EQ(asp("Answer: 1\nqueen(0,4)"), "number_out_of_range 2:9");
    EXPECT_EQ(asp("Answer: 1\nqueen(-1,3)"), "number_out_of_range 2:7");
}

TEST(AnswersOfMiniZinc, AreLinesOfColumns) {
    const auto minizinc = [](const std::string& text) { return answer("minizinc", 4, text); };
    EXPECT_EQ(minizinc("3 1 4 2\n----------\n2 4 1 3\n----------\n==========\n"), "3 1 4 2 / 2 4 1 3");
    EXPECT_EQ(minizinc("% statistics\n%%%mzn-stat: paths=0\n3 1 4 2\n----------\n%%%mzn-stat-end\n"), "3 1 4 2");
    EXPECT_EQ(minizinc("1 1 - 2\n"), "1 1 - 2");
    EXPECT_EQ(minizinc("=====UNSATISFIABLE=====\n"), "impossible");
    EXPECT_EQ(minizinc("=====UNKNOWN=====\n"), "gave up");
    EXPECT_EQ(minizinc("=====ERROR=====\n"), "unexpected 1:1");
    EXPECT_EQ(minizinc("----------\n"), "unexpected 1:1");
    EXPECT_EQ(minizinc("3 1 4\n----------\n"), "too_few_entries 1:6");
    EXPECT_EQ(minizinc("3 1 4 5\n----------\n"), "number_out_of_range 1:7");
    EXPECT_EQ(minizinc("\n==========\n"), "missing 3:");
    EXPECT_EQ(answer("minizinc", 0, "\n----------\n==========\n"), "");
    EXPECT_EQ(answer("minizinc", 0, " ----------\n----------\t\n"), "");
    EXPECT_EQ(minizinc("3 1 4 2\n \n ---------- \n2 4 1 3\n"), "3 1 4 2 / 2 4 1 3");
}

TEST(AnswersOfSmt, ArePairs) {
    const auto smtlib = [](const std::string& text) { return answer("smtlib", 4, text); };
    EXPECT_EQ(smtlib("sat\n((q0 1)\n (q1 3)\n (q2 0)\n (q3 2))\n"), "2 4 1 3");
    EXPECT_EQ(smtlib("sat\n((q3 2) (q1 3) (q2 0) (q0 1))\nsat\n((q0 2)(q1 0)(q2 3)(q3 1))\nunsat\n"),
              "2 4 1 3 / 3 1 4 2");
    EXPECT_EQ(smtlib("((q0 1) (q0 2))"), "2,3 - - -");
    EXPECT_EQ(smtlib("unsat\n(error \"line 13 column 21: model is not available\")\n"), "impossible");
    EXPECT_EQ(smtlib("unknown\n"), "gave up");
    EXPECT_EQ(smtlib("timeout\n"), "gave up");
    EXPECT_EQ(smtlib("sat\n"), "missing 2:");
    EXPECT_EQ(smtlib("sat\n((q0 1)\n (q1 3)\n"), "unfinished 4:");
    EXPECT_EQ(smtlib("((q0 4))"), "number_out_of_range 1:6");
    EXPECT_EQ(smtlib("((q4 0))"), "number_out_of_range 1:4");
    EXPECT_EQ(smtlib("((q0 (- 1)))"), "unexpected 1:6");
    EXPECT_EQ(smtlib("((q0\n"), "unfinished 2:");
    EXPECT_EQ(smtlib("((q0 1)) more"), "unexpected 1:10");
    EXPECT_EQ(smtlib("(error \"line 1\")"), "unexpected 1:2");
    EXPECT_EQ(answer("smtlib", 0, "sat\n"), "");
}

TEST(AnswersOfXcsp3, AreInstantiations) {
    const auto xcsp3 = [](const std::string& text) { return answer("xcsp3", 4, text); };
    EXPECT_EQ(xcsp3("c ACE\ns SATISFIABLE\nv <instantiation id='sol1' type='solution'>  <list> q[] </list>  "
                    "<values> 1 3 0 2 </values>  </instantiation>\nd FOUND SOLUTIONS 1\nc real time : 0.4\n"),
              "2 4 1 3");
    EXPECT_EQ(xcsp3("v <instantiation>\nv \t<list>q[0] q[1] q[2] q[3] </list>\nv \t<values>1 3 0 2 </values>\nv "
                    "</instantiation>\n"),
              "2 4 1 3");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[3] q[1] </list> <values> 2 * </values> </instantiation>"), "- - - 3");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] </list> <values> 1x3 0 </values> </instantiation>"), "2 2 2 1");
    EXPECT_EQ(xcsp3("s UNSATISFIABLE\n"), "impossible");
    EXPECT_EQ(xcsp3("s UNKNOWN\n"), "gave up");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] </list>\ns SATISFIABLE\n"), "unfinished 2:");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] </list> <values> 1 3 0 </values> </instantiation>"),
              "wrong_count 1:62");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] </list> <values> 1 3 0x9 </values>"), "number_out_of_range 1:53");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] </list> <values> 1 3 0x3 </values>"), "wrong_count 1:54");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[] q[] </list>"), "unexpected 1:30");
    EXPECT_EQ(xcsp3("v <instantiation> <list> q[4] </list>"), "number_out_of_range 1:28");
    EXPECT_EQ(xcsp3("v <instance>"), "unexpected 1:3");
    EXPECT_EQ(xcsp3("v <instantiation"), "unexpected 1:3");
}

TEST(AnswersOfAnnealers, AreZerosAndOnes) {
    const auto qubo = [](const std::string& text) { return answer("qubo", 4, text); };
    EXPECT_EQ(qubo("16 bits,  find Min, SubMatrix= 47, -a o, timeout=2592000.0 sec\n0100000110000010\n"
                   "-16.00000 Energy of solution\n0 Number of Partitioned calls, 1 output sample\n"),
              "2 4 1 3");
    EXPECT_EQ(qubo("[0, 1, 0, 0,  0, 0, 0, 1,  1, 0, 0, 0,  0, 0, 1, 0]\n"), "2 4 1 3");
    EXPECT_EQ(qubo("1 0\n6 0\n"), "- - - -");
    EXPECT_EQ(qubo("# variable, value\n1 1\n7 1\n8 1\n14 1\n15 0\n"), "2 4 1 3");
    EXPECT_EQ(qubo("{0: 0, 1: 1, 7: 1, 14: 1, 8: 1}\n{}\n"), "2 4 1 3 / - - - -");
    EXPECT_EQ(qubo("# nothing\n"), "missing 2:");
    EXPECT_EQ(qubo("010000011000001\n"), "wrong_count 1:16");
    EXPECT_EQ(qubo("01000001100000100\n"), "wrong_count 1:17");
    EXPECT_EQ(qubo("0100000110000020\n"), "unexpected 1:15");
    EXPECT_EQ(qubo("16 1\n"), "number_out_of_range 1:1");
    EXPECT_EQ(qubo("1 2\n"), "unexpected 1:3");
    EXPECT_EQ(qubo("{1: 1"), "cut_off 1:6");
    EXPECT_EQ(qubo("{11}"), "unexpected 1:4");
    EXPECT_EQ(answer("qubo", 1, "1\n"), "1");
    EXPECT_EQ(answer("qubo", 1, "0 1\n"), "1");
    EXPECT_EQ(answer("qubo", 0, "[]\n"), "");
}

TEST(Answers, AreRefusedForSizesThatTheEncodingDoesNotTake) {
    for (const EncodingSummary& encoding : encodings()) {
        if (encoding.smallest_size > 0) {
            EXPECT_THROW(AnswerReader(encoding.name, encoding.smallest_size - 1, lines_of("")), BadRequest);
        }
        const auto problem = AnswerReader(encoding.name, encoding.smallest_size, lines_of("")).next().problem;
        ASSERT_TRUE(problem) << encoding.name;
        EXPECT_EQ(problem->id, "answer.missing") << encoding.name;
    }
    EXPECT_THROW(AnswerReader("prolog", 8, lines_of("")), BadRequest);
}

TEST(Answers, EndAfterAProblemOrAVerdict) {
    for (const std::string text : {"v 1 a", "s UNSATISFIABLE"}) {
        AnswerReader reader("dimacs", 1, lines_of(text + "\nv 1 0\n"));
        EXPECT_FALSE(reader.next().placement);
        const Answer end = reader.next();
        EXPECT_FALSE(end.placement || end.problem || end.verdict);
    }
}

}  // namespace
}  // namespace queens
