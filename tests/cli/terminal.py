# SPDX-License-Identifier: MIT
"""Runs the program under test on a terminal of its own."""
import os
import pty
import subprocess
import time

from run import PROGRAM, environment


def on_terminal(*words, columns=80, **changes):
    """What the program prints on a terminal (stdout and stderr), and its exit code."""
    moments, code = moments_on_terminal(*words, columns=columns, **changes)
    return b"".join(shown for _, shown in moments).decode(), code


def moments_on_terminal(*words, columns=80, **changes):
    """What it prints, in pieces, each with the seconds since the start; and its exit code."""
    here, there = pty.openpty()
    subprocess.run(["stty", "cols", str(columns), "rows", "40", "-opost"], stdin=there, check=True)
    start = time.monotonic()
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=there, stderr=there, env=environment(**changes)) as program:
        os.close(there)
        moments = []
        while True:
            try:
                shown = os.read(here, 65536)
            except OSError:
                break
            if not shown:
                break
            moments.append((time.monotonic() - start, shown))
    os.close(here)
    return moments, program.returncode
