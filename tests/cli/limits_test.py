# SPDX-License-Identifier: MIT
"""Limits, signals and memory: an unfinished answer never looks like a finished one."""
import json
import random
import resource
import signal
import subprocess
import tempfile
import time
import unittest

from run import IS_LONG, IS_SANITIZED, IS_SLOW, PROGRAM, environment, run, shell

# The promise is 0.2 s; a loaded machine gets some more.
SECONDS_TO_STOP = 5.0 if IS_SLOW else 1.0


def interrupted(words, number, after):
    """Exit code, stdout, stderr, and seconds from the signal to the end."""
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment()) as program:
        time.sleep(after)
        sent = time.monotonic()
        program.send_signal(number)
        out, err = program.communicate(timeout=30)
        return program.returncode, out.decode(), err.decode(), time.monotonic() - sent


def blanks_without_end():
    """A process that writes one line of blanks for as long as it is read."""
    with open("/dev/zero", "rb") as zeros:
        return subprocess.Popen(["tr", "\\0", " "], stdin=zeros, stdout=subprocess.PIPE)


class Limits(unittest.TestCase):
    def test_a_limit_is_never_a_no(self):
        for words in (("solve", 60, "--method", "rows"), ("enumerate", 20), ("count", 20), ("trace", 60),
                      (14, "--blocked", "a1")):
            for limit in (("--node-limit", 100), ("--time-limit", "10ms")):
                answer = run(*words, *limit)
                self.assertEqual(answer.code, 3, (words, limit, answer.err))
                self.assertNotIn("No solution", answer.out + answer.err)
        self.assertEqual(run("count", 20, "--node-limit", 100).out, "")
        self.assertFalse('"complete":true' in run("count", 20, "--node-limit", 100, "--json").out)
        for verb in ("enumerate", "trace"):
            last = run(verb, 12, "--node-limit", 100, "--json").out.splitlines()[-1]
            self.assertEqual(json.loads(last)["ended_by"], "node_limit")

    def test_writing_a_billion_numbers_takes_no_longer_than_the_limit(self):
        for name in ("numbers", "squares", "json", "pairs"):
            words = f"solve 1000000000 --format {name} --time-limit 300ms"
            start = time.monotonic()
            answer = shell(f"queens {words} >/dev/null")
            self.assertLess(time.monotonic() - start, 0.3 + SECONDS_TO_STOP)
            self.assertEqual((answer.code, answer.err), (3, "Stopped by --time-limit.\n"), words)
        self.assertEqual(run("solve", 8, "--time-limit", 0).out, "4 6 8 2 7 1 3 5\n")  # found at once, and short

    def test_a_signal_stops_soon_and_nothing_looks_complete(self):
        moments = random.Random(8)
        for _ in range(10 if IS_LONG else 3):
            for number in (signal.SIGINT, signal.SIGTERM):
                for words in (("count", 20), ("solve", 60, "--method", "rows"), ("count", 20, "--engine", "plain")):
                    code, out, err, seconds = interrupted(words, number, 0.1 + moments.random() / 3)
                    self.assertEqual(code, 128 + number, (words, err))
                    self.assertEqual(out, "")
                    self.assertIn("Interrupted", err)
                    self.assertLess(seconds, SECONDS_TO_STOP)

    def test_a_signal_stops_the_largest_boards_soon(self):
        """Whatever such a board is at: being set up, searched, or written."""
        moments = random.Random(88)
        methods = run("help", "solve").out
        for words in (("solve", 20_000_000, "--method", "repair"), ("solve", 500, "--method", "sat")):
            if words[3] not in methods:
                continue
            for number in (signal.SIGINT, signal.SIGTERM) * (5 if IS_LONG else 2):
                code, out, err, seconds = interrupted(words, number, 0.1 + moments.random())
                self.assertEqual((code, out), (128 + number, ""), (words, err))
                self.assertLess(seconds, SECONDS_TO_STOP, words)
            start = time.monotonic()
            self.assertEqual(run(*words, "--time-limit", "300ms").code, 3)
            self.assertLess(time.monotonic() - start, 0.3 + SECONDS_TO_STOP, words)

    def test_a_signal_stops_a_stream_at_a_whole_line(self):
        for words in (("enumerate", 16), ("trace", 20, "--until", "all", "--json")):
            with tempfile.TemporaryFile() as file, subprocess.Popen(
                    [PROGRAM, *map(str, words)], stdout=file, stderr=subprocess.PIPE, env=environment()) as program:
                time.sleep(0.3)
                program.send_signal(signal.SIGINT)
                self.assertIn(b"Interrupted", program.communicate(timeout=30)[1])
                self.assertEqual(program.returncode, 130)
                file.seek(0)
                *_, last = file
                self.assertTrue(last.endswith(b"\n"))
                if words[0] == "trace":
                    self.assertEqual(json.loads(last)["ended_by"], "stopped")
                else:
                    self.assertEqual(len(last.split()), 16)

    def test_a_signal_may_come_at_any_moment(self):
        moments = random.Random(88)
        for turn in range(200 if IS_LONG else 30):
            number = (signal.SIGINT, signal.SIGTERM)[turn % 2]
            words = (("count", 18), ("count", 18, "--unique"), ("solve", 1000, "--method", "rows"))[turn % 3]
            code, out, _, seconds = interrupted(words, number, moments.random() / 20)
            # In its first milliseconds the program does not yet watch for signals: they end it at once.
            self.assertIn(code, (128 + number, -number))
            self.assertEqual(out, "")
            self.assertLess(seconds, SECONDS_TO_STOP)

    def test_no_total_looks_complete_that_is_not(self):
        words = ("count", 13 if IS_SLOW else 17, "--json")
        start = time.monotonic()
        whole = json.loads(run(*words).out)["solutions"]
        longest = 1.1 * (time.monotonic() - start)
        moments = random.Random(17)
        for _ in range(50 if IS_LONG else 10):
            code, out, err, _ = interrupted(words, signal.SIGINT, moments.random() * longest)
            # Before it watches for signals they end it at once; and it may have been done already.
            self.assertIn(code, (0, 128 + signal.SIGINT, -signal.SIGINT))
            if code == 0:
                self.assertEqual(json.loads(out)["solutions"], whole)
            elif out:
                self.assertEqual(json.loads(out)["complete"], False)
                self.assertIn("not complete", err)

    def test_what_was_counted_so_far_is_marked_as_incomplete(self):
        code, out, err, _ = interrupted(("count", 18, "--json"), signal.SIGTERM, 0.2)
        self.assertEqual(code, 143)
        counted = json.loads(out)
        self.assertEqual((counted["complete"], counted["ended_by"]), (False, "stopped"))
        self.assertIn("not complete", err)

    def test_an_answer_of_a_billion_numbers_can_be_interrupted(self):
        with open("/dev/null", "wb") as nowhere, subprocess.Popen(
                [PROGRAM, "solve", "1000000000"], stdout=nowhere, stderr=subprocess.PIPE, env=environment()) as program:
            time.sleep(0.3)
            sent = time.monotonic()
            program.send_signal(signal.SIGINT)
            self.assertIn(b"Interrupted", program.communicate(timeout=30)[1])
            self.assertEqual(program.returncode, 130)
            self.assertLess(time.monotonic() - sent, SECONDS_TO_STOP)

    def test_an_answer_of_a_billion_numbers_into_a_pipe_can_be_interrupted(self):
        code, _, err, seconds = interrupted(("solve", 10**9, "--format", "squares"), signal.SIGINT, 0.3)
        self.assertEqual(code, 130)
        self.assertIn("Interrupted", err)
        self.assertLess(seconds, SECONDS_TO_STOP)

    @unittest.skipIf(IS_SANITIZED, "sanitizers use memory of their own")
    def test_a_line_without_an_end_can_be_interrupted_before_memory_is_full(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))
        with blanks_without_end() as blanks, subprocess.Popen(
                [PROGRAM, "check", "-"], stdin=blanks.stdout, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env=environment(), preexec_fn=limit) as program:
            blanks.stdout.close()
            time.sleep(0.05)
            program.send_signal(signal.SIGINT)
            _, err = program.communicate(timeout=30)
            self.assertEqual((program.returncode, err), (130, b""))

    @unittest.skipUnless(IS_LONG, "reads a gibibyte")
    def test_a_line_without_an_end_is_refused(self):
        for words in (("check", "-"), ("solve", "-")):
            with blanks_without_end() as blanks, subprocess.Popen(
                    [PROGRAM, *words], stdin=blanks.stdout, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    env=environment()) as program:
                blanks.stdout.close()
                _, err = program.communicate(timeout=60)
                self.assertEqual(program.returncode, 2)
                self.assertIn(b"-: Line 1 has more than 1073741824 characters", err)

    def test_what_is_no_text_is_refused_at_once(self):
        for words in (("check", "/dev/zero"), ("draw", "/dev/zero"), ("check", "--puzzle", "/dev/zero"), ("solve", "/dev/zero"),
                      ("check", "/dev/zero", "--from", "dimacs", "--size", 8), ("check", "/dev/zero", "--format", "json")):
            answer = run(*words, timeout=10)
            self.assertEqual((answer.code, answer.out), (2, ""), words)
            self.assertIn("/dev/zero: Line 1 has a byte 0", answer.err)

    def test_waiting_for_input_can_be_interrupted(self):
        for words in (("check", "-"), ("draw", "-"), ("check", "/dev/stdin")):
            with subprocess.Popen([PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, env=environment()) as program:
                program.stdin.write(b"2 4 1 3\n")
                program.stdin.flush()
                time.sleep(0.3)
                program.send_signal(signal.SIGINT)
                self.assertEqual(program.wait(timeout=10), 130, words)

    def test_a_second_signal_ends_the_program_at_once(self):
        with subprocess.Popen([PROGRAM, "enumerate", "14"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              env=environment()) as program:
            time.sleep(0.3)  # nobody reads: the first signal gives the reader some time
            program.send_signal(signal.SIGINT)
            time.sleep(0.02)
            program.send_signal(signal.SIGINT)
            self.assertIn(program.wait(timeout=10), (-signal.SIGINT, 130))

    def test_an_ignored_signal_stays_ignored(self):
        self.assertEqual(shell("trap '' INT; queens count 14 & sleep 0.05; kill -INT $!; wait $!").out, "365596\n")

    def test_a_blocked_pipe_can_be_interrupted(self):
        with subprocess.Popen([PROGRAM, "enumerate", "14"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              env=environment()) as program:
            time.sleep(0.5)  # nobody reads: the pipe is full
            sent = time.monotonic()
            program.send_signal(signal.SIGINT)
            program.wait(timeout=10)
            self.assertLess(time.monotonic() - sent, SECONDS_TO_STOP)
            self.assertEqual(program.returncode, 130)


@unittest.skipIf(IS_SANITIZED, "sanitizers use memory of their own")
class Memory(unittest.TestCase):
    def peak(self, words):
        """The largest resident memory of the program, in MiB."""
        def measure():
            resource.setrlimit(resource.RLIMIT_STACK, (256 * 1024, 256 * 1024))
        program = subprocess.Popen([PROGRAM, *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                   env=environment(), preexec_fn=measure)
        _, status, usage = __import__("os").wait4(program.pid, 0)
        program.stderr.close()
        program.returncode = status
        self.assertEqual(status, 0)
        return usage.ru_maxrss / 1024

    def test_memory_does_not_grow_with_the_solutions(self):
        self.assertLess(self.peak(("enumerate", 14)), 64)
        self.assertLess(self.peak(("trace", 9, "--until", "all")), 64)
        self.assertLess(self.peak(("count", 13)), 64)

    def test_a_million_queens_need_no_deep_stack(self):
        self.assertLess(self.peak(("solve", 1_000_000)), 64)
        self.assertEqual(run("check", "-", stdin=run("solve", 1_000_000).out).code, 0)
        self.assertLess(self.peak(("solve", 1_000_000, "--seed", 1)), 64)
        self.assertLess(self.peak(("solve", 1_000_000, "--given", "a1")), 64)

    def test_repair_takes_five_bytes_a_queen(self):
        few = self.peak(("solve", 1000, "--method", "repair"))
        many = self.peak(("solve", 4_000_000, "--method", "repair"))
        self.assertLess((many - few) * 1024 * 1024 / 4_000_000, 5)

    def test_threads_that_the_system_refuses_are_not_needed(self):
        self.assertEqual(shell("ulimit -v 100000; queens count 10 --threads 64").out, "724\n")

    def test_small_address_space_is_enough(self):
        self.assertEqual(shell("ulimit -v 300000; queens count 15 --threads 2").out, "2279184\n")


@unittest.skipUnless(IS_LONG, "takes long")
class LimitsLONG(unittest.TestCase):
    def test_threads_never_disagree(self):
        for turn in range(100):
            self.assertEqual(run("count", 11, "--threads", (1, 2, 3, 7, 64)[turn % 5]).out, "2680\n")


if __name__ == "__main__":
    unittest.main()
