# SPDX-License-Identifier: MIT
"""`trace --watch` on a terminal of its own: what is shown, what the keys do, and that the terminal is given back."""
import os
import signal
import termios
import unittest

from run import run
from terminal import Session

SENTENCES = [line.split(None, 1) for line in run("trace", 4).out.splitlines()[:-1]]


def sentence(event):
    return f"{event}. {SENTENCES[event - 1][1]}"


class Watch(unittest.TestCase):
    def session(self, *words, **changes):
        session = Session(*words, **changes)
        self.addCleanup(session.end)
        return session

    def test_it_begins_with_an_empty_board(self):
        session = self.session("trace", 4, "--watch", NO_COLOR="1")
        shown = session.wait_for("Event 0 / ?")
        self.assertIn("   0 1 2 3\n0  . . . .\n", shown)

    def test_steps_go_both_ways(self):
        session = self.session("trace", 4, "--watch", columns=200, NO_COLOR="1")
        session.wait_for("Event 0")
        for event in range(1, 36):
            session.press("s" if event % 2 else "\x1b[C")
            self.assertIn(sentence(event), session.wait_for(f"Event {event} /"))
        session.press("s")
        session.wait_for("Event 35 / 35")
        for event in range(34, 0, -1):
            session.press("b" if event % 2 else "\x1b[D")
            self.assertIn(sentence(event), session.wait_for(f"Event {event} /"))

    def test_the_board_and_the_variables_are_those_of_the_event(self):
        session = self.session("trace", 4, "--watch", "--until", "all", columns=120, NO_COLOR="1")
        session.press("g22\r")
        shown = session.wait_for("Event 22 /")
        self.assertIn("0  ♛ . . .\n1  x x r ♛\n2  x r x x\n3  . . . .\n", shown)
        variables = run("trace", 4, "--format", "variables", "--from", 22, "--to", 22).out.splitlines()[1:-2]
        for line in variables:
            self.assertIn(line.rstrip(), shown)
        session.press("1")
        self.assertNotIn(variables[0].strip(), session.wait_for("Event 22 /", without=variables[0].split("  ")[0]))

    def test_it_goes_to_what_is_looked_for(self):
        kinds = [line.split('"kind":"')[1].split('"')[0] for line in run("trace", 5, "--until", "all", "--format", "json").out.splitlines()[1:-1]]
        numbers = {kind: [k + 1 for k, each in enumerate(kinds) if each in kind] for kind in (("stuck",), ("stuck", "backtrack"), ("found",))}
        session = self.session("trace", 5, "--watch", "--until", "all", NO_COLOR="1")
        session.wait_for("Event 0")
        for kind, key in zip(numbers, "drf"):
            session.press("\x1b[H")
            session.wait_for("Event 0 ")
            first = numbers[kind][:6]
            self.assertGreater(len(first), 3)
            for event in first:
                session.press(key)
                session.wait_for(f"Event {event} /")
            for event in reversed(first[:-1]):
                session.press(key.upper())
                session.wait_for(f"Event {event} /")
            session.press(key.upper())
            session.wait_for("Event 0 ")
        session.press("ss")
        session.wait_for("Event 2 ")
        session.press("bo")  # over the first queen: everything below it
        events = run("trace", 5, "--until", "all").out.splitlines()
        lift = next(k + 1 for k, kind in enumerate(kinds) if kind == "lift" and not events[k][5:].startswith("    "))
        session.wait_for(f"Event {lift} /")

    def test_it_plays_and_pauses(self):
        session = self.session("trace", 6, "--watch", NO_COLOR="1")
        session.wait_for("Event 0")
        session.press("++++ ")
        session.wait_for("100 a second")
        last = len(run("trace", 6).out.splitlines()) - 1
        session.wait_for(f"Event {last} / {last}", patience=60)
        session.wait_for("Space: play")

    def test_a_long_search_is_stopped_by_a_key(self):
        session = self.session("trace", 200, "--watch", NO_COLOR="1")
        session.wait_for("Event 0")
        session.press("f")
        session.press("1")
        session.wait_for(" / ?")
        session.press("q")
        self.assertEqual(session.code(), 0)

    def test_going_back_needs_no_run_from_the_start(self):
        session = self.session("trace", 8, "--watch", "--until", "all", columns=200, NO_COLOR="1")
        session.press("g19833\r")
        session.wait_for("Event 19833 /", patience=30)
        whole = run("trace", 8, "--until", "all").out.splitlines()
        for event in (19832, 19831):
            session.press("b")
            self.assertIn(f"{event}. {whole[event - 1].split(None, 1)[1]}", session.wait_for(f"Event {event} /"))
        session.press("g5000\r")
        self.assertIn(f"5000. {whole[4999].split(None, 1)[1]}", session.wait_for("Event 5000 /"))

    def test_the_terminal_is_given_back_however_it_ends(self):
        for how, code in (("q", 0), ("\x03", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)):
            session = self.session("trace", 4, "--watch")
            before = session.modes
            session.wait_for("Event 0")
            self.assertFalse(session.modes_now()[3] & termios.ECHO)
            session.press(how) if isinstance(how, str) else session.signal(how)
            self.assertEqual(session.code(), code, how)
            self.assertEqual(session.modes_now(), before, how)
            self.assertTrue(session.shown.endswith("\x1b[?25h\x1b[?1049l") or "\x1b[?25h\x1b[?1049l" in session.shown[-200:], how)

    def test_ctrl_z_does_not_leave_it_half_way(self):
        session = self.session("trace", 4, "--watch", NO_COLOR="1")
        session.wait_for("Event 0")
        session.press("\x1a\x1cs")
        session.wait_for("Event 1 ")

    def test_a_terminal_that_is_closed_ends_it(self):
        session = self.session("trace", 4, "--watch")
        session.wait_for("Event 0")
        session.hang_up()
        self.assertIn(session.code(), (0, 129))

    def test_without_a_terminal_it_says_what_else_there_is(self):
        answer = run("trace", 6, "--watch")
        self.assertEqual((answer.code, answer.out), (2, ""))
        self.assertIn("queens trace 6", answer.err)
        session = self.session("trace", 6, "--watch", TERM="dumb")
        self.assertEqual(session.code(), 2)
        self.assertNotIn("\x1b", session.shown)

    def test_what_does_not_go_with_it(self):
        for words in (("--format", "json"), ("--json",), ("-o", "x.gif"), ("--from", 3), ("--size", 300)):
            self.assertEqual(run("trace", 4, "--watch", *words).code, 2)

    def test_nothing_is_wider_or_higher_than_the_terminal(self):
        for columns, rows in ((80, 24), (40, 10), (20, 8), (10, 3), (3, 2), (1, 1)):
            for size in (4, 8, 30):
                session = self.session("trace", size, "--watch", columns=columns, rows=rows, NO_COLOR="1")
                session.wait_for("\x1b[J", raw=True)
                session.press("sss?")
                session.press("?")
                session.press("q")
                self.assertEqual(session.code(), 0)
                for frame in session.frames():
                    self.assertLessEqual(len(frame), rows, (columns, rows, size, frame))
                    self.assertLessEqual(max(map(len, frame)), columns, (columns, rows, size, frame))

    def test_colours_languages_and_plain_locales(self):
        self.assertIn("\x1b[48;5;", self.session("trace", 4, "--watch").wait_for("Event 0", raw=True))
        session = self.session("trace", 4, "--watch", NO_COLOR="1")
        session.wait_for("Event 0")
        self.assertNotIn("\x1b[48", session.shown)
        self.assertIn("ステップ 0", self.session("trace", 4, "--watch", "--lang", "ja").wait_for("ステップ 0"))
        self.assertIn("第 0 步", self.session("trace", 4, "--watch", "--lang", "zh").wait_for("第 0 步"))
        plain = self.session("trace", 4, "--watch", LC_ALL="C")
        plain.wait_for("Event 0")
        plain.press("s?")
        plain.wait_for("these keys")
        self.assertTrue(plain.shown.isascii())

    def test_chess_names_can_be_had_at_any_time(self):
        session = self.session("trace", 4, "--watch", NO_COLOR="1")
        session.wait_for("Event 0")
        session.press("s")
        self.assertIn("(0, 0)", session.wait_for("Event 1 "))
        session.press("c")
        shown = session.wait_for("a4")
        self.assertIn("a b c d", shown)


if __name__ == "__main__":
    unittest.main()
