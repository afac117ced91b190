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

from run import IS_LONG, IS_SANITIZED, PROGRAM, environment, run, shell

# The promise is 0.2 s; a loaded machine gets some more.
SECONDS_TO_STOP = 5.0 if IS_SANITIZED else 1.0


def interrupted(words, number, after):
    """Exit code, stdout, stderr, and seconds from the signal to the end."""
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment()) as program:
        time.sleep(after)
        sent = time.monotonic()
        program.send_signal(number)
        out, err = program.communicate(timeout=30)
        return program.returncode, out.decode(), err.decode(), time.monotonic() - sent


class Limits(unittest.TestCase):
    def test_a_limit_is_never_a_no(self):
        for words in (("solve", 60, "--method", "rows"), ("enumerate", 20), ("count", 20), ("trace", 60), (14,)):
            for limit in (("--node-limit", 100), ("--time-limit", "10ms")):
                answer = run(*words, *limit)
                self.assertEqual(answer.code, 3, (words, limit, answer.err))
                self.assertNotIn("No solution", answer.out + answer.err)
        self.assertEqual(run("count", 20, "--node-limit", 100).out, "")
        self.assertFalse('"complete":true' in run("count", 20, "--node-limit", 100, "--json").out)

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

    def test_small_address_space_is_enough(self):
        self.assertEqual(shell("ulimit -v 300000; queens count 15 --threads 2").out, "2279184\n")


@unittest.skipUnless(IS_LONG, "takes long")
class LimitsLONG(unittest.TestCase):
    def test_threads_never_disagree(self):
        for turn in range(100):
            self.assertEqual(run("count", 11, "--threads", (1, 2, 3, 7, 64)[turn % 5]).out, "2680\n")


if __name__ == "__main__":
    unittest.main()
