# SPDX-License-Identifier: MIT
"""What the tutorials' programs print, we print, up to blanks at line ends."""
import json
import unittest
from pathlib import Path

from run import ROOT, run

SIZES = (1, 2, 3, 4, 5, 6, 8)


def trimmed(text):
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]


def expected(name):
    return (Path(ROOT) / "tests/tutorials" / name).read_text(encoding="utf-8")


class Tutorials(unittest.TestCase):
    def compare(self, pattern, *words):
        for n in SIZES:
            with self.subTest(n=n):
                verb, *options = words
                answer = run(verb, n, *options)
                self.assertEqual(trimmed(answer.out), trimmed(expected(pattern.format(n))))
                self.assertEqual(answer.code, 1 if n in (2, 3) else 0)

    def test_java_prints_all_patterns_and_their_number(self):
        self.compare("java_{}.txt", "enumerate", "--format", "discs", "--lang", "ja")

    def test_java_words_come_without_any_utf8_locale(self):
        answer = run("enumerate", 4, "--format", "discs", "--lang", "ja", LC_ALL="C")
        self.assertEqual(trimmed(answer.out), trimmed(expected("java_4.txt")))

    def test_javascript_prints_coordinates(self):
        self.compare("js_pairs_{}.txt", "enumerate", "--format", "pairs")

    def test_ruby_prints_all_boards(self):
        self.compare("ruby_all_{}.txt", "enumerate", "--method", "columns", "--format", "ruby")

    def test_cpp_prints_the_first_matrix(self):
        self.compare("cpp_{}.txt", "solve", "--method", "columns", "--format", "matrix")
        for language in ("ja", "zh"):
            self.assertEqual(run("solve", 3, "--format", "matrix", "--lang", language).out, "Solution does not exist\n")

    def test_javascript_lists_positions_and_their_number(self):
        for n in SIZES:
            with self.subTest(n=n):
                *solutions, total = map(json.loads, run("enumerate", n, "--format", "json").out.splitlines())
                blocks = expected(f"js_pairs_{n}.txt").split("==== result ")[1:]
                pairs = [[[int(part) for part in line.split(",")] for line in block.split("\n")[1:] if line]
                         for block in blocks]
                ours = [[[queen["row"], queen["column"]] for queen in solution["queens"]] for solution in solutions]
                self.assertEqual(ours, pairs)
                self.assertEqual(total, {"solutions": str(len(pairs)), "ended_by": "end"})

    def test_ruby_traces_placements_and_removals(self):
        for n in (1, 4, 5, 6, 8):
            answer = run("trace", n, "--algorithm", "columns", "--format", "ruby")
            self.assertEqual(trimmed(answer.out), trimmed(expected(f"ruby_trace_{n}.txt")), n)
            self.assertEqual(answer.code, 0)

    def test_ruby_trace_ends_where_the_original_crashes(self):
        for n in (2, 3):
            answer = run("trace", n, "--algorithm", "columns", "--format", "ruby")
            beginning = trimmed(expected(f"ruby_trace_beginning_{n}.txt"))
            self.assertEqual(trimmed(answer.out), beginning + ["No solution."])
            self.assertEqual(answer.code, 1)


if __name__ == "__main__":
    unittest.main()
