# SPDX-License-Identifier: MIT
"""Pipes, terminals, full disks and locales."""
import unittest

from run import run, shell
from terminal import on_terminal


class Streams(unittest.TestCase):
    def test_a_closed_pipe_is_a_quiet_end(self):
        for command in ("enumerate 12", "trace 12 --until all", "solve 1000000", "enumerate 12 --format json"):
            answer = shell(f"set -o pipefail; queens {command} | head -c 10 >/dev/null; echo ${{PIPESTATUS[0]}}")
            self.assertEqual((answer.out, answer.err), ("0\n", ""), command)

    def test_a_full_disk_is_told(self):
        for command in ("count 8", "solve 8", "enumerate 8", "trace 4", "check 2 4 1 3", "8", "help", "draw 1"):
            answer = shell(f"queens {command} >/dev/full")
            self.assertEqual(answer.code, 4, command)
            self.assertIn("No space left", answer.err)

    def test_closed_streams_do_not_crash(self):
        self.assertEqual(shell("queens count 8 >&-").code, 4)
        self.assertEqual(shell("queens count 8 2>&-").out, "92\n")
        self.assertEqual(shell("queens count 8 <&-").out, "92\n")
        self.assertIn(shell("queens check - <&-").code, (2, 4))

    def test_without_utf8_there_is_nothing_but_ascii(self):
        for words in ((8,), (2,), (30,), ("solve", 8), ("enumerate", 6), ("trace", 4), ("count", 8, "--unique"),
                      ("check", 1, 2, 3), ("draw", 1, 2), ("help",), ("help", "trace"), ("solve", "x"), ("slove",),
                      ("solve", 8, "--given", "z9"), ("trace", 4, "--format", "variables"),
                      ("solve", 8, "--format", "board"), ("enumerate", 5, "--format", "discs")):
            for changes in ({"LC_ALL": "C"}, {"LC_ALL": None, "LANG": None}):
                answer = run(*words, **changes)
                self.assertTrue((answer.out + answer.err).isascii(), (words, answer))

    def test_every_format_is_ascii_where_nothing_else_is_understood(self):
        for name in ("numbers", "indices", "ranks", "squares", "fen", "json", "board", "letters", "bars", "ruby",
                     "discs", "matrix", "pairs"):
            self.assertTrue(run("enumerate", 6, "--format", name, LC_ALL="C").out.isascii(), name)
        for name in ("text", "variables", "ruby", "json"):
            for algorithm in ("rows", "bitmask", "columns"):
                out = run("trace", 5, "--algorithm", algorithm, "--format", name, LC_ALL="C").out
                self.assertTrue(out.isascii(), (name, algorithm))

    def test_ascii_can_be_asked_for(self):
        for words in (("8",), ("trace", "4"), ("check", "1", "2", "3"), ("help", "solve")):
            answer = run(*words, "--ascii")
            self.assertTrue((answer.out + answer.err).isascii(), (words, answer))

    def test_a_terminal_gets_a_board_where_it_fits(self):
        self.assertIn("♛", on_terminal("solve", 8)[0])
        self.assertIn("a b c d e f g h", on_terminal("solve", 8)[0])
        self.assertNotIn("♛", on_terminal("solve", 8, columns=12)[0])
        self.assertNotIn("♛", on_terminal("solve", 100)[0])
        self.assertNotIn("♛", run("solve", 8).out)

    def test_colours_are_for_terminals_that_want_them(self):
        self.assertIn("\x1b[", on_terminal("draw", 2, 4, 1, 3)[0])
        self.assertNotIn("\x1b[", on_terminal("draw", 2, 4, 1, 3, NO_COLOR="1")[0])
        self.assertNotIn("\x1b[", on_terminal("draw", 2, 4, 1, 3, TERM="dumb")[0])
        self.assertNotIn("\x1b[", on_terminal("draw", 2, 4, 1, 3, "--color", "never")[0])
        self.assertNotIn("\x1b[", run("draw", 2, 4, 1, 3).out)
        self.assertIn("\x1b[", run("draw", 2, 4, 1, 3, "--color", "always").out)

    def test_no_solution_is_said_once(self):
        for name in ("numbers", "board", "discs", "matrix"):
            for verb in ("solve", "enumerate"):
                self.assertEqual(len(on_terminal(verb, 3, "--format", name)[0].splitlines()), 1, (verb, name))

    def test_a_terminal_shows_the_size_of_a_class(self):
        self.assertIn("a b c d e f # 4\n", on_terminal("enumerate", 6, "--unique")[0])

    def test_progress_is_shown_only_on_a_terminal_and_for_long_work(self):
        self.assertIn("%", on_terminal("count", 20, "--time-limit", "1.6")[0])
        self.assertNotIn("\r", on_terminal("count", 10)[0])
        self.assertNotIn("%", run("count", 20, "--time-limit", "1.6").err)

    def test_a_dumb_terminal_gets_no_escape_sequences(self):
        self.assertNotIn("\x1b", on_terminal("count", 20, "--time-limit", "1.6", TERM="dumb")[0])


if __name__ == "__main__":
    unittest.main()
