# SPDX-License-Identifier: MIT
"""How long a count will take, told before it starts and while it goes on."""
import re
import subprocess
import time
import unittest

from run import IS_LONG, IS_SLOW, PROGRAM, environment
from terminal import moments_on_terminal


def seconds_until_told(words):
    """From the start to the first line on stderr; and that line."""
    start = time.monotonic()
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          env=environment()) as program:
        line = program.stderr.readline().decode()
        seconds = time.monotonic() - start
        program.kill()
        program.stderr.read()
    return seconds, line


class Expectations(unittest.TestCase):
    def test_a_long_count_says_at_once_how_long_it_takes(self):
        for words in (("count", 22, "--threads", 1), ("count", 23), ("count", 28), ("count", 22, "--engine", "cross"),
                      ("count", 22, "--engine", "bitmask"), ("count", 20, "--engine", "plain")):
            # A busy machine is given some tries.
            for _ in range(10):
                seconds, line = seconds_until_told(words)
                self.assertRegex(line, r"^This will take about .* with (one thread|\d+ threads)\.$", words)
                if seconds < 1 or IS_SLOW:
                    break
            else:
                self.fail(f"{words}: {seconds} s")

    @unittest.skipUnless(IS_LONG, "counts for half a minute")
    def test_after_a_tenth_the_time_left_is_right_within_a_fifth(self):
        moments, code = moments_on_terminal("count", 18, "--engine", "cross", "--threads", 1)
        self.assertEqual(code, 0)
        end = moments[-1][0]
        for moment, shown in moments:
            told = re.search(r"(\d+) % counted, (?:(\d+):)?(\d+) (?:s|min) left", shown.decode())
            if told and int(told[1]) >= 10:
                left = 60 * int(told[2] or 0) + int(told[3])
                self.assertLess(abs(left - (end - moment)), 0.2 * (end - moment), (told[0], moment, end))
                return
        self.fail("no line after a tenth")


if __name__ == "__main__":
    unittest.main()
