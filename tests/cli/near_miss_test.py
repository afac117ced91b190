# SPDX-License-Identifier: MIT
"""“Did you mean …?” after a slip: for verbs, options and values. And no guess where none is near."""
import unittest

from run import run

MEANT = {"en": "Did you mean {}?", "ja": "{} のことですか？", "zh": "您是不是要写 {}？"}


class NearMisses(unittest.TestCase):
    def guess(self, *words, language="en"):
        answer = run(*words, "--lang", language)
        self.assertEqual((answer.code, answer.out), (2, ""), words)
        before, after = MEANT[language].split("{}")
        found = [line for line in answer.err.splitlines() if line.startswith(before) and line.endswith(after)]
        self.assertLessEqual(len(found), 1)
        return found[0][len(before):len(found[0]) - len(after)] if found else None

    def test_a_verb_is_guessed(self):
        for slip, verb in (("slove", "solve"), ("enumarate", "enumerate"), ("cuont", "count"), ("trac", "trace"),
                           ("chekc", "check"), ("drew", "draw"), ("SOLVE", "solve"), ("enum", "enumerate")):
            self.assertEqual(self.guess(slip, 8), verb)
        self.assertEqual(self.guess("help", "slove"), "solve")

    def test_an_option_is_guessed(self):
        for words, option in ((("count", 8, "--engin", "plain"), "--engine"), (("count", 8, "--thread", 2), "--threads"),
                              (("solve", 8, "--gvien=b4"), "--given"), (("trace", 4, "-json"), "--json"),
                              (("solve", 8, "--timelimit", 3), "--time-limit"), (("--vresion",), "--version"),
                              (("solve", "--halp"), "--help")):
            self.assertEqual(self.guess(*words), option, words)

    def test_only_options_that_the_verb_takes_are_guessed(self):
        self.assertIsNone(self.guess("solve", 8, "--engin", "plain"))

    def test_a_value_is_guessed(self):
        for words, value in ((("count", 8, "--engine", "palin"), "plain"), (("solve", 8, "--method", "fromula"), "formula"),
                             (("solve", 8, "--format", "jsno"), "json"), (("trace", 8, "--algorithm", "colums"), "columns"),
                             (("trace", 8, "--algorithm", "generate-and-tests"), "generate-and-test"),
                             (("trace", 8, "--format", "var"), "variables"), (("solve", 8, "--rule", "tours"), "torus"),
                             (("draw", 1, "--color", "alway"), "always"), (("check", 1, "--coordinates", "ches"), "chess"),
                             (("count", 8, "--format", "jso"), "json")):
            self.assertEqual(self.guess(*words), value, words)

    def test_nothing_is_guessed_where_nothing_is_near(self):
        for words in (("abacus", 8), ("count", 8, "--engine", "abacus"), ("solve", 8, "--format", ""), ("solve", 8, "--rule", "x"),
                      ("solve", 8, "--xyzzy"), ("solve", "eight"), ("x" * 10000, 8), ("solve", 8, "--" + "x" * 10000)):
            self.assertIsNone(self.guess(*words), words)

    def test_it_is_asked_in_every_language(self):
        for language in MEANT:
            self.assertEqual(self.guess("slove", 8, language=language), "solve")


class Version(unittest.TestCase):
    def test_the_first_line_is_the_version_alone(self):
        first, *more = run("--version").out.splitlines()
        self.assertRegex(first, r"^queens \d+\.\d+\.\d+$")
        self.assertRegex(more[0], r"^commit \S+, built by \S+ \d\S* for \S+$")
        self.assertTrue(more[1].startswith("CPU targets: "))
        self.assertEqual(run("-V").out, run("--version").out)


class Help(unittest.TestCase):
    TOPICS = ((), ("overview",), ("solve",), ("enumerate",), ("count",), ("trace",), ("check",), ("draw",))

    def test_it_opens_with_examples(self):
        for topic in self.TOPICS:
            lines = run("help", *topic).out.splitlines()
            self.assertIn("Examples:", lines[:4], topic)
            self.assertTrue(lines[lines.index("Examples:") + 1].startswith("  queens "), topic)
        self.assertEqual(run("--help").out, run("help").out)

    def test_no_line_is_longer_than_a_terminal(self):
        for topic in self.TOPICS:
            for line in run("help", *topic).out.splitlines():
                self.assertLessEqual(len(line), 80, line)


if __name__ == "__main__":
    unittest.main()
