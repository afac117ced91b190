# SPDX-License-Identifier: MIT
"""How the program ends, whatever happens around it: each exit code of each verb; streams that are closed or full; terminals
that can do nothing; a small stack; no environment at all."""
import os
import re
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from run import IS_SANITIZED, PROGRAM, environment, run, shell
from terminal import on_terminal

# What each verb is asked for, so that it answers; each answers on stdout.
ANSWERS = {"overview": "8", "solve": "solve 8", "enumerate": "enumerate 6", "count": "count 8", "trace": "trace 4",
           "check": "check 2 4 1 3", "draw": "draw 2 4 1 3", "help": "help", "version": "--version",
           "json": "check 2 4 1 3 --json"}
CODES = {
    0: ("8", "solve 8", "count 2", "count 3", "trace 4", "check 2 4 1 3", "draw 1 1", "help", "help solve",
        "--version", "solve 0", "check b4 --size 4 --square a1", "30"),
    1: ("3", "solve 2", "enumerate 3", "trace 3", "check 1 2", "check b4 --size 4 --square b1", "solve 4 --given a1,b2", "2 --json"),
    2: ("slove", "solve", "solve x", "count -1", "count 65", "trace 4 --until x", "check", "check 9", "draw no/such/file", "--nonsense",
        "help nonsense", "enumerate 4 --rule x", "8 9"),
    3: ("solve 60 --method rows --node-limit 9", "enumerate 20 --time-limit 1ms", "count 20 --node-limit 9",
        "trace 20 --node-limit 9", "14 --blocked a1 --node-limit 9", "solve 1000000000 --time-limit 10ms"),
    4: ("check /", "draw /"),
}


