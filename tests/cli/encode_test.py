# SPDX-License-Identifier: MIT
"""`queens encode` from outside; that what it writes is right is tested in tests/encode/."""
import unittest

from run import IS_SANITIZED, run, shell


class Encode(unittest.TestCase):
    def test_clauses_are_the_default(self):
        self.assertEqual(run("encode", 5), run("encode", 5, "--to", "dimacs"))
        self.assertIn("\np cnf 25 ", run("encode", 5, "--at-most-one", "pairwise").out)

    def test_the_language_of_the_user_does_not_matter(self):
        for language in ("ja", "zh"):
            self.assertEqual(run("encode", 5, "--to", "asp", "--lang", language), run("encode", 5, "--to", "asp"))

    def test_what_it_does_not_know_is_refused_by_name(self):
        for words, expected in ((("--to", "prolog"), "dimacs, opb, lp"), (("--at-most-one", "two"), "by-size, pairwise"),
                                (("--to", "lp", "--at-most-one", "product"), "--at-most-one: lp"), (("--json",), "--json")):
            answer = run("encode", 8, *words)
            self.assertEqual((answer.out, answer.code), ("", 2))
            self.assertIn(expected, answer.err)

    def test_sizes_are_refused_by_encoding(self):
        for size, encoding in ((0, "lp"), (5_001, "dimacs"), (301, "qubo"), (1, "xcsp3")):
            answer = run("encode", size, "--to", encoding)
            self.assertEqual((answer.out, answer.code), ("", 2))
            self.assertIn(f"{encoding} takes boards from", answer.err)

    def test_a_reader_that_has_had_enough_ends_it_quietly(self):
        answer = shell("queens encode 3000 --to opb | head -n 1; echo ${PIPESTATUS[0]}", timeout=20)
        self.assertEqual(answer.out.splitlines()[1:], ["0"])
        self.assertEqual(answer.err, "")

    @unittest.skipIf(IS_SANITIZED, "sanitizers need address space")
    def test_large_boards_are_streamed(self):
        for encoding in ("dimacs", "lp", "mps"):
            answer = shell(f"ulimit -v 200000; queens encode 1000 --to {encoding} | wc -c")
            self.assertGreater(int(answer.out), 50_000_000)
            self.assertEqual(answer.err, "")


if __name__ == "__main__":
    unittest.main()
