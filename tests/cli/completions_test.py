# SPDX-License-Identifier: MIT
"""Whether a placement can be completed, in how many ways, hints; and counting up to a bound."""
import json
import unittest

from run import run


class Completions(unittest.TestCase):
    def test_completions_of_public_reports(self):
        def completions(*squares):
            words = ("enumerate", 8, "--given", ",".join(squares), "--format", "indices")
            return sorted(line.replace(" ", "") for line in run(*words).out.splitlines())
        self.assertEqual(completions("(1,1)", "(3,0)", "(7,5)"), ["41703625", "61307425", "71306425"])
        self.assertEqual(run("check", "(1,1)", "(3,0)", "(7,5)", "--size", 8, "--count").out, "It can be completed in 3 ways.\n")
        ranks = run("enumerate", 8, "--given", "a1", "--format", "numbers").out.replace(" ", "").splitlines()
        mirrored = sorted("".join(line) for line in (reversed(rank) for rank in ranks))
        self.assertEqual(mirrored, sorted(["15863724", "16837425", "17468253", "17582463"]))

    def test_a_placement_that_can_be_completed_has_a_witness(self):
        answer = run("check", "b4 d5", "--size", 8, "--completable", "--count")
        self.assertEqual(answer.code, 0)
        self.assertIn("5 1 8 4 2 7 3 6", answer.out)
        self.assertIn("2 ways", answer.out)
        verdict = json.loads(run("check", "b4 d5", "--size", 8, "--completable", "--json").out)
        self.assertEqual((verdict["completable"], verdict["columns"]), (True, [4, 0, 7, 3, 1, 6, 2, 5]))

    def test_a_placement_that_cannot_has_a_reason(self):
        answer = run("check", "a1 b3", "--size", 8, "--completable")
        self.assertEqual((answer.code, answer.out.count("\n")), (1, 2))
        answer = run("check", "a8 b8", "--size", 8, "--completable")
        self.assertEqual(answer.code, 1)
        self.assertIn("attack each other", answer.out)
        # Legality is another question.
        self.assertEqual(run("check", "a1 b3", "--size", 8).code, 0)

    def test_a_limit_is_no_answer(self):
        blocked = ",".join(f"({row},{column})" for row in range(40) for column in range(40) if (row * column) % 7 == 1)
        for words in (("--completable",), ("--hint",)):
            answer = run("check", "(0,0)", "--size", 40, "--blocked", blocked, *words, "--node-limit", 1)
            self.assertEqual((answer.code, "cannot" in answer.out), (3, False), answer.out)

    def test_hints_tell_a_square_or_what_is_wrong(self):
        self.assertIn("d6", run("check", "a1 c2 e3", "--size", 8, "--hint").out)
        self.assertEqual(run("check", "a1 b3 c5 d7", "--size", 8, "--hint").code, 1)
        self.assertEqual(run("check", "2 4 1 3", "--hint").code, 0)
        hint = json.loads(run("check", "b4 d5", "--size", 8, "--hint", "--json").out)
        self.assertEqual((hint["hint"], hint["square"]), ("forced_by_search", {"row": 0, "column": 4}))

    def test_a_puzzle_needs_no_queens_beside_it(self):
        self.assertEqual(run("check", "--size", 8, "--given", "b4,d5", "--count").out, "It can be completed in 2 ways.\n")

    def test_one_question_at_a_time(self):
        for words in (("--hint", "--completable"), ("--hint", "--count"), ("--square", "a1", "--hint")):
            self.assertEqual(run("check", "b4", "--size", 8, *words).code, 2, words)


class AtMost(unittest.TestCase):
    def test_counting_stops_at_the_bound(self):
        for bound, said in ((1, "At least 1 solution."), (91, "At least 91 solutions."), (92, "At least 92 solutions."),
                            (93, "92"), (10**15, "92")):
            answer = run("count", 8, "--at-most", bound)
            self.assertEqual((answer.out, answer.code), (said + "\n", 0))
        self.assertEqual(run("count", 8, "--unique", "--at-most", 3).out, "At least 3 classes of solutions.\n")
        count = json.loads(run("count", 8, "--at-most", 10, "--json").out)
        self.assertEqual((count["solutions"], count["complete"], count["ended_by"]), ("10", False, "enough"))
        self.assertEqual(run("count", 3, "--at-most", 10).out, "0\n")
        for word in ("0", "-1", "x"):
            self.assertEqual(run("count", 8, "--at-most", word).code, 2)

    def test_puzzles_on_large_boards_are_counted_too(self):
        given = ",".join(f"({row},{2 * row + 1})" for row in range(19))
        count = run("count", 40, "--given", given)
        listed = run("enumerate", 40, "--given", given, "--method", "search")
        self.assertEqual(count.out.strip(), str(len(listed.out.splitlines())))
        self.assertEqual(run("count", 100, "--given", "a1", "--at-most", 500).out, "At least 500 solutions.\n")
        # A search of a large board does not come to the smallest member of a class.
        self.assertEqual(run("count", 100, "--unique", "--at-most", 5).out, "At least 5 classes of solutions.\n")
        self.assertEqual(run("count", 100, "--given", "a1", "--engine", "plain").code, 2)


if __name__ == "__main__":
    unittest.main()