class Endings(unittest.TestCase):
    def test_each_exit_code_of_each_verb(self):
        for code, requests in CODES.items():
            for request in requests:
                # A limit is met while writing, too: nobody may stop reading before.
                answer = shell(f"queens {request} {'>/dev/null' if code == 3 else ''}")
                self.assertEqual(answer.code, code, (request, answer.err))
                if code in (2, 3, 4):
                    self.assertNotEqual(answer.err, "", request)
                if code in (2, 4):
                    self.assertEqual(answer.out, "", request)

    def test_a_full_disk_is_told_by_every_verb(self):
        for request in ANSWERS.values():
            answer = shell(f"queens {request} >/dev/full")
            self.assertEqual(answer.code, 4, request)
            self.assertIn("No space left", answer.err, request)

    def test_a_closed_stdout_is_told_by_every_verb(self):
        for request in ANSWERS.values():
            answer = shell(f"queens {request} >&-")
            self.assertEqual(answer.code, 4, request)
            self.assertNotEqual(answer.err, "", request)

    def test_a_closed_stdin_or_stderr_changes_no_answer(self):
        for request in ANSWERS.values():
            plain = shell(f"queens {request} 2>/dev/null")
            for change in ("<&-", "2>&-", "<&- 2>&-", "2>/dev/full", "</dev/full"):
                changed = shell(f"queens {request} {change}")
                self.assertEqual((mask(changed.out), changed.code), (mask(plain.out), plain.code), (request, change))

    def test_no_file_takes_the_place_of_a_closed_stream(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "answer")
            for change in ("2>&-", "<&- 2>&-", "<&- >&- 2>&-"):
                self.assertEqual(shell(f"queens enumerate 6 -o {file} {change}").code, 0, change)
                self.assertEqual(file.read_text(), run("enumerate", 6).out, change)

    def test_nothing_can_be_read_from_a_closed_stdin(self):
        for verb in ("check", "draw"):
            answer = shell(f"queens {verb} - <&-")
            self.assertEqual((answer.code, answer.out), (4, ""))
            self.assertIn("-", answer.err)

    def test_a_closed_pipe_satisfies_every_verb(self):
        for request in ("8", "solve 8 --format board", "enumerate 12", "count 8", "trace 12 --until all", "check 2 4 1 3", "help"):
            answer = shell(f"set -o pipefail; queens {request} | true; echo ${{PIPESTATUS[0]}}")
            self.assertEqual((answer.out, answer.err.replace("14200 solutions.\n", "")), ("0\n", ""), request)

    def test_signals_end_every_search_with_their_number(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            for words in (("solve", "60", "--method", "rows"), ("enumerate", "20"), ("count", "22"), ("trace", "200", "--until", "all")):
                with open("/dev/null", "wb") as nowhere, subprocess.Popen(
                        [PROGRAM, *words], stdout=nowhere, stderr=subprocess.PIPE, env=environment()) as program:
                    # It is at work once it has used some time of the processor.
                    while cpu_seconds(program.pid) < 0.1 and program.poll() is None:
                        pass
                    program.send_signal(number)
                    self.assertIn(b"Interrupted", program.communicate(timeout=60)[1], words)
                    self.assertEqual(program.returncode, 128 + number, words)

    @unittest.skipIf(IS_SANITIZED, "sanitizers need more stack than that")
    def test_a_small_stack_is_enough(self):
        for request in (*ANSWERS.values(), "count 13", "count 9 --engine plain", "enumerate 10", "solve 1000000", "solve 900 --random --time-limit 1",
                        "trace 900 --node-limit 1000", "trace 64 --algorithm bitmask --node-limit 1000"):
            answer = shell(f"ulimit -s 256; queens {request} | tail -c 100; exit ${{PIPESTATUS[0]}}")
            self.assertIn(answer.code, (0, 3), (request, answer.err))
        methods = run("help", "solve").out.partition("Methods:\n")[2].partition("\n\n")[0]
        for method in re.findall(r"^  ([a-z]+) ", methods, re.M):
            # Who claims a million queens does them with no more; the others say that it is too much for them.
            answer = shell(f"ulimit -s 256; queens solve 1000000 --method {method} --time-limit 2 | tail -c 100; exit ${{PIPESTATUS[0]}}")
            self.assertIn(answer.code, (0, 2, 3), (method, answer.err))
            self.assertEqual(answer.code == 2, "not 1000000" in answer.err, (method, answer.err))
        deep = "[" * 100_000
        self.assertEqual(shell(f"ulimit -s 256; echo '{deep}' | queens check -").code, 2)

    def test_no_environment_at_all_is_enough(self):
        for request in ANSWERS.values():
            done = subprocess.run([PROGRAM, *request.split()], env={}, capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, request)
            self.assertTrue((done.stdout + done.stderr).isascii(), request)


class Terminals(unittest.TestCase):
    def test_a_tiny_terminal_gets_an_answer(self):
        for columns in (1, 2, 10):
            for request in ANSWERS.values():
                shown, code = on_terminal(*request.split(), columns=columns)
                self.assertEqual(code, 0, (columns, request))
                self.assertNotEqual(shown, "", (columns, request))
            self.assertEqual(on_terminal("solve", 8, columns=columns)[0], run("solve", 8).out)

    def test_a_terminal_without_a_size_is_an_ordinary_one(self):
        self.assertEqual(on_terminal("solve", 8, columns=0)[0], on_terminal("solve", 8, columns=80)[0])

    def test_dumb_terminals_and_plain_locales_get_no_control_sequences(self):
        for changes in ({"TERM": "dumb"}, {"TERM": None}, {"TERM": "dumb", "LC_ALL": "C"}):
            for request in (*ANSWERS.values(), "count 20 --time-limit 1.6"):
                shown, _ = on_terminal(*request.split(), **changes)
                self.assertNotIn("\x1b", shown, (changes, request))
                self.assertTrue("LC_ALL" not in changes or shown.isascii(), (changes, request))


def mask(text):
    """Without how long it took."""
    return "\n".join(line.split(" Counted in ")[0] for line in text.splitlines())


def cpu_seconds(process):
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    unittest.main()
