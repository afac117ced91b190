# SPDX-License-Identifier: MIT
"""What each shell's completion has to offer: the same for all. A test of a shell derives from Completion."""
import re
import subprocess

from installed import run

FORMATS = "numbers indices ranks squares fen json board letters bars ruby discs matrix pairs".split()


class Completion:
    """`offers(line)`: the words that the shell offers for the last word of the line, a set."""

    def queens(self, *words):
        return run(self.prefix / "bin/queens", *words, env={"LC_ALL": "C.UTF-8"})

    def verbs(self):
        listed = self.queens("help").split("Verbs (queens help VERB tells more):\n")[1].split("\n\n")[0]
        return {line.split()[0] for line in listed.splitlines()} - {"overview"}

    def test_verbs_are_offered(self):
        self.assertLessEqual(self.verbs() | {"help"}, self.offers("queens "))
        self.assertEqual(self.offers("queens cou"), {"count"})

    def test_help_is_offered_its_topics(self):
        self.assertEqual(self.offers("queens help so"), {"solve"})

    def test_each_verb_is_offered_the_options_that_help_lists(self):
        for verb in sorted(self.verbs()):
            listed = set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", self.queens("help", verb), re.M))
            self.assertEqual(self.offers(f"queens {verb} --") - {"--help"}, listed, verb)

    def test_options_are_offered_without_a_verb_too(self):
        offered = self.offers("queens 8 --")
        self.assertIn("--given", offered)
        self.assertNotIn("--engine", offered)

    def test_values_are_offered(self):
        for line, words in (("queens count --engine ", {"bitmask", "plain"}),
                            ("queens solve 8 --method ", {"formula", "rows", "columns"}),
                            ("queens enumerate 8 --method ", {"rows", "columns"}),
                            ("queens all 8 --method ", {"rows", "columns"}),
                            ("queens trace 4 --format ", {"text", "variables", "ruby", "json"}),
                            ("queens count 8 --format ", {"text", "json"}),
                            ("queens solve 8 --format ", set(FORMATS)),
                            ("queens check --rule t", {"torus"}), ("queens 8 --lang ", {"en", "ja", "zh"})):
            self.assertLessEqual(words, self.offers(line), line)

    def test_what_is_offered_is_what_is_taken(self):
        """A wrong value is refused with the list of the right ones."""
        for verb in sorted(self.verbs()):
            for option in ("--engine", "--method", "--algorithm", "--format", "--rule", "--coordinates", "--lang", "--color"):
                if option not in self.queens("help", verb):
                    continue
                what = self.some_words(verb, option)
                done = subprocess.run([self.prefix / "bin/queens", verb, *what, option, "wrong"], capture_output=True,
                                      env={"LC_ALL": "C.UTF-8"}, check=False)
                self.assertEqual(done.returncode, 2)
                listed = done.stderr.decode().split(": ")[-1].strip(".\n").split(", ")
                self.assertEqual(self.offers(f"queens {verb} {' '.join(what)} {option} "), set(listed), (verb, option))

    def some_words(self, verb, option):
        """What comes between verb and option, so that nothing else is wrong."""
        if verb != "campaign":
            return ["1"]
        folder = ["--folder", str(self.prefix / "campaign")]
        self.queens("campaign", "plan", "8", *folder)
        return ["run", *folder] if option == "--engine" else ["plan", "8", *folder]

    def test_values_are_offered_after_an_equals_sign(self):
        self.assertEqual({word.split("=")[-1] for word in self.offers("queens count --engine=pl")}, {"plain"})

    def test_files_are_offered_where_files_are_read(self):
        (self.scratch / "my_board.txt").write_text("2 4 1 3\n", encoding="utf-8")
        for verb in ("check", "draw", "solve", "count"):
            self.assertEqual(self.offers(f"queens {verb} my_b"), {"my_board.txt"}, verb)
        self.assertNotIn("my_board.txt", self.offers("queens generate my_b"))
        for option in ("--output", "-o", "--puzzle"):
            self.assertEqual(self.offers(f"queens check 2413 {option} my_b"), {"my_board.txt"}, option)

    def test_actions_are_offered(self):
        self.assertEqual(self.offers("queens campaign es"), {"estimate"})
