# SPDX-License-Identifier: MIT
"""Puzzle files: for every verb, in every format, from a file or from standard input."""
import json
import tempfile
import unittest
from pathlib import Path

from run import run, shell

NAUCK = "\n".join("........" if row not in (3, 4) else "...Q...." if row == 3 else ".Q......" for row in range(8)) + "\n"
SAME = ('{"size": 8, "given": [[4, 1], [3, 3]]}', "letting n = 8\nletting init = [[4, 1], [3, 3]]\n", NAUCK)


class Puzzles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, text, name="puzzle.txt"):
        (self.folder / name).write_bytes(text.encode())
        return str(self.folder / name)

    def test_naucks_puzzle_has_its_two_solutions_in_every_format(self):
        for text in SAME:
            for variant in (text, "\ufeff" + text.replace("\n", " \t\r\n")):
                for words, stdin in (((self.file(variant),), ""), (("-",), variant)):
                    answer = run("enumerate", *words, "--format", "ranks", stdin=stdin)
                    self.assertEqual((sorted(answer.out.split()), answer.code), (["64158273", "74258136"], 0), text)
                    answer = run("enumerate", *words, "--format", "numbers", stdin=stdin)
                    self.assertEqual(sorted(answer.out.splitlines()), ["5 1 8 4 2 7 3 6", "5 7 1 4 2 8 6 3"])

    def test_every_verb_takes_a_file(self):
        puzzle = self.file(NAUCK)
        self.assertEqual(run("solve", puzzle).out, "5 1 8 4 2 7 3 6\n")
        self.assertEqual(run("count", puzzle).out, "2\n")
        self.assertEqual(run("trace", puzzle).out, run("trace", 8, "--given", "b4,d5").out)
        self.assertIn("2 solutions", run(puzzle).out)
        self.assertIn(puzzle, run(puzzle).out)  # what to do next
        self.assertEqual(run("draw", "--puzzle", puzzle).out, run("draw", "b4,d5", "--size", 8, "--given", "b4,d5").out)
        answer = run("check", "--puzzle", puzzle)
        self.assertIn("2 of 8", answer.out)
        self.assertEqual(run("check", "--puzzle", puzzle, "5 1 8 4 2 7 3 6").code, 0)
        self.assertEqual(run("check", "--puzzle", puzzle, "1 5 8 6 3 7 2 4").code, 1)
        self.assertEqual(run("check", "--puzzle", puzzle, "2 4 1 3").code, 2)
        self.assertEqual(run("check", "--puzzle", puzzle, "b4 d5").code, 0)  # squares on the puzzle's board

    def test_options_go_beside_a_file(self):
        puzzle = self.file(NAUCK)
        self.assertEqual(run("count", puzzle, "--blocked", "a8").out, "2\n")
        self.assertEqual(run("count", puzzle, "--blocked", "a4").out, "2\n")
        self.assertEqual(run("count", puzzle, "--given", "a6").out, "1\n")
        self.assertEqual(run("count", self.file('{"size": 5, "rule": "torus"}')).out, "10\n")
        self.assertEqual(run("count", self.file('{"size": 6, "rule": "torus"}'), "--rule", "chess").out, "4\n")

    def test_all_squares_blocked_or_none(self):
        self.assertEqual(run("solve", self.file("########\n" * 8)).code, 1)
        self.assertEqual(run("count", self.file("########\n" * 8)).out, "0\n")
        self.assertEqual(run("count", self.file("........\n" * 8)).out, "92\n")

    @unittest.skipUnless("sat" in run("help", "solve").out.split(), "built without CaDiCaL")
    def test_a_proof_is_written_and_checked(self):
        puzzle = self.file("........\n" * 7 + "#######.\n")
        impossible = self.file("Q" + "." * 7 + "\n" + "........\n" * 6 + "#######.\n", "impossible.txt")
        proof = str(self.folder / "proof")
        answer = run("solve", impossible, "--proof", proof)
        self.assertEqual((answer.code, answer.out), (1, ""))
        self.assertIn(proof + ".cnf", answer.err)
        self.assertEqual(run("check", "--proof", proof).code, 0)
        self.assertEqual(run("check", "--proof", proof, "--puzzle", impossible).code, 0)
        self.assertEqual(run("check", "--proof", proof, "--puzzle", puzzle).code, 1)  # another puzzle's
        self.assertEqual(run("check", "--proof", proof, "--size", 8).code, 1)
        steps = Path(proof).read_text()
        Path(proof).write_text("".join(line for line in steps.splitlines(True) if line != "0\n"))
        answer = run("check", "--proof", proof, "--json")
        self.assertEqual((answer.code, json.loads(answer.out)["proved"]), (1, False))
        Path(proof).write_text("7 x 0\n")
        self.assertEqual(run("check", "--proof", proof).code, 2)
        # What would go unheard is refused.
        for words in (("--given", "a1"), ("--square", "a1"), ("--hint",), ("2 4 1 3",), ("--puzzle", puzzle, "--size", 8)):
            self.assertEqual(run("check", "--proof", proof, *words).code, 2, words)

    @unittest.skipUnless("sat" in run("help", "solve").out.split(), "built without CaDiCaL")
    def test_a_proof_takes_no_other_file_s_place(self):
        puzzle = self.file("Q..\n...\n...\n", "puzzle.cnf")
        for words in (("--proof", puzzle), ("--proof", self.folder / "puzzle"), ("--proof", "x", "-o", "x.cnf"), ("--proof", self.folder / "." / "puzzle.cnf")):
            refused = run("solve", puzzle, *words)
            self.assertEqual(refused.code, 2, words)
            self.assertIn("another name", refused.err)
        self.assertEqual(Path(puzzle).read_text(), "Q..\n...\n...\n")
        unfinished = self.file("Q..\n...\n...\n", "proof.unfinished")
        self.assertEqual(run("solve", unfinished, "--proof", self.folder / "proof").code, 1)
        self.assertTrue(Path(unfinished).exists())

    @unittest.skipUnless("sat" in run("help", "solve").out.split(), "built without CaDiCaL")
    def test_without_a_proof_no_file_changes(self):
        proof = self.folder / "proof"
        for before in ([], ["proof", "proof.cnf"]):
            for name in before:
                (self.folder / name).write_text("keep\n")
            for words, code in (((8,), 0), ((14, "--rule", "torus", "--node-limit", 10), 3), ((8, "--method", "rows"), 2), ((501,), 2)):
                self.assertEqual(run("solve", *words, "--proof", str(proof)).code, code, words)
                self.assertEqual(sorted(path.name for path in self.folder.glob("proof*")), before)
                self.assertTrue(all((self.folder / name).read_text() == "keep\n" for name in before))
        self.assertEqual(run("solve", 8, "--proof", str(self.folder / "no" / "proof")).code, 4)
        self.assertEqual(run("solve", 3, "--proof", str(self.folder)).code, 2)
        self.assertEqual(run("solve", 3, "--proof", str(proof)).code, 1)
        self.assertEqual(run("check", "--proof", str(proof), "--size", 3).code, 0)

    def test_a_proof_has_two_files_with_names(self):
        for words in (("solve", 3), ("check",)):
            for name in ("-", ""):
                answer = run(*words, "--proof", name)
                self.assertEqual((answer.code, answer.out), (2, ""), (words, name))
                self.assertIn("--proof takes the name of a file", answer.err)

    def test_a_puzzle_where_a_placement_is_wanted_is_recognised(self):
        for text in (*SAME[:2], "..#.\n....\nQ...\n....\n", "....\n..#.\n....\n....\n", "\tQ\t.\t#\n" + "\t.\t.\t.\n" * 2,
                     "n = 4\nnumdiags = 1\ndiags = [[3, 1]]\n", "letting n = 4\nletting blocks = [[1, 1]]\n"):
            puzzle = self.file(text)
            for verb in ("check", "draw"):
                answer = run(verb, puzzle)
                self.assertEqual((answer.code, answer.out), (2, ""), text)
                self.assertIn(f"queens {verb} --puzzle {puzzle}", answer.err, text)
                self.assertIn(run(verb, "--puzzle", puzzle).code, (0, 1), text)

    def test_a_files_name_may_begin_with_a_digit(self):
        puzzle = self.file(NAUCK, "8q.txt")
        done = shell(f"cd '{self.folder}' && queens count 8q.txt")
        self.assertEqual((done.out, Path(puzzle).name), ("2\n", "8q.txt"))
        self.assertIn("no whole number", run("generate", puzzle).err)

    def test_faults_are_told_with_file_line_and_character(self):
        answer = run("solve", self.file("....\n..x.\n....\n....\n"))
        self.assertEqual((answer.code, answer.out), (2, ""))
        for part in ("puzzle.txt", "Line 2", "character 3", "x"):
            self.assertIn(part, answer.err)
        answer = run("solve", "-", stdin="letting n = 4\nletting blocks = [[5, 1]]")
        self.assertEqual(answer.code, 2)
        self.assertIn("Line 2, character 20", answer.err)
        self.assertEqual(run("solve", str(self.folder)).code, 4)
        self.assertEqual(run("solve", str(self.folder / "nothing.txt")).code, 2)
        self.assertEqual(run("check", "--puzzle", str(self.folder / "nothing.txt")).code, 4)

    def test_a_hundred_thousand_lines_are_read(self):
        size = 100_000
        text = f"letting n = {size}\nletting init = [\n" + ",\n".join(f"[{row}, {2 * row + 1}]" for row in range(50_000)) + "]"
        answer = run("check", "--puzzle", self.file(text), "--json")
        self.assertEqual((json.loads(answer.out)["queens"], answer.code), (50_000, 0))


if __name__ == "__main__":
    unittest.main()
