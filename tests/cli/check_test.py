# SPDX-License-Identifier: MIT
"""`queens check` and `queens draw`: what is read, what is assumed, and what the verdict says."""
import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from run import PROGRAM, environment, run, shell
from terminal import Session

FORMATS = ("numbers", "indices", "ranks", "squares", "fen", "json", "board", "letters", "bars", "ruby", "discs",
           "matrix", "pairs")
NAMED = ("indices", "ranks", "bars", "ruby", "matrix")  # their lines could be of another format as well
GUESSED = tuple(name for name in FORMATS if name not in NAMED)
SOLUTION = "2 4 1 3"


class Verdicts(unittest.TestCase):
    def test_the_main_diagonal_has_28_attacks(self):
        answer = run("check", *range(1, 9))
        self.assertEqual(answer.code, 1)
        self.assertIn("28 pairs", answer.out)
        self.assertEqual(answer.out.count(" and "), 20)
        self.assertIn("--all", answer.out)
        every = run("check", *range(1, 9), "--all").out
        self.assertEqual(every.count(" and "), 28)
        self.assertNotIn("--all", every)
        verdict = json.loads(run("check", *range(1, 9), "--json", "--all").out)
        self.assertEqual((verdict["legal"], verdict["attacks"], len(verdict["named"])), (False, "28", 28))

    def test_a_queen_between_two_others_does_not_protect_them(self):
        self.assertEqual(json.loads(run("check", "1 2 3", "--json").out)["attacks"], "3")

    def test_a_repeated_column_is_an_attack(self):
        answer = run("check", 1, 1, "-", "-")
        self.assertEqual(answer.code, 1)
        self.assertIn("a4 and a3, along the column", answer.out)

    def test_a_row_may_be_empty(self):
        answer = run("check", "2", "-", "1", "-")
        self.assertEqual(answer.code, 0)
        self.assertIn("2 of 4", answer.out)
        self.assertEqual(json.loads(run("check", "2", "-", "1", "-", "--json").out)["empty_rows"], [1, 3])
        self.assertIn("0 of 4", run("check", "- - - -").out)

    def test_two_queens_on_one_square_are_named(self):
        answer = run("check", "b4", "b4", "d3")
        self.assertEqual(answer.code, 1)
        self.assertIn("b4", answer.out)

    def test_the_answer_says_what_was_assumed(self):
        for words, name in (((SOLUTION,), "numbers"), (("b4 d3 a2 c1",), "squares"), (("1Q2/3Q/Q3/2Q1",), "fen"),
                            (("[[0,1],[1,3],[2,0],[3,2]]",), "json"), (("2413", "--format", "ranks"), "ranks")):
            self.assertIn(name, run("check", *words).out.splitlines()[-1])
            self.assertEqual(json.loads(run("check", *words, "--json").out)["format"], name)
        self.assertIn("torus", run("check", SOLUTION, "--rule", "torus").out)

    def test_the_torus_has_longer_diagonals(self):
        self.assertEqual(run("check", SOLUTION).code, 0)
        self.assertEqual(run("check", SOLUTION, "--rule", "torus").code, 1)
        self.assertEqual(run("check", "1 3 5 2 4", "--rule", "torus").code, 0)

    def test_the_puzzle_must_be_kept(self):
        self.assertEqual(run("check", SOLUTION, "--given", "b4").code, 0)
        for wish, square in ((("--given", "a1"), "a1"), (("--blocked", "b4"), "b4"), (("--exclude", "r+c=1"), "b4")):
            answer = run("check", SOLUTION, *wish)
            self.assertEqual(answer.code, 1)
            self.assertIn(square, answer.out)

    def test_coordinates_choose_the_spelling(self):
        self.assertIn("(0, 0) and (1, 0)", run("check", "1 1", "--coordinates", "zero").out)
        self.assertIn("a2 and a1", run("check", "1 1").out)

    def test_a_large_placement_is_checked_at_once(self):
        self.assertEqual(run("check", "-", stdin=run("solve", 100_000).out).code, 0)
        diagonal = json.loads(run("check", "-", "--json", stdin=" ".join(map(str, range(1, 20_001)))).out)
        self.assertEqual((diagonal["attacks"], len(diagonal["named"])), (str(20_000 * 19_999 // 2), 20))


class Squares(unittest.TestCase):
    def test_a_square_may_be_asked_about(self):
        self.assertEqual(run("check", "b4", "d3", "--size", 4, "--square", "a2").code, 0)
        self.assertEqual(run("check", "b4", "d3", "--size", 4, "--square", "(2,0)").code, 0)
        attacked = run("check", "b4", "d3", "--size", 4, "--square", "b1")
        self.assertEqual(attacked.code, 1)
        self.assertIn("b4", attacked.out)
        self.assertIn("column", attacked.out)
        self.assertIn("d3", attacked.out)
        self.assertIn("diagonal", attacked.out)

    def test_a_square_s_attackers_come_in_json_too(self):
        told = json.loads(run("check", SOLUTION, "--square", "c3", "--json").out)
        self.assertEqual(told, {"safe": False, "occupied": False, "forbidden": False, "attackers": [{"row": 0, "column": 1, "line": "falling"},
                                                             {"row": 1, "column": 3, "line": "row"},
                                                             {"row": 3, "column": 2, "line": "column"}]})

    def test_a_blocked_square_is_not_safe(self):
        answer = run("check", "b4", "--square", "c1", "--blocked", "c1")
        self.assertEqual(answer.code, 1)
        self.assertIn("c1", answer.out)

    def test_the_puzzle_s_given_queens_attack_too(self):
        attacked = run("check", "b4", "--size", 4, "--square", "c1", "--given", "d1")
        self.assertEqual(attacked.code, 1)
        self.assertIn("d1", attacked.out)

    def test_where_a_queen_stands_no_other_may(self):
        for words in (("b4",), ("a1", "--given", "b4")):
            answer = run("check", *words, "--size", 4, "--square", "b4")
            self.assertEqual(answer.code, 1)
            self.assertNotIn("is safe", answer.out)
            self.assertIn("stands there already", answer.out)

    def test_a_picture_shows_the_puzzle(self):
        drawn = run("draw", SOLUTION, "--given", "b4,a1", "--blocked", "d4", "--ascii").out
        self.assertEqual(drawn.splitlines()[0], "4  .+Q . x")
        self.assertEqual(drawn.splitlines()[3], "1  ? . Q .")
        self.assertEqual(run("draw", SOLUTION, "--blocked", "z9").code, 2)
        self.assertEqual(run("draw", SOLUTION, "--blocked", "z9", "--json").code, 2)

    def test_a_square_must_be_one_on_the_board(self):
        for word in ("c9", "e1", "(4,0)", "a1,b2", "", "x!"):
            answer = run("check", SOLUTION, "--square", word)
            self.assertEqual((answer.code, answer.out), (2, ""), word)
            self.assertIn("--square", answer.err)


class Streams(unittest.TestCase):
    def test_each_placement_is_answered_before_the_next_one_comes(self):
        with subprocess.Popen([PROGRAM, "check", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()) as program:
            for placement, verdict in (("2 4 1 3", "Legal"), ("1 2 3 4", "Not legal"), ("3 1 4 2", "Legal")):
                program.stdin.write(placement + "\n")
                program.stdin.flush()
                line = program.stdout.readline()
                while not re.match("Legal|Not legal", line):  # the rest of the answer before
                    self.assertNotEqual(line, "")
                    line = program.stdout.readline()
                self.assertTrue(line.startswith(verdict))

    def test_a_terminal_ends_once(self):
        session = Session("check", "-")
        session.press("2 4 1 3\n")
        session.wait_for("Read as numbers", raw=True)
        session.press("\x04")
        self.assertEqual(session.code(), 0)


class SolverAnswers(unittest.TestCase):
    """How answers of solvers are read is tested in tests/encode/."""
    ANSWER = "c a solver\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11\nv -12 -13 -14 15 -16 0\n"

    def check(self, *words, answer=ANSWER):
        return run("check", "-", "--from", "dimacs", *words, stdin=answer)

    def test_a_solution_is_checked_against_the_puzzle(self):
        self.assertEqual(self.check("--size", 4).code, 0)
        self.assertIn("Legal, and a solution: 4 queens", self.check("--size", 4).out)
        for words in (("--given", "a1"), ("--blocked", "b4"), ("--rule", "torus")):
            self.assertEqual(self.check("--size", 4, *words).code, 1)

    def test_the_puzzle_may_be_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            for text, code in (("....\n...Q\n....\n....\n", 0), ("Q...\n....\n....\n....\n", 1)):
                path = os.path.join(folder, "puzzle")
                with open(path, "w", encoding="ascii") as file:
                    file.write(text)
                self.assertEqual(self.check("--puzzle", path).code, code)

    def test_each_solution_gets_a_verdict(self):
        several = self.check("--size", 4, answer="v 2 8 9 15 0\nv 1 2 0\n")
        self.assertEqual(several.code, 1)
        self.assertEqual(several.out.count("Read as dimacs"), 2)
        self.assertIn("along the row", several.out)

    def test_a_placement_that_was_read_may_be_asked_about(self):
        self.assertEqual(self.check("--size", 4, "--completable").code, 0)
        self.assertIn("attacks it along the row", self.check("--size", 4, "--square", "a4").out)

    def test_what_a_solver_says_is_told(self):
        for said, code, told in (("s UNSATISFIABLE", 1, "impossible"), ("s UNKNOWN", 3, "gave_up")):
            self.assertEqual(self.check("--size", 3, answer=said).code, code)
            self.assertEqual(json.loads(self.check("--size", 3, "--json", answer=said).out),
                             {"solver_says": told, "size": 3, "rule": "chess", "format": "dimacs"})

    def test_what_cannot_be_read_is_pointed_at(self):
        for answer, expected in (("v 2 eight 0", "-: Line 1, character 5: “eight”"), ("", "Line 1: the input ends"),
                                 ("v 2 8 9", "Line 2: the answer ends in the middle")):
            refused = self.check("--size", 4, answer=answer)
            self.assertEqual((refused.out, refused.code), ("", 2))
            self.assertIn(expected, refused.err)
            self.assertIn("v -1 2 0", refused.err)

    def test_the_size_and_one_way_to_read_must_be_told(self):
        self.assertIn("--size N or --puzzle FILE", self.check().err)
        for option in ("--format", "--proof"):
            self.assertEqual(self.check("--size", 4, option, "x").code, 2)
        self.assertIn("dimacs, opb", run("check", "-", "--from", "prolog", "--size", 4).err)


class Reading(unittest.TestCase):
    def test_every_shape_of_a_placement_is_read(self):
        for words in (["2", "4", "1", "3"], ["2 4 1 3"], ["2,4,1,3"], ["[2,4,1,3]"], ["[2, 4, 1, 3]"],
                      ["[2,", "4,", "1,", "3]"], ["b4", "d3", "a2", "c1"], ["(0,1),(1,3),(2,0),(3,2)"],
                      ["1Q2/3Q/Q3/2Q1"], [".Q..\n...Q\nQ...\n..Q."], ["[[0,1],[1,3],[2,0],[3,2]]"],
                      ['[{"row":0,"col":1},{"row":1,"col":3},{"row":2,"col":0},{"row":3,"col":2}]'],
                      ['[{"row":0,"column":1},{"row":1,"column":3},{"column":0,"row":2},{"row":3,"column":2}]'],
                      ['{"queens":[{"row":0,"column":1},{"row":1,"column":3},{"row":2,"column":0},'
                       '{"row":3,"column":2}]}']):
            with self.subTest(words=words):
                answer = run("check", *words)
                self.assertEqual((answer.code, answer.err), (0, ""))
                self.assertIn("solution", answer.out)
                self.assertEqual(run("draw", *words).out, run("draw", SOLUTION).out)
                self.assertEqual(run("check", "-", stdin=" ".join(words)).code, 0)

    def test_a_listing_is_read_back_in_every_format(self):
        for name in FORMATS:
            for n, count in ((1, 1), (4, 2), (8, 92)):
                with self.subTest(format=name, n=n):
                    listed = run("enumerate", n, "--format", name).out
                    answer = run("check", "-", "--format", name, stdin=listed)
                    self.assertEqual((answer.out.count("Legal, and a solution"), answer.code), (count, 0), answer.err)

    def test_most_formats_are_recognised(self):
        for name in GUESSED:
            with self.subTest(format=name):
                answer = run("check", "-", stdin=run("enumerate", 8, "--format", name).out)
                self.assertEqual((answer.out.count("Legal, and a solution"), answer.code), (92, 0), answer.err)

    def test_where_a_format_must_be_named_the_answer_says_so(self):
        for name in (*NAMED, "pairs"):
            with self.subTest(format=name):
                answer = run("check", "-", stdin=run("solve", 6, "--format", name).out)
                self.assertEqual((answer.code, answer.out), (2, ""))
                self.assertIn("--format", answer.err)
                self.assertIn(name, answer.err)
        for words, names in ((("2413",), "ranks"), (("1 3 0 2",), "indices"), (("0,1\n1,0",), "indices, pairs"),
                             (("0 1\n1 0",), "indices, matrix"), ((".|Q\nQ|.",), "bars, ruby")):
            self.assertIn(names + (":" if names != "bars, ruby" else "."), run("check", *words).err)
        self.assertNotIn("--format", run("check", 2, 4, 1, 5).err)

    def test_a_named_format_gets_no_advice(self):
        self.assertNotIn("--format", run("check", "2413", "--format", "numbers").err)

    def test_only_a_line_with_a_number_may_be_a_heading(self):
        self.assertEqual(run("check", "-", stdin="Solution 1\n□ ●\n● □\n").code, 1)
        for text in ("Solution\n□ ●\n● □\n", "Solution 1\n2 4 1 3\n", "Solution 1\n"):
            answer = run("check", "-", stdin=text)
            self.assertEqual(answer.code, 2, text)
            self.assertIn("Solution", answer.err)

    def test_the_board_of_size_zero_is_read_back_in_every_format(self):
        for name in FORMATS:
            for verb in ("solve", "enumerate"):
                with self.subTest(format=name, verb=verb):
                    written = run(verb, 0, "--format", name).out
                    answer = run("check", "-", "--size", 0, "--format", name, stdin=written)
                    self.assertEqual((answer.out.count("Legal, and a solution"), answer.code), (1, 0), answer.err)
        self.assertEqual(run("check", "-", "--size", 0, stdin=run("solve", 0).out).code, 0)
        self.assertIn("--size 0", run("check", "-", stdin=run("solve", 0).out).err)
        self.assertEqual(run("check", "", "--size", 0).code, 0)
        self.assertEqual(run("check", "").code, 2)

    def test_a_picture_is_read_back(self):
        for words in ((1, 2, 4, 3), (2, 4, 1, 3)):
            for puzzle in ((), ("--given", "a1,a4", "--blocked", "c1,b3", "--exclude", "r+c=6")):
                drawn = run("draw", *words, *puzzle, "--ascii").out
                checked = run("check", "-", "--json", stdin=drawn)
                self.assertEqual(json.loads(checked.out)["attacks"],
                                 json.loads(run("check", *words, "--json").out)["attacks"], checked.err)

    def test_the_formats_tested_are_those_there_are(self):
        listed = run("help", "check").out.split("Formats:\n")[1].split("\n\n")[0].splitlines()
        self.assertEqual({line.split()[0] for line in listed if line.strip()}, set(FORMATS))

    def test_each_placement_of_a_stream_gets_a_verdict(self):
        answer = run("check", "-", stdin="2 4 1 3\n\n1 2 3 4\n3 1 4 2\n")
        self.assertEqual([line.split(",")[0].split(":")[0] for line in answer.out.splitlines() if "egal" in line],
                         ["Legal", "Not legal", "Legal"])
        self.assertEqual(answer.code, 1)
        values = run("check", "-", "--json", stdin="2 4 1 3\n1 2 3 4\n").out.splitlines()
        self.assertEqual([json.loads(value)["legal"] for value in values], [True, False])

    def test_a_bad_line_comes_after_the_verdicts_before_it(self):
        answer = run("check", "-", stdin="2 4 1 3\n2 4 1 9\n3 1 4 2\n")
        self.assertEqual((answer.code, answer.out.count("Legal")), (2, 1))
        for part in ("2", "9", "1", "4"):
            self.assertIn(part, answer.err)

    def test_remarks_and_line_ends_do_no_harm(self):
        for text in ("2 4 1 3 # 8\n", "\ufeff2 4 1 3\r\n", "2\t4 1 3  \n\n", "2 4 1 3", "\n\n2 4 1 3\n"):
            answer = run("check", "-", stdin=text)
            self.assertEqual((answer.code, answer.out.count("Legal")), (0, 1), text)
        classes = run("check", "-", stdin=run("enumerate", 8, "--unique").out)
        self.assertEqual((classes.code, classes.out.count("Legal, and a solution")), (0, 12))

    def test_entries_must_fit_the_size(self):
        for words, parts in ((("1 2 3 4 5 6 7", "--size", 8), ("7", "8")), (("1 2 3 4 5", "--size", 4), ("5", "4")),
                             (("0 1 2 3",), ("0", "1", "4")), (("2 4 1 5",), ("5", "1", "4")),
                             (("-1 2",), ("-1",)), (("2 4 1 99999999999999999999",), ("99999999999999999999",)),
                             (("b4 d3", "--size", 3), ("b4", "3")), (("2 4 1 3", "--size", "x"), ("--size", "x")),
                             (("2 4 1 3", "--size", -4), ("--size", "-4", "0"))):
            with self.subTest(words=words):
                answer = run("check", *words)
                self.assertEqual((answer.code, answer.out), (2, ""))
                for part in parts:
                    self.assertIn(part, answer.err)

    def test_words_that_are_no_placement_are_named(self):
        for word in ("abc", "queens", "1e3"):
            self.assertIn(f"“{word}” is neither a placement", run("check", word).err)
        self.assertIn("There is no placement in the input", run("check", "-").err)

    def test_rubbish_is_refused_in_one_printable_line(self):
        for text in (b"\0\0\n", b"ab\x1b[31m\x07\n", b"\xff\xfe\n", b"x" * 100_000, b"[" * 100_000, b"2 4 \x1b[2J 3\n",
                     b'{"queens":[{"row":', b"1 " * 10_000 + b"x\n"):
            done = subprocess.run([PROGRAM, "check", "-"], input=text, capture_output=True, env=environment(),
                                  check=False)
            self.assertEqual((done.returncode, done.stdout), (2, b""), text[:20])
            self.assertTrue(done.stderr.decode().rstrip("\n").isprintable(), done.stderr[:200])
            self.assertLess(len(done.stderr), 400)


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = Path(self.folder.name) / "board.txt"
        self.file.write_text("2 4 1 3\n1 2 3 4\n", encoding="utf-8")

    def test_a_file_is_read_like_a_stream(self):
        answer = run("check", self.file)
        self.assertEqual(answer.code, 1)
        self.assertEqual(answer.out, run("check", "-", stdin=self.file.read_text(encoding="utf-8")).out)
        self.assertEqual(run("draw", self.file).code, 0)

    def test_an_empty_file_holds_no_placement(self):
        self.file.write_text("\n\n", encoding="utf-8")
        for verb in ("check", "draw"):
            self.assertEqual((run(verb, self.file).code, run(verb, self.file).out), (2, ""))

    def test_a_file_that_does_not_exist_says_what_was_tried(self):
        answer = run("check", "no/such/file.txt")
        self.assertEqual((answer.code, answer.out), (2, ""))
        self.assertIn("no/such/file.txt", answer.err)

    def test_what_cannot_be_read_is_the_environment_s_fault(self):
        answer = run("check", self.folder.name)
        self.assertEqual((answer.code, answer.out), (4, ""))
        self.assertIn(self.folder.name, answer.err)

    def test_a_forbidden_file_is_the_environment_s_fault(self):
        self.file.chmod(0)
        Path(self.folder.name).chmod(0o755)
        nobody = {"user": 65534} if os.geteuid() == 0 else {}  # root may read everything
        try:
            done = subprocess.run([PROGRAM, "check", self.file], capture_output=True, env=environment(), check=False,
                                  **nobody)
        except PermissionError:
            self.skipTest("the program cannot be reached as another user")
        self.assertEqual((done.returncode, done.stdout), (4, b""))
        self.assertIn(str(self.file), done.stderr.decode())

    def test_a_full_disk_is_told_even_when_the_input_goes_wrong(self):
        answer = shell(r"printf '2 4 1 3\n2 4 1 9\n' | queens check - >/dev/full")
        self.assertEqual(answer.code, 4)
        self.assertIn("No space left", answer.err)


if __name__ == "__main__":
    unittest.main()
