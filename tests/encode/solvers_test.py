# SPDX-License-Identifier: MIT
"""usage: solvers_test.py NAME. What `queens encode` writes, solved by the solver of this name (see solvers.py), which finds
as many models as there are solutions, and these; `queens check --from` reads its answer. Without the solver the test is skipped: exit code 77."""
import json
import random
import shutil
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "cli"))
from run import run  # pylint: disable=wrong-import-position
from solvers import SOLVERS  # pylint: disable=wrong-import-position

SKIPPED = 77
NAME = sys.argv.pop(1)
SOLVER = SOLVERS[NAME]
WAYS = ("by-size", "pairwise", "sequential", "product")


class Puzzle:
    """A puzzle, and its solutions by trying every square of every row, one row after another."""

    def __init__(self, size, is_torus=False, given=(), blocked=(), excluded=()):
        self.size, self.is_torus, self.given, self.blocked, self.excluded = size, is_torus, given, blocked, excluded

    def words(self):
        def squares(some):
            return ",".join(f"({row},{column})" for row, column in some)
        lists = {"--given": squares(self.given), "--blocked": squares(self.blocked),
                 "--exclude": ",".join(f"{name}={value}" for name, value in self.excluded)}
        return [*(["--rule", "torus"] if self.is_torus else []),
                *(word for option, value in lists.items() if value for word in (option, value))]

    def lines(self, square):
        row, column = square
        numbers = {"row": row, "column": column, "r+c": row + column, "r-c": row - column}
        return {(name, number % self.size if self.is_torus else number) for name, number in numbers.items()}

    def solutions(self, queens=()):
        row = len(queens)
        if row == self.size:
            return [set(queens)] if set(self.given) <= set(queens) else []
        excluded = {(name, value % self.size if self.is_torus else value) for name, value in self.excluded}
        return [solution for column in range(self.size) for square in [(row, column)]
                if square not in self.blocked and not self.lines(square) & excluded
                and not any(self.lines(square) & self.lines(queen) for queen in queens)
                for solution in self.solutions((*queens, square))]


def random_puzzle(rng, largest):
    size = rng.randint(4, largest)

    def squares(most):
        return [(rng.randrange(size), rng.randrange(size)) for _ in range(rng.randint(0, most))]
    excluded = [("r+c", rng.randrange(2 * size - 1)), ("r-c", rng.randrange(2 * size - 1) - size + 1)]
    return Puzzle(size, is_torus=rng.random() < 0.3, given=squares(1), blocked=squares(size),
                  excluded=excluded[:rng.randint(0, 2)])


class Solvers(unittest.TestCase):
    def check(self, puzzle):
        expected = puzzle.solutions()
        for way in WAYS if SOLVER.encoding == "dimacs" else WAYS[:1]:
            with self.subTest(puzzle=vars(puzzle), way=way):
                encoded = run("encode", puzzle.size, "--to", SOLVER.encoding, "--at-most-one", way, *puzzle.words())
                self.assertEqual((encoded.err, encoded.code), ("", 0))
                answer = SOLVER.answer(encoded.out)
                models = list(SOLVER.models(answer, puzzle.size))
                if SOLVER.finds_all:
                    self.assertEqual(sorted(map(sorted, models)), sorted(map(sorted, expected)))
                else:
                    self.assertEqual(len(models), min(1, len(expected)))
                    self.assertTrue(all(model in expected for model in models))
                self.read_back(puzzle, models)
                self.read_answer(puzzle, SOLVER.told(encoded.out, models, puzzle.size) if SOLVER.told else answer, models)
        return len(expected)

    def read_back(self, puzzle, models):
        if not models or puzzle.size == 0:
            return
        lines = "".join(" ".join(str(column + 1) for _, column in sorted(model)) + "\n" for model in models)
        checked = run("check", "-", *puzzle.words(), stdin=lines)
        self.assertEqual(checked.code, 0, checked.out + checked.err)

    def read_answer(self, puzzle, answer, models):
        """`queens check` finds in the answer what the solver found: with the puzzle beside it, all are solutions."""
        if SOLVER.told and not answer:
            return
        checked = run("check", "-", "--from", SOLVER.encoding, "--size", puzzle.size, *puzzle.words(), "--json", stdin=answer)
        lines = [json.loads(line) for line in checked.out.splitlines()]
        self.assertEqual((checked.err, checked.code), ("", 0 if models else 1), answer)
        if models:
            self.assertTrue(all(line["solution"] for line in lines), answer)
            self.assertEqual(len(lines), 1 if SOLVER.told else len(models), answer)
        else:
            self.assertEqual([line.get("solver_says") for line in lines], ["impossible"], answer)

    def test_empty_boards(self):
        counts = [self.check(Puzzle(size)) for size in range(SOLVER.smallest, SOLVER.largest + 1)]
        self.assertEqual(counts, [1, 1, 0, 0, 2, 10, 4, 40, 92][SOLVER.smallest:SOLVER.largest + 1])

    def test_the_torus(self):
        for size in range(SOLVER.smallest, min(SOLVER.largest, 7) + 1):
            self.check(Puzzle(size, is_torus=True))

    def test_random_puzzles(self):
        rng = random.Random(NAME)
        counts = [self.check(random_puzzle(rng, SOLVER.largest)) for _ in range(20)]
        self.assertTrue(0 in counts and any(counts))

    def test_puzzles_that_contradict_themselves(self):
        size = SOLVER.largest
        for puzzle in (Puzzle(size, given=[(0, 0)], blocked=[(0, 0)]), Puzzle(size, given=[(0, 0), (1, 1)]),
                       Puzzle(size, given=[(0, 1)], excluded=[("r+c", 1)])):
            self.assertEqual(self.check(puzzle), 0)


if __name__ == "__main__":
    missing = [program for program in SOLVER.programs if not shutil.which(program)]
    if missing:
        print(f"SKIPPED: {', '.join(missing)} not found (tools/setup test, and tools/setup solvers, bring the solvers)")
        sys.exit(SKIPPED)
    unittest.main()
